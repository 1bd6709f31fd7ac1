import { compareCardNumbers, splitCardNumber } from '../../cards/catalogue/card-number.ts';

/** Card numbers of a game by set, so that a set code and a number suffice. */
export type NumberBook = {
  readonly has: (cardno: string) => boolean;
  /** Returns the set as its cards spell it. Example: `gd01` gives `GD01`. */
  readonly findSet: (code: string) => string | undefined;
  /** Returns the printings with this number, the main printing first. */
  readonly find: (set: string, number: number) => readonly string[];
  readonly size: (set: string) => number;
  readonly sets: () => Iterable<string>;
};

type BookSet = { readonly code: string; readonly numbers: Map<number, string[]> };

export function createNumberBook(cardnos: readonly string[]): NumberBook {
  const all = new Set(cardnos);
  const sets = new Map<string, BookSet>();
  for (const cardno of cardnos.toSorted(compareCardNumbers)) {
    const { prefix, width, number } = splitCardNumber(cardno);
    if (width === 0) continue;
    const code = prefix.slice(0, -1);
    const set = sets.get(code.toLowerCase()) ?? { code, numbers: new Map<number, string[]>() };
    sets.set(code.toLowerCase(), set);
    const printings = set.numbers.get(number) ?? [];
    printings.push(cardno);
    set.numbers.set(number, printings);
  }
  const numbersOf = (set: string) => sets.get(set.toLowerCase())?.numbers;
  return {
    has: (cardno) => all.has(cardno),
    findSet: (code) => sets.get(code.toLowerCase())?.code,
    find: (set, number) => numbersOf(set)?.get(number) ?? [],
    size: (set) => numbersOf(set)?.size ?? 0,
    sets: () => [...sets.values()].map(({ code }) => code),
  };
}

const NEAR_MAX = 3;

/** Returns existing numbers that differ by one typing error. */
export function listNearNumbers(book: NumberBook, set: string, number: number): number[] {
  const digits = String(number);
  const near = new Set<number>();
  for (let at = 0; at < digits.length; at += 1) {
    near.add(Number(digits.slice(0, at) + digits.slice(at + 1)));
    const swapped = digits.slice(0, at) + (digits[at + 1] ?? '') + (digits[at] ?? '');
    near.add(Number(swapped + digits.slice(at + 2)));
  }
  near.delete(number);
  return [...near].filter((other) => book.find(set, other).length > 0).slice(0, NEAR_MAX);
}

import {
  countFree,
  countUnpromised,
  NO_CLAIMS,
  type Claims,
  type PrintingCopies,
} from './free-copies.ts';
import { findLargestSet } from './largest-set.ts';

/** A deck's need: copies by original id. */
export type BuildDeck = {
  readonly id: string;
  readonly isSleeved: boolean;
  readonly needs: ReadonlyMap<string, number>;
};

/** A member's copies by printing, for each original id. */
export type OwnedPrintings = ReadonlyMap<string, readonly PrintingCopies[]>;

export type DeckChance = {
  readonly id: string;
  readonly needed: number;
  /** Copies outside sleeved decks; for a sleeved deck, its own copies. */
  readonly free: number;
  readonly isReady: boolean;
};

export type ContestedCard = {
  readonly originalid: string;
  /** Copies outside of sleeved decks. */
  readonly free: number;
  readonly decks: readonly { readonly id: string; readonly needed: number }[];
};

/** Which copies go into one deck. */
export type DeckCopies = { readonly id: string; readonly copies: readonly PrintingCopies[] };

export type BuildPlan = {
  readonly chances: readonly DeckChance[];
  /** Cards that are not enough for all decks that could be built alone. */
  readonly contested: readonly ContestedCard[];
  /** The most decks that can be built together, including sleeved ones, with their copies. */
  readonly standing: readonly DeckCopies[];
  /** Upper bound of the number of decks. */
  readonly atMost: number;
};

/**
 * Plans which decks can be built together. Sleeved decks keep their copies, and promised copies are
 * not available.
 */
export function planBuilds(
  decks: readonly BuildDeck[],
  all: OwnedPrintings,
  promised: Claims['promised'] = {},
): BuildPlan {
  const owned = withoutPromised(all, promised);
  const sleeved = decks.filter(({ isSleeved }) => isSleeved);
  const open = decks.filter(({ isSleeved }) => !isSleeved);
  const stock = new Map([...owned].map(([id, own]) => [id, countFree(own, id, NO_CLAIMS)]));
  const held = new Map(sleeved.map((deck) => [deck.id, takeWhatIsThere(stock, deck)]));
  const claims = { sleeved: sumNeeds(sleeved), promised: {} };
  const left = new Map([...owned].map(([id, own]) => [id, countFree(own, id, claims)]));
  const chances = decks.map((deck): DeckChance => {
    const needed = sumOf(deck.needs.values());
    const free = held.get(deck.id) ?? countThere(left, deck);
    return { id: deck.id, needed, free, isReady: needed > 0 && free === needed };
  });
  const ready = new Set(chances.filter(({ isReady }) => isReady).map(({ id }) => id));
  const rivals = open.filter(({ id }) => ready.has(id));
  const originals = [...new Set(rivals.flatMap(({ needs }) => [...needs.keys()]))];
  const placeOf = new Map(originals.map((id, at) => [id, at]));
  const stocks = originals.map((id) => left.get(id) ?? 0);
  const demands = rivals.map(
    ({ needs }) => new Map([...needs].map(([id, count]) => [placeOf.get(id) ?? 0, count])),
  );
  const { chosen, atMost } = findLargestSet(stocks, demands);
  const whole = sleeved.filter(({ id }) => ready.has(id));
  const standing = [...whole, ...chosen.flatMap((at) => rivals[at] ?? [])];
  return {
    chances,
    contested: listContested(rivals, originals, stocks),
    standing: dealCopies([...sleeved, ...standing.filter((deck) => !deck.isSleeved)], owned).filter(
      ({ id }) => ready.has(id),
    ),
    atMost: atMost + whole.length,
  };
}

function listContested(
  rivals: readonly BuildDeck[],
  originals: readonly string[],
  stocks: readonly number[],
): ContestedCard[] {
  const takers = new Map<string, { id: string; needed: number }[]>();
  for (const { id, needs } of rivals) {
    for (const [original, needed] of needs) {
      const known = takers.get(original);
      if (known === undefined) takers.set(original, [{ id, needed }]);
      else known.push({ id, needed });
    }
  }
  return originals
    .map((originalid, at) => ({
      originalid,
      free: stocks[at] ?? 0,
      decks: takers.get(originalid) ?? [],
    }))
    .filter(({ free, decks }) => sumOf(decks.map(({ needed }) => needed)) > free);
}

/** Assigns printings in order, to sleeved decks first. */
function dealCopies(decks: readonly BuildDeck[], owned: OwnedPrintings): DeckCopies[] {
  const left = new Map(
    [...owned].map(([id, printings]) => [id, printings.map((one) => ({ ...one }))]),
  );
  return decks.map(({ id, needs }) => {
    const copies: PrintingCopies[] = [];
    for (const [original, needed] of needs) {
      let rest = needed;
      for (const printing of left.get(original) ?? []) {
        const count = Math.min(rest, printing.count);
        if (count === 0) continue;
        printing.count -= count;
        rest -= count;
        copies.push({ cardno: printing.cardno, count });
      }
    }
    return { id, copies };
  });
}

function takeWhatIsThere(left: Map<string, number>, { needs }: BuildDeck): number {
  let taken = 0;
  for (const [id, needed] of needs) {
    const there = left.get(id) ?? 0;
    const count = Math.min(there, needed);
    left.set(id, there - count);
    taken += count;
  }
  return taken;
}

function countThere(left: ReadonlyMap<string, number>, { needs }: BuildDeck): number {
  return sumOf([...needs].map(([id, needed]) => Math.min(needed, left.get(id) ?? 0)));
}

function withoutPromised(owned: OwnedPrintings, promised: Claims['promised']): OwnedPrintings {
  const claims = { sleeved: {}, promised };
  const toFree = (printing: PrintingCopies): PrintingCopies => ({
    cardno: printing.cardno,
    count: countUnpromised(printing, claims),
  });
  return new Map([...owned].map(([id, printings]) => [id, printings.map(toFree)]));
}

function sumNeeds(decks: readonly BuildDeck[]): Record<string, number> {
  const sums = new Map<string, number>();
  for (const { needs } of decks) {
    for (const [id, needed] of needs) sums.set(id, (sums.get(id) ?? 0) + needed);
  }
  return Object.fromEntries(sums);
}

function sumOf(numbers: Iterable<number>): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}

import { groupByCopyLimit } from './copy-limits.ts';
import type { DeckRules } from './deck-config.ts';
import type { DeckLine } from './deck.ts';

/** Whole percent, from 0 to 100 and never above; nothing asked for is complete. */
export function toCompletion(have: number, needed: number): number {
  if (needed <= 0) return 100;
  return Math.max(0, Math.min(100, Math.floor((have / needed) * 100)));
}

/** How much of a list somebody owns. */
export interface OwnedShare {
  readonly owned: number;
  readonly needed: number;
  readonly percent: number;
  /** Copies still to find, by the number that the list names. */
  readonly missing: readonly DeckLine[];
}

/** Any printing of a card serves; copies beyond what the list asks for do not make up for others. */
export function countOwned(
  rules: DeckRules,
  lines: readonly DeckLine[],
  ownedOf: (cardno: string) => number,
  printingsOf: (cardno: string) => readonly string[],
): OwnedShare {
  const missing: DeckLine[] = [];
  let needed = 0;
  for (const group of groupByCopyLimit(rules, lines).values()) {
    const printings = new Set(group.flatMap((line) => [line.cardno, ...printingsOf(line.cardno)]));
    let free = [...printings].reduce((sum, cardno) => sum + ownedOf(cardno), 0);
    for (const { cardno, quantity } of group) {
      needed += quantity;
      if (quantity > free) missing.push({ cardno, quantity: quantity - free });
      free = Math.max(0, free - quantity);
    }
  }
  const owned = needed - missing.reduce((sum, line) => sum + line.quantity, 0);
  return { owned, needed, percent: toCompletion(owned, needed), missing };
}

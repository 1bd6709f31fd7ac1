import type { DeckLine } from '../decks/deck/deck.ts';

/** Copies by card, whichever printing. Example: two printings of one card add up. */
export function countOriginals(
  lines: readonly DeckLine[],
  originalOf: (cardno: string) => string | undefined,
): ReadonlyMap<string, number> {
  const copies = new Map<string, number>();
  for (const { cardno, quantity } of lines) {
    const original = originalOf(cardno) ?? cardno;
    copies.set(original, (copies.get(original) ?? 0) + quantity);
  }
  return copies;
}

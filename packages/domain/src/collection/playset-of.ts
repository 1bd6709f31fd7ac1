import type { DeckZone } from '../game-config-deck.ts';

const USUAL = 4;

/** How many copies of a card a deck of the game may hold. */
export function playsetOf({ zones }: { readonly zones: readonly DeckZone[] }): number {
  return zones.find(({ maxCopies }) => maxCopies !== null)?.maxCopies ?? USUAL;
}

import { compareCardNumbers } from '../../cards/catalogue/card-number.ts';
import { DECK_ZONE_FIELDS, type DeckZoneField } from '../../game-config-deck.ts';
import { type Deck, quantityOf, toNumberKey } from './deck.ts';

/** How often a card lies in a field before and after; 0 for not at all. */
export interface CardDifference {
  readonly field: DeckZoneField;
  readonly cardno: string;
  readonly before: number;
  readonly after: number;
}

/** Every card that two decks hold differently, by field and number; none for equal decks. */
export function diffDecks(before: Deck, after: Deck): CardDifference[] {
  return DECK_ZONE_FIELDS.flatMap((field) =>
    listNumbers(before, after, field)
      .map((cardno) => ({
        field,
        cardno,
        before: quantityOf(before, field, cardno),
        after: quantityOf(after, field, cardno),
      }))
      .filter((difference) => difference.before !== difference.after),
  );
}

/** The numbers that either deck has in a field. */
export function listNumbers(left: Deck, right: Deck, field: DeckZoneField): string[] {
  const numbers = new Map(
    [...right[field], ...left[field]].map(({ cardno }) => [toNumberKey(cardno), cardno]),
  );
  return [...numbers.values()].sort(compareCardNumbers);
}

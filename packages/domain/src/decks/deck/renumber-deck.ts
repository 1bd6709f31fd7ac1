import { DECK_ZONE_FIELDS } from '../../game-config-deck.ts';
import {
  type DeckTexts,
  parseCanonicalLines,
  printCanonicalLines,
  sumLines,
  toNumberKey,
} from './deck.ts';

/** Parts of a stored deck that contain card numbers. */
export type NumberedDeck = DeckTexts & { readonly favoritecard: string | null };

/** A card's number, before and after. */
export interface NumberChange {
  readonly from: string;
  readonly to: string;
}

/**
 * Replaces a card number in a deck; copies of both numbers are added up. Other texts stay
 * unchanged.
 */
export function renumberDeck<T extends NumberedDeck>(deck: T, change: NumberChange): T {
  const texts = DECK_ZONE_FIELDS.map((field) => [field, renumberText(deck[field], change)]);
  const { favoritecard } = deck;
  const isFavorite = favoritecard !== null && isNumber(favoritecard, change.from);
  return {
    ...deck,
    ...(Object.fromEntries(texts) as DeckTexts),
    favoritecard: isFavorite ? change.to : favoritecard,
  };
}

export function isSameNumbered(one: NumberedDeck, other: NumberedDeck): boolean {
  return (
    one.favoritecard === other.favoritecard &&
    DECK_ZONE_FIELDS.every((field) => one[field] === other[field])
  );
}

function renumberText(text: string, { from, to }: NumberChange): string {
  if (!text.toLowerCase().includes(toNumberKey(from))) return text;
  const { lines } = parseCanonicalLines(text);
  if (!lines.some(({ cardno }) => isNumber(cardno, from))) return text;
  const changed = lines.map((line) =>
    isNumber(line.cardno, from) ? { ...line, cardno: to } : line,
  );
  return printCanonicalLines(sumLines(changed));
}

const isNumber = (one: string, other: string): boolean => toNumberKey(one) === toNumberKey(other);

import type { Card } from '@deckframe/domain/card';
import type { ColumnValue } from '@deckframe/domain/cards/catalogue/column-file';

/** Reads any column of a card, including the game's own. */
export function readCardValue(card: Card, column: string): ColumnValue {
  const value = (card as unknown as Readonly<Record<string, ColumnValue | undefined>>)[column];
  return value ?? null;
}

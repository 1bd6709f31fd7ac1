import type { Card } from '@deckframe/domain/card';
import type { ColumnValue } from '@deckframe/domain/cards/catalogue/column-file';

/** Any column of a card, the game's own ones included. */
export function readCardValue(card: Card, column: string): ColumnValue {
  const value = (card as unknown as Readonly<Record<string, ColumnValue | undefined>>)[column];
  return value ?? null;
}

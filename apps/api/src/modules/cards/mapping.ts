import type { Card } from '@deckframe/domain/card';
import type { CardRow } from './queries.ts';

export function toCard(row: CardRow): Card {
  return { ...row, published: row.published === 1, created_at: row.created_at.toISOString() };
}

import type { Card } from '@deckframe/domain/card';
import type { ColumnValue } from '@deckframe/domain/cards/catalogue/column-file';
import type { CardRow, CatalogueCardRow } from './queries.ts';

export function toCard(row: CardRow): Card {
  return { ...row, published: row.published === 1, created_at: row.created_at.toISOString() };
}

/** The documented columns and the game's own side by side; the documented ones win. */
export function toCatalogueCard({
  extra,
  ...row
}: CatalogueCardRow): Card & Record<string, ColumnValue> {
  return { ...extra, ...toCard(row) };
}

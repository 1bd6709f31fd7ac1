import type { Card } from '@deckframe/domain/card';
import type { ColumnValue } from '@deckframe/domain/catalogue/column-file';
import { toCard } from '../cards/service.ts';
import type { CatalogueCardRow } from './card-queries.ts';

/** The documented columns and the game's own side by side; the documented ones win. */
export function toCatalogueCard({
  extra,
  ...row
}: CatalogueCardRow): Card & Record<string, ColumnValue> {
  return { ...extra, ...toCard(row) };
}

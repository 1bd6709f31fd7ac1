import type { PublicGameConfig } from '@deckframe/domain/game-config';
import { EMPTY_FILTER_STATE } from '@deckframe/domain/filter/filter-state';
import { countSearchOptions, searchCards } from '@deckframe/domain/query/search-cards';
import { createSearchIndex, type SearchIndex } from '@deckframe/domain/query/search-index';
import type { ColumnValue } from '@deckframe/domain/cards/catalogue/column-file';
import type { CardTable } from '../model/card-table.ts';
import type { SheetOptions, SheetQuestion } from './search-messages.ts';

export interface SheetSearch {
  /** Called when the cards have changed. */
  invalidate: () => void;
  find: (question: SheetQuestion, now: Date) => Uint32Array<ArrayBuffer>;
  /** Returns the filter options; null if they are unchanged since the last call. */
  takeOptions: (now: Date) => SheetOptions | null;
}

/** The engine and query language of the card list, over all cards that staff see. */
export function createSheetSearch(table: CardTable, config: PublicGameConfig): SheetSearch {
  let index: SearchIndex | undefined;
  let isTold = false;
  const ready = (): SearchIndex => (index ??= createSearchIndex([table.asFile()], config));
  return {
    invalidate() {
      index = undefined;
      isTold = false;
    },
    find({ filters, sort }, now) {
      const cards = ready();
      const found = searchCards(cards, { filters, sort: {}, now }).filter(
        (row) => !table.isNew(row),
      );
      if (sort) return sortRows(table, found, sort);
      return found.sort();
    },
    takeOptions(now) {
      if (isTold) return null;
      isTold = true;
      const cards = ready();
      const counts = countSearchOptions(cards, { filters: EMPTY_FILTER_STATE, now });
      return Object.fromEntries(
        Object.entries(counts).map(([key, numbers]) => [
          key,
          cards.buckets(key).labels.map((value, at) => ({ value, count: numbers[at] ?? 0 })),
        ]),
      );
    },
  };
}

/** Sorts numbers by value and text alphabetically. Empty values always come last. */
function sortRows(
  table: CardTable,
  rows: Uint32Array<ArrayBuffer>,
  { column, direction }: NonNullable<SheetQuestion['sort']>,
): Uint32Array<ArrayBuffer> {
  const way = direction === 'asc' ? 1 : -1;
  const values = new Map<number, ColumnValue>();
  for (const row of rows) values.set(row, table.valueAt(row, column));
  return rows.toSorted((left, right) => {
    const one = values.get(left) ?? null;
    const other = values.get(right) ?? null;
    if (one === other) return left - right;
    if (one === null || other === null) return one === null ? 1 : -1;
    return (one < other ? -1 : 1) * way;
  });
}

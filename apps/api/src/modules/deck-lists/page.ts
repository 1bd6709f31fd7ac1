import { DECK_PAGE_SIZE, type DeckOrder } from '@deckframe/contract/deck-lists';
import { decodeCursor, encodeCursor, type Place } from './cursor.ts';
import { ORDER_COLUMNS } from './deck-order.ts';

export type PageQuery = {
  after?: string | undefined;
  before?: string | undefined;
  limit?: number | undefined;
};

/** Which rows of an order are wanted: behind a place, or in front of it read backwards. */
export type Page = { from: Place | undefined; backwards: boolean; limit: number };

export function readPage(order: DeckOrder, query: PageQuery): Page {
  const cursor = query.after ?? query.before;
  const { type } = ORDER_COLUMNS[order];
  return {
    from: cursor === undefined ? undefined : decodeCursor(cursor, order, type),
    backwards: query.before !== undefined,
    limit: query.limit ?? DECK_PAGE_SIZE,
  };
}

export type PageAnswer<T> = { rows: T[]; newer: string | null; older: string | null };

/** From one row more than was wanted: the page in reading order, and where it goes on. */
export function toPage<T extends { id: string; key: string }>(
  order: string,
  page: Page,
  found: readonly T[],
): PageAnswer<T> {
  const hasMore = found.length > page.limit;
  const kept = found.slice(0, page.limit);
  const rows = page.backwards ? kept.toReversed() : kept;
  const [first, last] = [rows[0], rows.at(-1)];
  const cursorAt = (row: T | undefined, exists: boolean): string | null =>
    row !== undefined && exists ? encodeCursor(order, { key: row.key, id: row.id }) : null;
  return {
    rows,
    newer: cursorAt(first, page.backwards ? hasMore : page.from !== undefined),
    older: cursorAt(last, page.backwards || hasMore),
  };
}

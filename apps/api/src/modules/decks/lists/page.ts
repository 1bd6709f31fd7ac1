import { DECK_PAGE_SIZE } from '@deckframe/contract/decks/deck-lists';
import type { DeckOrder } from '@deckframe/domain/decks/deck/deck-orders';
import {
  readPage,
  toPage,
  type Page,
  type PageAnswer,
  type PageQuery,
} from '../../../lib/keyset-page.ts';
import { decodeCursor, encodeCursor, type Place } from './cursor.ts';
import { ORDER_COLUMNS } from './filter-queries.ts';

export type DeckPage = Page<Place>;

export function readDeckPage(order: DeckOrder, query: PageQuery): DeckPage {
  const { type } = ORDER_COLUMNS[order];
  return readPage(query, DECK_PAGE_SIZE, (cursor) => decodeCursor(cursor, order, type));
}

export function toDeckPage<Row extends Place>(
  order: DeckOrder,
  page: DeckPage,
  found: readonly Row[],
): PageAnswer<Row> {
  return toPage(page, found, (row) => encodeCursor(order, row));
}

import { DECK_PAGE_SIZE } from '@deckframe/contract/decks/deck-lists';
import type { DeckOrder } from '@deckframe/domain/decks/deck/deck-orders';
import {
  cursorOf,
  isMoment,
  isSame,
  isText,
  isUuid,
  readPage,
  toPage,
  type Page,
  type PageAnswer,
  type PageQuery,
} from '../../../lib/keyset-page.ts';
import { ORDER_COLUMNS } from './filter-queries.ts';

/** A position in an order: the sort value as text, and the deck's id. */
type Place = { key: string; id: string };

export type DeckPage = Page<Place>;

const IS_KEY = {
  integer: (key: unknown): key is string => isText(key) && /^\d{1,9}$/.test(key),
  timestamptz: isMoment,
  text: (key: unknown): key is string => isText(key) && /^[^\0]{0,400}$/u.test(key),
} as const;

export function readDeckPage(order: DeckOrder, query: PageQuery): DeckPage {
  return readPage(query, DECK_PAGE_SIZE, cursorOfOrder(order).parse);
}

export function toDeckPage<Row extends Place>(
  order: DeckOrder,
  page: DeckPage,
  found: readonly Row[],
): PageAnswer<Row> {
  const { print } = cursorOfOrder(order);
  return toPage(page, found, ({ key, id }) => print({ order, key, id }));
}

/** Bound to the order that it was made in. */
function cursorOfOrder(order: DeckOrder) {
  const isKey = IS_KEY[ORDER_COLUMNS[order].type];
  return cursorOf<Place & { order: string }>(
    { order: isSame(order), key: isKey, id: isUuid },
    'order',
  );
}

import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import {
  DECK_PAGE_SIZE,
  POPULAR_DECKS,
  type DeckFilters,
} from '@deckframe/contract/decks/deck-lists';
import type { DeckOrder } from '@deckframe/domain/decks/deck/deck-orders';
import type { Database } from '@deckframe/database/db';
import { decodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import type { GameConfig } from '@deckframe/domain/game-config';
import { tablePart } from '../../../lib/account-part.ts';
import { openDeckBook } from '../decks/deck-book-service.ts';
import { type DeckCondition, type Reach, readConditions } from './filter-queries.ts';
import { rowsToRead, type PageAnswer, type PageQuery } from '../../../lib/keyset-page.ts';
import { readDeckPage, toDeckPage } from './page.ts';
import {
  listChosenDecks,
  listMemberDecks,
  listOwnDecks,
  listPublicDecks,
  listWeekDecks,
  type ListedRow,
  type OwnListedRow,
  type OwnPlace,
  type PublicList,
  searchPublicSql,
  type SqlText,
  walkPublicSql,
} from './queries.ts';
import { planWalk, type TermShares } from './term-shares.ts';

export type ListRequest = {
  game: string;
  order: DeckOrder;
  filters: DeckFilters;
  page: PageQuery;
  /** Limits the list to decks within reach. */
  reach?: Reach | undefined;
};

const NOTHING = { rows: [], newer: null, older: null };

/** Public decks except those of `exceptUser`. */
export async function findPublicDecks(
  db: Database,
  shares: TermShares,
  request: ListRequest,
  exceptUser: UserId | undefined,
): Promise<PageAnswer<ListedRow>> {
  const { game, order } = request;
  const page = readDeckPage(order, request.page);
  const conditions = await resolveConditions(db, game, request.filters);
  if (conditions === undefined) return NOTHING;
  const list = { game, order, page, conditions, exceptUser, reach: request.reach };
  return toDeckPage(order, page, await searchOrWalk(db, shares, list));
}

export type PopularDecks = { rows: ListedRow[]; isOfTheWeek: boolean };

/** Public decks chosen by staff, then popular ones. */
export async function findHomeDecks(
  db: Database,
  shares: TermShares,
  { gameid, homeDecks = [] }: Pick<GameConfig, 'gameid' | 'homeDecks'>,
): Promise<PopularDecks> {
  const popular = await findPopularDecks(db, shares, gameid);
  const ids = homeDecks.flatMap((id) => decodeDeckId(id) ?? []);
  const chosen = ids.length === 0 ? [] : await listChosenDecks(db, gameid, ids);
  if (chosen.length === 0) return popular;
  const others = popular.rows.filter((row) => !chosen.some(({ id }) => id === row.id));
  return { rows: [...chosen, ...others].slice(0, POPULAR_DECKS), isOfTheWeek: false };
}

/** Most viewed decks of the week, or of all time if there are few. */
async function findPopularDecks(
  db: Database,
  shares: TermShares,
  game: string,
): Promise<PopularDecks> {
  const week = await listWeekDecks(db, game, POPULAR_DECKS);
  if (week.length === POPULAR_DECKS) return { rows: week, isOfTheWeek: true };
  const page = { limit: POPULAR_DECKS };
  const list = { game, order: 'popular' as const, filters: {}, page };
  const { rows } = await findPublicDecks(db, shares, list, undefined);
  return { rows, isOfTheWeek: false };
}

/**
 * Walks the order for common filters and uses the search index for rare ones. A walk that ends
 * early falls back to the index.
 */
async function searchOrWalk(
  db: Database,
  shares: TermShares,
  list: PublicList,
): Promise<ListedRow[]> {
  const isUsual =
    list.reach === undefined && list.conditions.length <= 1 && list.page.limit === DECK_PAGE_SIZE;
  const ask = (statement: SqlText) => listPublicDecks(db, statement, isUsual);
  if (list.conditions.length === 0) return ask(walkPublicSql(list, undefined));
  const known = await shares.get(list.game);
  const walk = planWalk(list.conditions, known, rowsToRead(list.page));
  if (walk !== undefined) {
    const rows = await ask(walkPublicSql(list, walk));
    if (rows.length > list.page.limit) return rows;
  }
  return ask(searchPublicSql(list));
}

export async function findMemberDecks(
  db: Database,
  request: ListRequest,
  userId: UserId,
): Promise<PageAnswer<ListedRow>> {
  const { game, order } = request;
  const page = readDeckPage(order, request.page);
  const conditions = await resolveConditions(db, game, request.filters);
  if (conditions === undefined) return NOTHING;
  const rows = await listMemberDecks(db, { game, order, page, conditions, userId });
  return toDeckPage(order, page, rows);
}

export async function findOwnDecks(
  db: Database,
  request: ListRequest,
  userId: UserId,
  place: OwnPlace,
): Promise<PageAnswer<OwnListedRow>> {
  const { game, order } = request;
  const page = readDeckPage(order, request.page);
  const conditions = await resolveConditions(db, game, request.filters);
  if (conditions === undefined) return NOTHING;
  const rows = await listOwnDecks(
    db,
    { game, order, page, conditions, userId, reach: request.reach },
    place,
  );
  return toDeckPage(order, page, rows);
}

async function resolveConditions(
  db: Database,
  game: string,
  { cards = [], ...filters }: DeckFilters,
): Promise<DeckCondition[] | undefined> {
  const book = cards.length === 0 ? undefined : await openDeckBook(db, game, cards);
  const originals = cards.map((cardno) => book?.originalOf(cardno) ?? cardno);
  return readConditions({ ...filters, originals: [...new Set(originals)] });
}

export const bookmarksPart = tablePart('bookmarks', 'deck_bookmarks.user_id');
export const deckPreferencesPart = tablePart('deckPreferences', 'deck_preferences.user_id');

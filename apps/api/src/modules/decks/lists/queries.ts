import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import { runStatement } from '@deckframe/database/statement';
import { createHash } from 'node:crypto';
import type { DeckOrder } from '@deckframe/domain/decks/deck/deck-orders';
import { DECK_SQL, type DeckSummaryRow } from '../decks/reading-service.ts';
import {
  type DeckCondition,
  ORDER_COLUMNS,
  type Param,
  REACH_DECKS,
  type Reach,
  unplanned,
  withinReach,
} from './filter-queries.ts';
import { rowsToRead } from '../../../lib/keyset-page.ts';
import type { DeckPage } from './page.ts';

export type ListedRow = DeckSummaryRow & { key: string };
export type OwnListedRow = ListedRow & { folders: string[] };
export type SqlText = { text: string; values: unknown[] };

export type PublicList = {
  game: string;
  order: DeckOrder;
  page: DeckPage;
  conditions: readonly DeckCondition[];
  /** Decks of this user are left out. */
  exceptUser: UserId | undefined;
  reach?: Reach | undefined;
};

const IS_LISTED = `deck.gameid = $1 and deck.is_public = 1 and deck.deleted_at is null
  and deck.moderated_at is null`;

/** Selects decks with their sort value. */
function decksBy(order: DeckOrder): string {
  if (!ORDER_COLUMNS[order].isCounted) return 'decklists as deck';
  return `(select deck.*, counts.like_count, counts.comment_count
    from decklists as deck join ${DECK_SQL.counts}) as deck`;
}

/** Selects public decks through the order's index. */
function alongSql(order: DeckOrder): string {
  if (!ORDER_COLUMNS[order].isCounted) return `decklists as deck where ${IS_LISTED}`;
  return `(select gameid, deck_id as id, user_id, name_key, like_count, comment_count
    from deck_counts where is_listed) as deck where deck.gameid = $1`;
}

/** Selects a deck by id. `offset 0` prevents full table scans. */
function ownRowSql(order: DeckOrder, id: string): string {
  return `lateral (
    select deck.* from ${decksBy(order)} where ${IS_LISTED} and deck.id = ${id} offset 0
  ) as deck`;
}

/** Walks the order's index through at most `walk` decks. */
export function walkPublicSql(list: PublicList, walk: number | undefined): SqlText {
  const { values, param } = collect(list.game);
  const { order } = list;
  const { keyset, orderBy } = orderSql(order, list.page, param);
  const tests = testsSql(list, param);
  const isLight = list.conditions.every((condition) => condition.isLight);
  if (walk === undefined && !isLight) throw new Error('a walk that looks at decks needs an end');
  const limit = `order by ${orderBy} limit ${rowsOf(list)}`;
  const { column } = ORDER_COLUMNS[order];
  const walked = `select deck.id, deck.${column}, deck.name_key, deck.user_id
    from ${alongSql(order)}${keyset} order by ${orderBy} limit ${walk}`;
  // Only decks of the page are fetched beyond the index.
  const hits =
    walk === undefined
      ? `select deck.id from ${alongSql(order)}${keyset}${tests} ${limit}`
      : `select deck.id from (${walked}) as deck where true${tests} ${limit}`;
  const rows = isLight
    ? `select deck.* from (${hits}) as hit cross join ${ownRowSql(order, 'hit.id')}`
    : `select deck.* from (${walked}) as hit cross join ${ownRowSql(order, 'hit.id')}
       where true${tests} ${limit}`;
  return { text: pageSql(order, reached(list, rows, orderBy, param), orderBy), values };
}

/** Finds decks by search terms, tests them exactly and sorts. */
export function searchPublicSql(list: PublicList): SqlText {
  const { values, param } = collect(list.game);
  const { keyset, orderBy } = orderSql(list.order, list.page, param);
  const terms = [...new Set(list.conditions.flatMap((condition) => condition.terms))];
  const tests = testsSql(list, param);
  const rows = `select deck.* from (
      select deck_id from deck_search
      where gameid = $1 and terms @> ${unplanned(param(terms), 'integer[]')}
    ) as found
    cross join ${ownRowSql(list.order, 'found.deck_id')}
    where true${keyset}${tests} order by ${orderBy} limit ${rowsOf(list)}`;
  return { text: pageSql(list.order, reached(list, rows, orderBy, param), orderBy), values };
}

/** Common queries are prepared once per connection. */
export async function listPublicDecks(
  db: Database,
  { text, values }: SqlText,
  isUsual: boolean,
): Promise<ListedRow[]> {
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 24);
  const name = isUsual ? { name: `decks-${digest}` } : {};
  const rows = await runStatement<ListedRow>(db, { ...name, text, values });
  return rows;
}

/** Returns chosen public decks in the given order. */
export async function listChosenDecks(
  db: Database,
  game: string,
  ids: readonly string[],
): Promise<ListedRow[]> {
  const orderBy = 'array_position($2::uuid[], deck.id)';
  const rows = `select deck.* from decklists as deck where ${IS_LISTED} and deck.id = any($2::uuid[])`;
  const text = pageSql('popular', rows, orderBy);
  return runStatement<ListedRow>(db, { name: 'chosen-decks', text, values: [game, ids] });
}

/** Limit of the week's decks. */
const WEEK_DECKS = 500;

export async function listWeekDecks(
  db: Database,
  game: string,
  limit: number,
): Promise<ListedRow[]> {
  const orderBy = 'deck.visitorcount desc, deck.id desc';
  const rows = `select deck.* from (
      select deck.* from decklists as deck
      where ${IS_LISTED} and deck.modified_date > app_now() - interval '7 days'
      order by deck.modified_date desc, deck.id desc limit ${WEEK_DECKS}
    ) as deck order by ${orderBy} limit ${limit}`;
  const text = pageSql('popular', rows, orderBy);
  return runStatement<ListedRow>(db, { name: 'decks-of-the-week', text, values: [game] });
}

export type MemberList = {
  game: string;
  order: DeckOrder;
  page: DeckPage;
  conditions: readonly DeckCondition[];
  userId: UserId;
  reach?: Reach | undefined;
};

export type OwnPlace = { folder?: number; unfiled?: boolean; archived: boolean };

/** A member's public decks are few and sorted on each request. */
export async function listMemberDecks(db: Database, list: MemberList): Promise<ListedRow[]> {
  const { values, param } = collect(list.game);
  const { keyset, orderBy } = orderSql(list.order, list.page, param);
  const tests = testsSql({ ...list, exceptUser: undefined }, param);
  const rows = `select deck.* from ${decksBy(list.order)}
    where ${IS_LISTED} and deck.user_id = ${param(list.userId)}${keyset}${tests}
    order by ${orderBy} limit ${rowsToRead(list.page)}`;
  const text = pageSql(list.order, rows, orderBy);
  return runStatement<ListedRow>(db, { text, values });
}

/** The member's own unlocked decks, in a folder, in none, or all. */
export async function listOwnDecks(
  db: Database,
  list: MemberList,
  place: OwnPlace,
): Promise<OwnListedRow[]> {
  const { values, param } = collect(list.game);
  const { keyset, orderBy } = orderSql(list.order, list.page, param);
  const tests = testsSql({ ...list, exceptUser: undefined }, param);
  const user = param(list.userId);
  const filed = `select from deck_folder_decks as membership
    where membership.gameid = deck.gameid and membership.deck_id = deck.id`;
  const placed = [
    `deck.archived_at is ${place.archived ? 'not ' : ''}null`,
    ...(place.unfiled === true ? [`not exists (${filed})`] : []),
    ...(place.folder === undefined
      ? []
      : [`exists (${filed} and membership.folder_id = ${param(place.folder)})`]),
  ].join(' and ');
  const rows = `select deck.* from ${decksBy(list.order)}
    where deck.gameid = $1 and deck.user_id = ${user} and deck.deleted_at is null
      and deck.is_locked = 0 and ${placed}${keyset}${tests}
    order by ${orderBy} limit ${rowsOf(list)}`;
  const folders = `array(
    select folder.name from deck_folder_decks as membership
    join deck_folders as folder on folder.id = membership.folder_id
    where membership.gameid = deck.gameid and membership.deck_id = deck.id
    order by lower(folder.name), folder.id) as folders`;
  const text = pageSql(list.order, reached(list, rows, orderBy, param), orderBy, folders);
  return runStatement<OwnListedRow>(db, { text, values });
}

export type BuildRow = {
  id: string;
  decklist_name: string;
  is_sleeved: boolean;
  archetype: string | null;
  content: string;
};

/** Cards of the member's own decks, sleeved ones first, then newest. */
export async function listBuildRows(
  db: Database,
  game: string,
  userId: UserId,
  limit: number,
): Promise<BuildRow[]> {
  const text = `select deck.id, deck.decklist_name, deck.is_sleeved, deck.archetype,
      concat_ws(E'\\n', deck.decklist_content, deck.sidedeck, deck.resourcedeck) as content
    from decklists as deck
    where deck.gameid = $1 and deck.user_id = $2 and deck.deleted_at is null
      and deck.archived_at is null and deck.is_locked = 0
    order by deck.is_sleeved desc, deck.modified_date desc, deck.id desc limit $3`;
  return runStatement<BuildRow>(db, { text, values: [game, userId, limit] });
}

export async function listTermShares(
  db: Database,
  game: string,
): Promise<{ decks: number; shares: Map<number, number> }> {
  const rows = await runStatement<{ decks: number; term: number | null; share: number | null }>(
    db,
    {
      name: 'list-deck-terms',
      text: 'select decks, term, share from list_deck_terms($1)',
      values: [game],
    },
  );
  const shares = new Map(rows.map((row) => [row.term ?? 0, row.share ?? 0]));
  return { decks: rows[0]?.decks ?? 0, shares };
}

/** Selects the page first, then joins details of its rows only. */
function pageSql(order: DeckOrder, rows: string, orderBy: string, more?: string): string {
  const { column } = ORDER_COLUMNS[order];
  const beside = more === undefined ? '' : `, ${more}`;
  return `with page as materialized (${rows})
    select ${DECK_SQL.summaryColumns}, deck.${column}::text as key${beside}
    from page as deck
    cross join lateral (
      select like_count, comment_count from deck_counts
      where gameid = deck.gameid and deck_id = deck.id offset 0
    ) as counts
    cross join lateral (
      select ${DECK_SQL.ownerColumns} from users_public where id = deck.user_id offset 0
    ) as owner
    order by ${orderBy}`;
}

type Reached = { page: DeckPage; reach?: Reach | undefined };

function rowsOf({ page, reach }: Reached): number {
  return reach === undefined ? rowsToRead(page) : REACH_DECKS;
}

function reached({ page, reach }: Reached, rows: string, orderBy: string, param: Param): string {
  if (reach === undefined) return rows;
  return withinReach(rows, { orderBy, limit: rowsToRead(page) }, reach, param);
}

function orderSql(
  order: DeckOrder,
  page: DeckPage,
  param: Param,
): { keyset: string; orderBy: string } {
  const { column, type, descending } = ORDER_COLUMNS[order];
  const downwards = descending !== page.backwards;
  const direction = downwards ? 'desc' : 'asc';
  const { from } = page;
  const keyset =
    from === undefined
      ? ''
      : ` and (deck.${column}, deck.id) ${downwards ? '<' : '>'}
          (${param(from.key)}::${type}, ${param(from.id)}::uuid)`;
  return { keyset, orderBy: `deck.${column} ${direction}, deck.id ${direction}` };
}

function testsSql(list: Pick<PublicList, 'conditions' | 'exceptUser'>, param: Param): string {
  const tests = list.conditions.map((condition) => condition.sql(param));
  if (list.exceptUser !== undefined) tests.push(`deck.user_id <> ${param(list.exceptUser)}`);
  return tests.map((test) => ` and ${test}`).join('');
}

function collect(game: string): { values: unknown[]; param: Param } {
  const values: unknown[] = [game];
  return { values, param: (value) => `$${values.push(value)}` };
}

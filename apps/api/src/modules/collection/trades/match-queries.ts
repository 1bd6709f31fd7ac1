import type { Database } from '@deckframe/database/db';
import { runStatement } from '@deckframe/database/statement';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { OwnedOriginal } from '@deckframe/domain/collection/entries/free-copies';
import type { TradeCards } from '@deckframe/domain/collection/trades/trade-terms';
import { sql } from 'kysely';
import { MEMBER_COLUMNS, type MemberRow } from '../../../lib/member-card.ts';
import { perGameStatement } from '../../../lib/per-game-statement.ts';

type CopiesRow = { cardno: string; copies: number };

const toCards = (rows: readonly CopiesRow[]): TradeCards =>
  Object.fromEntries(rows.map(({ cardno, copies }) => [cardno, copies]));

export async function countOwned(
  db: Database,
  game: string,
  userId: UserId,
  numbers: readonly string[],
): Promise<TradeCards> {
  const { rows } = await sql<CopiesRow>`
    select cardno, sum(count)::integer as copies from collection_entries
    where user_id = ${userId} and gameid = ${game} and cardno = any(${numbers}::text[])
    group by cardno`.execute(db);
  return toCards(rows);
}

/** Returns the owned printings of cards. */
export async function listOwnedPrintings(
  db: Database,
  game: string,
  userId: UserId,
  numbers: readonly string[],
): Promise<OwnedOriginal[]> {
  const { rows } = await sql<OwnedOriginal>`
    with asked as (
      select unnest(${numbers}::text[]) as cardno
      union
      select printing.cardno from cards as named
      join cards as printing
        on printing.gameid = named.gameid and printing.originalid = named.originalid
      where named.gameid = ${game} and named.cardno = any(${numbers}::text[])
    )
    select entry.cardno, coalesce(card.originalid, entry.cardno) as originalid,
      sum(entry.count)::integer as count
    from asked
    join collection_entries as entry on entry.user_id = ${userId} and entry.gameid = ${game}
      and entry.cardno = asked.cardno and entry.count > 0
    left join cards as card on card.gameid = ${game} and card.cardno = entry.cardno
    group by 1, 2`.execute(db);
  return rows;
}

export async function countElsewhere(
  db: Database,
  game: string,
  userId: UserId,
): Promise<TradeCards> {
  const { rows } = await sql<CopiesRow>`
    select cardno, sum(count)::integer as copies from collection_entries
    where user_id = ${userId} and gameid = ${game} and collection > 0 and count > 0
    group by cardno`.execute(db);
  return toCards(rows);
}

/** Counts copies in sleeved decks by original id, except one deck. */
export async function countSleeved(
  db: Database,
  game: string,
  userId: UserId,
  exceptDeck: string | null = null,
): Promise<TradeCards> {
  const { rows } = await sql<CopiesRow>`
    select held.originalid as cardno, sum(held.quantity)::integer as copies
    from decklists as deck
    join deck_cards as held on held.gameid = deck.gameid and held.deck_id = deck.id
      and held.zone in (0, 2, 3)
    where deck.gameid = ${game} and deck.user_id = ${userId} and deck.is_sleeved
      and deck.deleted_at is null and deck.id is distinct from ${exceptDeck}::uuid
    group by held.originalid`.execute(db);
  return toCards(rows);
}

/** Counts copies offered for trade in visible collections. */
export async function countOffered(
  db: Database,
  game: string,
  userId: UserId,
  numbers: readonly string[],
): Promise<TradeCards> {
  const { rows } = await sql<CopiesRow>`
    select cardno, sum(count)::integer as copies
    from collection_entries as entry
    join collections on collections.user_id = entry.user_id and collections.gameid = entry.gameid
      and collections.id = entry.collection and collections.visibility < 2
    where entry.user_id = ${userId} and entry.gameid = ${game} and entry.trading
      and cardno = any(${numbers}::text[])
    group by cardno`.execute(db);
  return toCards(rows);
}

/** True if all collections of the member are public. */
export async function showsAll(db: Database, game: string, userId: UserId): Promise<boolean> {
  const { rows } = await sql<{ hides: boolean }>`
    select exists (
      select from collections where user_id = ${userId} and gameid = ${game} and visibility > 0
    ) as hides`.execute(db);
  return rows[0]?.hides === false;
}

export type MatchFilter = {
  country?: string | undefined;
  language?: string | undefined;
  /** Active within this many days. */
  days?: number | undefined;
};

export type MatchRow = MemberRow & {
  country: string | null;
  language: string | null;
  last_connected: Date | null;
  get_count: number;
  give_count: number;
};

/** Limit of own wants and offers. */
const OWN_CARDS = 200;
/** Cards searched per turn. */
const ASKED_CARDS = 32;
/** Members found per card. */
const MEMBERS_A_CARD = 20;
/** Best candidates, compared card by card. */
const COMPARED = 50;
/** Candidates if filters apply. */
const FILTERED = 1500;
/** Entries compared per member. */
const ENTRIES_COMPARED = 1000;
const SHOWN = 50;

type Mark = 'trading' | 'wanted';

const listOwn = (mark: Mark): string =>
  `(select cardno, wanted, trading from collection_entries
    where gameid = $1 and user_id = $2 and (trading or wanted) and ${mark} limit ${OWN_CARDS})`;

/** Finds members with the opposite mark on own cards. */
const listMet = (own: Mark, theirs: Mark): string =>
  `select partner.user_id from (
    select cardno from own where ${own}
    order by hashtextextended(cardno, (select id from begin)) limit ${ASKED_CARDS}
  ) as asked cross join lateral (
    (select user_id from collection_entries where gameid = $1 and cardno = asked.cardno
      and ${theirs} and user_id >= (select id from begin) order by user_id limit ${MEMBERS_A_CARD})
    union all
    (select user_id from collection_entries where gameid = $1 and cardno = asked.cardno
      and ${theirs} and user_id < (select id from begin) order by user_id limit ${MEMBERS_A_CARD})
    limit ${MEMBERS_A_CARD}
  ) as partner`;

/**
 * Finds trade partners with bounded index scans. It starts with some of the member's wants and
 * offers, finds members for each, and compares the best. `$3` is the random starting point.
 */
const printMatches = ({ met, filter }: { met: number; filter: string }): string =>
  `with own as materialized (
    select cardno, bool_or(wanted) as wanted, bool_or(trading) as trading
    from (${listOwn('wanted')} union all ${listOwn('trading')}) as marked group by cardno
  ), begin as materialized (
    select (max(id) * $3::double precision)::bigint as id from users
  ), met as (
    select user_id, count(*) as hits
    from (${listMet('wanted', 'trading')} union all ${listMet('trading', 'wanted')}) as found
    where user_id <> $2
    group by user_id order by hits desc, user_id limit ${met}
  ), trader as (
    select met.user_id, country, language, array(
      select id from collections
      where collections.user_id = met.user_id and collections.gameid = $1 and visibility < 2
    ) as shown
    from met
    join users on users.id = met.user_id and deleted_at is null
      and (suspended_until is null or suspended_until < app_now())
    left join trade_settings as settings on settings.user_id = met.user_id
    where coalesce(is_open, true) ${filter}
      and not exists (select from user_blocks
        where (user_id, blocked_id) in (($2, met.user_id), (met.user_id, $2)))
    order by hits desc, met.user_id limit ${COMPARED}
  )
  select ${MEMBER_COLUMNS}, trader.country, trader.language, users.last_connected,
    match.get_count, match.give_count
  from trader
  cross join lateral (
    select count(distinct cardno) filter (where entry.trading and own.wanted)::integer as get_count,
      count(distinct cardno) filter (where entry.wanted and own.trading)::integer as give_count
    from (select cardno, collection, trading, wanted from collection_entries
      where gameid = $1 and user_id = trader.user_id and (trading or wanted)
      limit ${ENTRIES_COMPARED}) as entry
    join own using (cardno)
    where entry.collection = any(shown)
  ) as match
  join users on users.id = trader.user_id
  where get_count > 0 or give_count > 0
  order by least(get_count, give_count) desc, get_count + give_count desc, users.id
  limit ${SHOWN}`;

/** One statement per filter, because a parameter would change the plan. */
const listMatchesOf = perGameStatement(
  'list-trade-matches',
  printMatches({ met: COMPARED, filter: '' }),
);
const listFilteredOf = perGameStatement(
  'list-filtered-matches',
  printMatches({
    met: FILTERED,
    filter: `and ($4::text is null or country = $4) and ($5::text is null or language = $5)
      and ($6::integer is null
        or users.last_connected > app_now() - make_interval(days => $6::integer))`,
  }),
);

/** Two-way matches first. */
export async function listMatches(
  db: Database,
  { game, userId }: { game: string; userId: UserId },
  { country, language, days }: MatchFilter,
  begin: number,
): Promise<MatchRow[]> {
  const isFiltered = (country ?? language ?? days) !== undefined;
  const filters = [country ?? null, language ?? null, days ?? null];
  const statement = isFiltered
    ? listFilteredOf(game, [userId, begin, ...filters])
    : listMatchesOf(game, [userId, begin]);
  return runStatement<MatchRow>(db, statement);
}

import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type {
  TradeAct,
  TradeSide,
  TradeStand,
} from '@deckframe/domain/collection/trades/trade-state';
import type { TradeTerms } from '@deckframe/domain/collection/trades/trade-terms';
import { sql } from 'kysely';
import { MEMBER_COLUMNS, type MemberRow } from '../../../lib/member-card.ts';
import type { Moved } from '../collection/service.ts';

export const OPEN_STATES = `('offered', 'countered', 'confirmed')`;

export type TradeRow = {
  id: string;
  proposer_id: UserId | null;
  partner_id: UserId | null;
  state: TradeStand['state'];
  round: number;
  terms_side: TradeSide;
  confirmed_side: TradeSide | null;
  undo_side: TradeSide | null;
  terms: TradeTerms;
  created_at: Date;
  changed_at: Date;
  expires_at: Date;
  now: Date;
};

const TRADE_COLUMNS = `trades.id, trades.proposer_id, trades.partner_id, trades.state,
  trades.round, trades.terms_side, trades.confirmed_side, trades.undo_side, trades.terms, trades.created_at,
  trades.changed_at, trades.expires_at, app_now() as now`;

/** Finds a trade; locks it with `isHeld`. */
export async function findTrade(
  db: Database,
  game: string,
  id: string,
  isHeld = false,
): Promise<TradeRow | undefined> {
  const { rows } = await sql<TradeRow>`select ${sql.raw(TRADE_COLUMNS)} from trades
    where gameid = ${game} and id = ${id}::uuid
    ${isHeld ? sql`for no key update` : sql``}`.execute(db);
  return rows[0];
}

export async function readNow(db: Database): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select app_now() as now`.execute(db);
  return rows[0]?.now.getTime() ?? 0;
}

/** Expires old trades of two members before a new offer. */
export async function expireBetween(
  db: Database,
  game: string,
  { proposerId, partnerId }: { proposerId: UserId; partnerId: UserId },
): Promise<void> {
  await sql`with expired as (
      update trades set state = 'expired', confirmed_side = null, changed_at = app_now()
      where gameid = ${game} and state in ${sql.raw(OPEN_STATES)} and expires_at <= app_now()
        and least(proposer_id, partner_id) = least(${proposerId}::bigint, ${partnerId}::bigint)
        and greatest(proposer_id, partner_id) = greatest(${proposerId}::bigint, ${partnerId}::bigint)
      returning id, round
    )
    insert into trade_steps (gameid, trade_id, step, kind, round)
    select ${game}, id, 1 + (
        select count(*) from trade_steps as steps
        where steps.gameid = ${game} and steps.trade_id = expired.id
      ), 'expire', round
    from expired`.execute(db);
}

/** Undefined if the two have an open trade; waits for a concurrent one. */
export async function insertTrade(
  db: Database,
  game: string,
  trade: { proposerId: UserId; partnerId: UserId; terms: TradeTerms; expiresAt: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into trades (gameid, proposer_id, partner_id, terms, expires_at)
    values (${game}, ${trade.proposerId}, ${trade.partnerId}, ${JSON.stringify(trade.terms)}::jsonb,
      ${new Date(trade.expiresAt)})
    on conflict do nothing returning id`.execute(db);
  return rows[0]?.id;
}

export async function updateTrade(
  db: Database,
  game: string,
  id: string,
  { state, round, termsBy, confirmedBy, undoBy, expiresAt }: TradeStand,
  terms: TradeTerms,
): Promise<void> {
  await sql`update trades set state = ${state}, round = ${round}, terms_side = ${termsBy},
      confirmed_side = ${confirmedBy}, undo_side = ${undoBy}, terms = ${JSON.stringify(terms)}::jsonb,
      expires_at = ${new Date(expiresAt)}, changed_at = app_now()
    where gameid = ${game} and id = ${id}::uuid`.execute(db);
}

export type StepKind = TradeAct['kind'] | 'done' | 'offer' | 'undone';

/** The caller holds the trade, so step numbers are unique. */
export async function insertStep(
  db: Database,
  game: string,
  id: string,
  step: { side: TradeSide; kind: StepKind; round: number; terms?: TradeTerms; moved?: Moved },
): Promise<void> {
  const terms = step.terms === undefined ? null : JSON.stringify(step.terms);
  const moved = step.moved === undefined ? null : JSON.stringify(step.moved);
  await sql`insert into trade_steps (gameid, trade_id, step, side, kind, round, terms, moved)
    select ${game}, ${id}::uuid, count(*) + 1, ${step.side}, ${step.kind}, ${step.round}::integer,
      ${terms}::jsonb, ${moved}::jsonb
    from trade_steps where gameid = ${game} and trade_id = ${id}::uuid`.execute(db);
}

export type StepRow = { kind: StepKind | 'expire'; side: TradeSide | null; created_at: Date };

export async function listSteps(db: Database, game: string, id: string): Promise<StepRow[]> {
  const { rows } = await sql<StepRow>`select kind, side, created_at from trade_steps
    where gameid = ${game} and trade_id = ${id}::uuid order by step`.execute(db);
  return rows;
}

/** Returns what the member promised in other open trades. */
export async function listOpenTradesOf(
  db: Database,
  game: string,
  userId: UserId,
): Promise<TradeRow[]> {
  const { rows } = await sql<TradeRow>`select ${sql.raw(TRADE_COLUMNS)} from trades
    where gameid = ${game} and ${userId} in (proposer_id, partner_id)
      and state in ${sql.raw(OPEN_STATES)} and expires_at > app_now()`.execute(db);
  return rows;
}

export type ListedRow = TradeRow & MemberRow & { place: string };

/** Position: the change time as printed by the database. */
export type ListPlace = { changedAt: string; id: string };

/** Returns trades of a game by last change. */
export async function listTrades(
  db: Database,
  { game, userId }: { game: string; userId: UserId },
  { isOpen, before, limit }: { isOpen: boolean; before: ListPlace | undefined; limit: number },
): Promise<ListedRow[]> {
  const states = sql.raw(`state ${isOpen ? 'in' : 'not in'} ${OPEN_STATES}`);
  const further =
    before === undefined
      ? sql``
      : sql`and (changed_at, id) < (${before.changedAt}::timestamptz, ${before.id}::uuid)`;
  const ofSide = (side: 'partner_id' | 'proposer_id') => sql`(
    select * from trades where gameid = ${game} and ${sql.ref(side)} = ${userId} and ${states}
      ${further}
    order by changed_at desc, id desc limit ${limit})`;
  const { rows } = await sql<ListedRow>`
    select ${sql.raw(TRADE_COLUMNS)}, changed_at::text as place, ${sql.raw(MEMBER_COLUMNS)}
    from (${ofSide('proposer_id')} union all ${ofSide('partner_id')}) as trades
    left join users on users.deleted_at is null
      and users.id = case when proposer_id = ${userId} then partner_id else proposer_id end
    order by changed_at desc, trades.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function findOther(
  db: Database,
  userId: UserId | null,
): Promise<MemberRow | undefined> {
  const { rows } = await sql<MemberRow>`select ${sql.raw(MEMBER_COLUMNS)} from users
    where id = ${userId} and deleted_at is null`.execute(db);
  return rows[0];
}

export type TraderRow = { account_days: number; is_open: boolean };

/** Returns an active member. */
export async function findTrader(db: Database, userId: UserId): Promise<TraderRow | undefined> {
  const { rows } = await sql<TraderRow>`
    select extract(epoch from app_now() - createdon)::double precision / 86400 as account_days,
      coalesce(is_open, true) and (suspended_until is null or suspended_until < app_now()) as is_open
    from users left join trade_settings on trade_settings.user_id = users.id
    where id = ${userId} and id <> 1 and deleted_at is null`.execute(db);
  return rows[0];
}

export type OfferCounts = { open: number; today: number };

/** Counts the member's offers in a game. */
export async function countOffers(
  db: Database,
  game: string,
  userId: UserId,
): Promise<OfferCounts> {
  const { rows } = await sql<OfferCounts>`
    select
      count(*) filter (
        where state in ${sql.raw(OPEN_STATES)} and expires_at > app_now()
      )::integer as open,
      count(*) filter (where created_at > app_now() - interval '1 day')::integer as today
    from trades where proposer_id = ${userId} and gameid = ${game}
      and changed_at > app_now() - interval '30 days'`.execute(db);
  return rows[0] ?? { open: 0, today: 0 };
}

export async function countFinishedTrades(db: Database, userId: UserId): Promise<number> {
  const { rows } = await sql<{ finished: number }>`
    select count(*)::integer as finished from trades
    where ${userId} in (proposer_id, partner_id) and state = 'done'`.execute(db);
  return rows[0]?.finished ?? 0;
}

export type SettingsRow = { is_open: boolean; country: string | null; language: string | null };

export async function findSettings(db: Database, userId: UserId): Promise<SettingsRow> {
  const row = await db
    .selectFrom('trade_settings')
    .select(['is_open', 'country', 'language'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? { is_open: true, country: null, language: null };
}

export async function setSettings(
  db: Database,
  userId: UserId,
  { is_open, country, language }: SettingsRow,
): Promise<void> {
  await sql`insert into trade_settings (user_id, is_open, country, language)
    values (${userId}, ${is_open}, ${country}, ${language})
    on conflict (user_id) do update set is_open = excluded.is_open, country = excluded.country,
      language = excluded.language`.execute(db);
}

export type PartnerEntry = {
  cardno: string;
  copies: number;
  trading: boolean;
  wanted: boolean;
};

const MARKED_MAX = 1000;

/** Offers and wants of a member; hidden collections only with `isOwn`. */
export async function listMarked(
  db: Database,
  game: string,
  userId: UserId,
  isOwn: boolean,
): Promise<PartnerEntry[]> {
  const { rows } = await sql<PartnerEntry>`
    select cardno, sum(count)::integer as copies, bool_or(trading) as trading,
      bool_or(wanted) as wanted
    from (
      select cardno, collection, case when trading then count else 0 end as count, trading, wanted
      from collection_entries
      where gameid = ${game} and user_id = ${userId} and (trading or wanted)
      limit ${MARKED_MAX}
    ) as entry
    join collections on collections.user_id = ${userId} and collections.gameid = ${game}
      and collections.id = entry.collection and (${isOwn} or visibility < 2)
    group by cardno order by cardno`.execute(db);
  return rows;
}

export type NoteRow = {
  id: string;
  side: TradeSide;
  text: string;
  created_at: Date;
  moderated_at: Date | null;
};

const NOTES_MAX = 200;

export async function insertNote(
  db: Database,
  game: string,
  tradeId: string,
  side: TradeSide,
  text: string,
): Promise<void> {
  await db
    .insertInto('trade_notes')
    .values({ gameid: game, trade_id: tradeId, side, text })
    .execute();
}

export async function listNotes(db: Database, game: string, tradeId: string): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select id::text as id, side, text, created_at, moderated_at from trade_notes
    where gameid = ${game} and trade_id = ${tradeId}::uuid
    order by id desc limit ${NOTES_MAX}`.execute(db);
  return rows.toReversed();
}

export type AuthoredNote = { text: string; author_id: UserId | null };

/** Returns a note of the reader's trade. */
export async function findNote(
  db: Database,
  game: string,
  noteId: string,
  readerId: UserId,
): Promise<AuthoredNote | undefined> {
  const { rows } = await sql<AuthoredNote>`
    select text, case side when 'proposer' then proposer_id else partner_id end as author_id
    from trade_notes as note
    join trades on trades.gameid = note.gameid and trades.id = note.trade_id
    where note.gameid = ${game} and note.id = ${noteId}::bigint and moderated_at is null
      and ${readerId} in (proposer_id, partner_id)`.execute(db);
  return rows[0];
}

export async function findTradeOfNote(
  db: Database,
  game: string,
  noteId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ trade_id: string }>`select trade_id from trade_notes
    where gameid = ${game} and id = ${noteId}::bigint`.execute(db);
  return rows[0]?.trade_id;
}

/** Hides the note from both traders. */
export async function hideNote(db: Database, game: string, noteId: string): Promise<void> {
  await sql`update trade_notes set moderated_at = app_now()
    where gameid = ${game} and id = ${noteId}::bigint and moderated_at is null`.execute(db);
}

/** Shows a hidden note again. */
export async function showNote(db: Database, game: string, noteId: string): Promise<void> {
  await sql`update trade_notes set moderated_at = null
    where gameid = ${game} and id = ${noteId}::bigint`.execute(db);
}

/** Expires a limited number of trades; locked ones are skipped. */
export async function expireTrades(db: Database, limit: number): Promise<void> {
  await sql`with due as (
      select gameid, id from trades
      where state in ${sql.raw(OPEN_STATES)} and expires_at <= app_now()
      order by expires_at limit ${limit} for no key update skip locked
    ), expired as (
      update trades set state = 'expired', confirmed_side = null, changed_at = app_now()
      from due where trades.gameid = due.gameid and trades.id = due.id
      returning trades.gameid, trades.id, trades.round
    )
    insert into trade_steps (gameid, trade_id, step, kind, round)
    select gameid, id, 1 + (
        select count(*) from trade_steps as steps
        where steps.gameid = expired.gameid and steps.trade_id = expired.id
      ), 'expire', round
    from expired`.execute(db);
}

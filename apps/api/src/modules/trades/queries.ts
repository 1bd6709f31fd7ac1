import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type {
  TradeAct,
  TradeSide,
  TradeStand,
} from '@deckframe/domain/collection/trades/trade-state';
import type { TradeTerms } from '@deckframe/domain/trade/trade-terms';
import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import type { Moved } from '../collection/collection/service.ts';

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
  /** The database's clock, by which a trade expires. */
  now: Date;
};

export const TRADE_COLUMNS = `trades.id, trades.proposer_id, trades.partner_id, trades.state,
  trades.round, trades.terms_side, trades.confirmed_side, trades.undo_side, trades.terms, trades.created_at,
  trades.changed_at, trades.expires_at, app_now() as now`;

/** With `isHeld`, nobody else changes it before the end of the transaction. */
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

/** What two members have let expire is over when one of them proposes anew. */
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

/** Undefined where the two have an open trade already; one that begins at once is waited for. */
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

/** The row of the trade is held by whoever adds a step, so that no number is given twice. */
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

/** What a member has promised in their other open trades. */
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

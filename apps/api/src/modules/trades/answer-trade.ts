import {
  actOnTrade,
  otherSide,
  type TradeAct,
  type TradeSide,
} from '@deckframe/domain/trade/trade-state';
import type { TradeTerms } from '@deckframe/domain/trade/trade-terms';
import type { UserId } from '@deckframe/domain/access/user-id';
import type { Database } from '@deckframe/database/db';
import { AppError } from '../../lib/app-error.ts';
import { isBlockedBetween } from '../blocks/service.ts';
import { handOver, lockShelves } from '../collection/service.ts';
import { assertFree, assertOffered, assertTerms, type Traders } from './check-terms.ts';
import { toStand } from './mapping.ts';
import { insertNote } from './note-queries.ts';
import { insertStep, updateTrade, type TradeRow } from './queries.ts';
import { requireTrade } from './require-trade.ts';

/** A trade that somebody answers. */
export type Answered = { game: string; id: string; userId: UserId };

/** New terms, as the side that makes them names them. */
export type Counter = { round: number; give: TradeTerms[TradeSide]; get: TradeTerms[TradeSide] };

/**
 * Every answer holds the row of the trade first; what was done already changes nothing. With the
 * second confirmation both collections change here, in the transaction of the answer.
 */
export async function answerTrade(
  db: Database,
  answered: Answered,
  act: Exclude<TradeAct, { kind: 'counter' }>,
): Promise<void> {
  const { game, id } = answered;
  const { row, side } = await requireTrade(db, answered, true);
  const result = actOnTrade(toStand(row), side, act, row.now.getTime());
  if ('refusal' in result) throw new AppError(result.refusal);
  if (!result.isNew) return;
  const { stand } = result;
  if (act.kind === 'confirm') {
    const traders = await requireBoth(db, row);
    const isLast = stand.state === 'done';
    // Both, the lower member's first, before the check takes one of them.
    if (isLast) await lockShelves(db, game, Object.values(traders));
    await assertFree(db, game, { userId: traders[side], tradeId: id }, row.terms[side]);
    if (isLast) await handOver(db, game, traders, row.terms);
  }
  await updateTrade(db, game, id, stand, row.terms);
  const kind = stand.state === 'done' ? 'done' : act.kind;
  await insertStep(db, game, id, { side, kind, round: stand.round });
}

export async function counterTrade(
  db: Database,
  answered: Answered,
  { round, give, get }: Counter,
  note?: string,
): Promise<void> {
  const { game, id } = answered;
  const { row, side } = await requireTrade(db, answered, true);
  const result = actOnTrade(toStand(row), side, { kind: 'counter', round }, row.now.getTime());
  if ('refusal' in result) throw new AppError(result.refusal);
  const terms: TradeTerms =
    side === 'proposer' ? { proposer: give, partner: get } : { proposer: get, partner: give };
  assertTerms(terms);
  const traders = await requireBoth(db, row);
  const other = otherSide(side);
  await assertFree(db, game, { userId: traders[side], tradeId: id }, give);
  await assertOffered(db, game, { userId: traders[other], tradeId: id }, get, row.terms[other]);
  await updateTrade(db, game, id, result.stand, terms);
  await insertStep(db, game, id, { side, kind: 'counter', round: result.stand.round, terms });
  if (note !== undefined) await insertNote(db, game, id, side, note);
}

/** Both are still here, and neither has blocked the other. */
export async function requireBoth(db: Database, row: TradeRow): Promise<Traders> {
  const { proposer_id: proposer, partner_id: partner } = row;
  if (proposer === null || partner === null) throw new AppError('TRADE_CLOSED');
  if (await isBlockedBetween(db, proposer, partner)) throw new AppError('CONTACT_BLOCKED');
  return { proposer, partner };
}

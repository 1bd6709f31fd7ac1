import {
  actOnTrade,
  otherSide,
  type TradeAct,
  type TradeSide,
  type TradeState,
} from '@deckframe/domain/collection/trades/trade-state';
import type { TradeTerms } from '@deckframe/domain/trade/trade-terms';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import { AppError } from '../../lib/app-error.ts';
import { isBlockedBetween } from '../blocks/service.ts';
import { handOver, lockShelves, type Moved } from '../collection/collection/service.ts';
import { assertFree, assertOffered, assertTerms, type Traders } from './check-terms.ts';
import { toStand } from './mapping.ts';
import { insertNote } from './note-queries.ts';
import { insertStep, updateTrade, type StepKind, type TradeRow } from './queries.ts';
import { requireTrade } from './require-trade.ts';

/** A trade that somebody answers. */
export type Answered = { game: string; id: string; userId: UserId };

/** New terms, as the side that makes them names them. */
export type Counter = { round: number; give: TradeTerms[TradeSide]; get: TradeTerms[TradeSide] };

/**
 * Every answer holds the row of the trade first; what was done already changes nothing and gives no
 * step. With the second confirmation both collections change here, in the transaction of the answer.
 */
export async function answerTrade(
  db: Database,
  answered: Answered,
  act: Exclude<TradeAct, { kind: 'counter' }>,
): Promise<StepKind | undefined> {
  const { game, id } = answered;
  const { row, side } = await requireTrade(db, answered, true);
  const result = actOnTrade(toStand(row), side, act, row.now.getTime());
  if ('refusal' in result) throw new AppError(result.refusal);
  if (!result.isNew) return undefined;
  const { stand } = result;
  const moved = await moveCards(db, { game, row, side }, act.kind, stand.state);
  await updateTrade(db, game, id, stand, row.terms);
  const isMoved = stand.state === 'done' || stand.state === 'undone';
  const kind = isMoved && moved !== undefined ? stand.state : act.kind;
  const { round } = stand;
  await insertStep(db, game, id, { side, kind, round, ...(moved && { moved }) });
  return kind;
}

/** What an act does to the collections; undefined where it does nothing. */
async function moveCards(
  db: Database,
  { game, row, side }: { game: string; row: TradeRow; side: TradeSide },
  act: TradeAct['kind'],
  state: TradeState,
): Promise<Moved | undefined> {
  if (act !== 'confirm' && act !== 'undo') return undefined;
  const traders = await requireBoth(db, row);
  const { id, terms } = row;
  const isLast = act === 'confirm' ? state === 'done' : state === 'undone';
  // Both, the lower member's first, before a check takes one of them.
  if (isLast) await lockShelves(db, game, Object.values(traders));
  if (act === 'confirm') {
    await assertFree(db, game, { userId: traders[side], tradeId: id }, terms[side]);
    return isLast ? handOver(db, game, traders, terms) : undefined;
  }
  if (!isLast) return undefined;
  const back = { proposer: terms.partner, partner: terms.proposer };
  for (const giver of ['proposer', 'partner'] as const) {
    await assertFree(db, game, { userId: traders[giver], tradeId: id }, back[giver]);
  }
  return handOver(db, game, traders, back);
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

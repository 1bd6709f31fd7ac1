import type { TradeView } from '@deckframe/contract/trades';
import type { UserId } from '@deckframe/domain/access/user-id';
import { isOpenTrade, type TradeAct } from '@deckframe/domain/trade/trade-state';
import type { Database } from '@deckframe/database/db';
import { AppError } from '../../lib/app-error.ts';
import type { DatabaseLimit } from '../../lib/database-limit.ts';
import { answerTrade, counterTrade, requireBoth, type Answered } from './answer-trade.ts';
import { toCards, toStand, toTerms } from './mapping.ts';
import { insertNote } from './note-queries.ts';
import { proposeTrade } from './propose-trade.ts';
import { readTrade } from './read-trades.ts';
import { requireTrade } from './require-trade.ts';

export { tradeSettingsPart, tradesPart } from './account-parts.ts';
export { countFinishedTrades } from './member-queries.ts';
export { readPromised } from './read-claims.ts';
export { findNote, hideNote, showNote } from './note-queries.ts';

export const TRADE_WRITES_LIMIT: DatabaseLimit = { name: 'trades', max: 60, windowSeconds: 60 };
export const NOTES_LIMIT: DatabaseLimit = { name: 'trade-notes', max: 20, windowSeconds: 60 };

type Lines = readonly { cardno: string; copies: number }[];
type NewTerms = { give: Lines; get: Lines; note?: string | undefined };

/** The answer for the member, and whom it concerns. */
export type TradeChange = { view: TradeView; traders: UserId[] };

export async function propose(
  db: Database,
  game: string,
  userId: UserId,
  offer: NewTerms & { partnerId: UserId },
): Promise<TradeChange> {
  const { partnerId, give, get, note } = offer;
  const terms = toTerms('proposer', give, get);
  const id = await proposeTrade(db, game, userId, { partnerId, terms, note });
  return readChange(db, { game, id, userId });
}

export async function counter(
  db: Database,
  answered: Answered,
  { round, give, get, note }: NewTerms & { round: number },
): Promise<TradeChange> {
  const terms = { round, give: toCards(give), get: toCards(get) };
  await counterTrade(db, answered, terms, note);
  return readChange(db, answered);
}

export async function answer(
  db: Database,
  answered: Answered,
  act: Exclude<TradeAct, { kind: 'counter' }>,
): Promise<TradeChange> {
  await answerTrade(db, answered, act);
  return readChange(db, answered);
}

/** While the trade is open, and neither has blocked the other. */
export async function addNote(
  db: Database,
  answered: Answered,
  text: string,
): Promise<TradeChange> {
  const { row, side } = await requireTrade(db, answered, true);
  if (!isOpenTrade(toStand(row), row.now.getTime())) throw new AppError('TRADE_CLOSED');
  await requireBoth(db, row);
  await insertNote(db, answered.game, answered.id, side, text);
  return readChange(db, answered);
}

async function readChange(db: Database, answered: Answered): Promise<TradeChange> {
  const { row } = await requireTrade(db, answered);
  const traders = [row.proposer_id, row.partner_id].filter((trader) => trader !== null);
  return { view: await readTrade(db, answered), traders };
}

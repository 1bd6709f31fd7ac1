import type { TradeView } from '@deckframe/contract/collection/trades';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { isOpenTrade, type TradeAct } from '@deckframe/domain/collection/trades/trade-state';
import type { Database } from '@deckframe/database/db';
import { AppError } from '../../lib/app-error.ts';
import type { DatabaseLimit } from '../../lib/database-limit.ts';
import type { OpenWrite } from '../../lib/member-write.ts';
import { notify, type Teller } from '../notices/service.ts';
import { assertWords } from '../site/writing-rules/service.ts';
import { answerTrade, counterTrade, requireBoth, type Answered } from './answer-trade.ts';
import { toCards, toStand, toTerms } from './mapping.ts';
import { insertNote } from './note-queries.ts';
import { proposeTrade } from './propose-trade.ts';
import type { StepKind } from './queries.ts';
import { readTrade } from './read-trades.ts';
import { requireTrade } from './require-trade.ts';

export { tradeSettingsPart, tradesPart } from '../collection/trades/account-parts.ts';
export { countFinishedTrades } from './member-queries.ts';
export { readPromised } from './read-claims.ts';
export { findNote, findTradeOfNote, hideNote, showNote } from './note-queries.ts';

export const TRADE_WRITES_LIMIT: DatabaseLimit = { name: 'trades', max: 60, windowSeconds: 60 };
export const NOTES_LIMIT: DatabaseLimit = { name: 'trade-notes', max: 20, windowSeconds: 60 };

/** What a write of a trade works with. */
export type TradeWrite = Pick<OpenWrite, 'db' | 'tell' | 'user'>;

type Lines = readonly { cardno: string; copies: number }[];
type NewTerms = { give: Lines; get: Lines; note?: string | undefined };

/** The answer for the member, and whom it concerns. */
export type TradeChange = { view: TradeView; traders: UserId[] };

export async function propose(
  write: TradeWrite,
  game: string,
  userId: UserId,
  offer: NewTerms & { partnerId: UserId },
): Promise<TradeChange> {
  const { partnerId, give, get, note } = offer;
  const terms = toTerms('proposer', give, get);
  await assertWords(write, [note ?? '']);
  const id = await proposeTrade(write.db, game, userId, { partnerId, terms, note });
  return tellOther(write, { game, id, userId }, 'offer');
}

export async function counter(
  write: TradeWrite,
  answered: Answered,
  { round, give, get, note }: NewTerms & { round: number },
): Promise<TradeChange> {
  const terms = { round, give: toCards(give), get: toCards(get) };
  await assertWords(write, [note ?? '']);
  await counterTrade(write.db, answered, terms, note);
  return tellOther(write, answered, 'counter');
}

export async function answer(
  write: Teller,
  answered: Answered,
  act: Exclude<TradeAct, { kind: 'counter' }>,
): Promise<TradeChange> {
  const kind = await answerTrade(write.db, answered, act);
  return kind === undefined ? readChange(write.db, answered) : tellOther(write, answered, kind);
}

/** The last word about a trade is one notice to the other one, until it is read. */
async function tellOther(write: Teller, answered: Answered, kind: StepKind): Promise<TradeChange> {
  const { game, id, userId } = answered;
  const change = await readChange(write.db, answered);
  const others = change.traders.filter((trader) => trader !== userId);
  const place = { type: 'trade', game, id } as const;
  await notify(write, others, { kind: 'trade', place, actorId: userId, detail: kind });
  return change;
}

/** While the trade is open, and neither has blocked the other. */
export async function addNote(
  write: TradeWrite,
  answered: Answered,
  text: string,
): Promise<TradeChange> {
  const { db } = write;
  await assertWords(write, [text]);
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

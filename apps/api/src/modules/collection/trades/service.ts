import type { TradeView } from '@deckframe/contract/collection/trades';
import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { copiesOf, listUnfree } from '@deckframe/domain/collection/entries/free-copies';
import {
  offerTrade,
  actOnTrade,
  otherSide,
  isOpenTrade,
  type TradeSide,
  type TradeAct,
  type TradeState,
} from '@deckframe/domain/collection/trades/trade-state';
import {
  findTermsRefusal,
  findOfferRefusal,
  limitsOf,
  type TradeCards,
  type TradeTerms,
} from '@deckframe/domain/collection/trades/trade-terms';
import { AppError } from '../../../lib/app-error.ts';
import type { DatabaseLimit } from '../../../lib/database-limit.ts';
import type { OpenWrite } from '../../../lib/member-write.ts';
import { isBlockedBetween } from '../../accounts/members/service.ts';
import { notify, type Teller } from '../../rewards/notices/service.ts';
import { getRules, assertWords } from '../../site/writing-rules/service.ts';
import { lockShelf, handOver, lockShelves, type Moved } from '../collection/service.ts';
import { toStand, toCards, toTerms, readClaims, readTrade, requireTrade } from './read-trades.ts';
import { countOffered, listOwnedPrintings } from './match-queries.ts';
import {
  countFinishedTrades,
  countOffers,
  findTrader,
  insertNote,
  expireBetween,
  insertStep,
  insertTrade,
  readNow,
  updateTrade,
  type StepKind,
  type TradeRow,
} from './queries.ts';

export { tradeSettingsPart, tradesPart } from './account-part-queries.ts';
export { countFinishedTrades } from './queries.ts';
export { readPromised } from './read-trades.ts';
export { findNote, findTradeOfNote, hideNote, showNote } from './queries.ts';

type Traders = Readonly<Record<TradeSide, UserId>>;

/** Refuses invalid terms. */
function assertTerms(terms: TradeTerms): void {
  const refusal = findTermsRefusal(terms);
  if (refusal !== null) throw new AppError(refusal);
}

/**
 * Refuses copies that are not free. Locks the collections, so that concurrent promises are
 * serialized.
 */
async function assertFree(
  db: Database,
  game: string,
  giver: { userId: UserId; tradeId: string },
  cards: TradeCards,
): Promise<void> {
  const { userId } = giver;
  await lockShelf(db, { userId, game });
  const short = await findUnfree(db, game, giver, cards);
  if (short.length > 0) throw new AppError('TRADE_SHORT', { cards: short.join(', ') });
}

async function findUnfree(
  db: Database,
  game: string,
  { userId, tradeId }: { userId: UserId; tradeId: string },
  cards: TradeCards,
): Promise<string[]> {
  const owned = await listOwnedPrintings(db, game, userId, Object.keys(cards));
  return listUnfree(cards, owned, await readClaims(db, game, userId, { tradeId }));
}

/** Refuses cards that the partner does not offer; earlier terms may stay. */
async function assertOffered(
  db: Database,
  game: string,
  owner: { userId: UserId; tradeId: string },
  cards: TradeCards,
  before: TradeCards = {},
): Promise<void> {
  const asked = Object.fromEntries(
    Object.entries(cards).filter(
      ([cardno, copies]) => !Object.hasOwn(before, cardno) || (before[cardno] ?? 0) < copies,
    ),
  );
  const offered = await countOffered(db, game, owner.userId, Object.keys(asked));
  const unfree = new Set(await findUnfree(db, game, owner, asked));
  const short = Object.entries(asked)
    .filter(([cardno, copies]) => copiesOf(offered, cardno) < copies || unfree.has(cardno))
    .map(([cardno]) => cardno);
  if (short.length > 0) throw new AppError('TRADE_NOT_OFFERED', { cards: short.join(', ') });
}

export type Offer = { partnerId: UserId; terms: TradeTerms; note?: string | undefined };

/** Inserts the trade before locking the collections, in the common lock order. */
async function proposeTrade(
  db: Database,
  game: string,
  userId: UserId,
  { partnerId, terms, note }: Offer,
): Promise<string> {
  assertTerms(terms);
  const [own, partner] = [await findTrader(db, userId), await findTrader(db, partnerId)];
  if (own === undefined || partner === undefined) throw new AppError('USER_NOT_FOUND');
  if (userId === partnerId) throw new AppError('SELF_REFUSED');
  const { expiresAt } = offerTrade(await readNow(db));
  await expireBetween(db, game, { proposerId: userId, partnerId });
  const id = await insertTrade(db, game, { proposerId: userId, partnerId, terms, expiresAt });
  if (id === undefined) throw new AppError('TRADE_OPEN');
  await assertFree(db, game, { userId, tradeId: id }, terms.proposer);
  const { open, today } = await countOffers(db, game, userId);
  const finished = await countFinishedTrades(db, userId);
  const limits = limitsOf(
    { accountDays: own.account_days, finished },
    (await getRules(db)).newMember,
  );
  const refusal = findOfferRefusal({
    isSelf: false,
    isBlocked: await isBlockedBetween(db, userId, partnerId),
    isPartnerOpen: partner.is_open,
    open: open - 1,
    today: today - 1,
    limits,
  });
  if (refusal !== null) {
    const limit = refusal === 'TRADE_LIMIT' ? limits.openMax : limits.dayMax;
    throw new AppError(refusal, { limit });
  }
  await assertOffered(db, game, { userId: partnerId, tradeId: id }, terms.partner);
  await insertStep(db, game, id, { side: 'proposer', kind: 'offer', round: 1, terms });
  if (note !== undefined) await insertNote(db, game, id, 'proposer', note);
  return id;
}

/** Identifies a trade and the member who answers. */
type Answered = { game: string; id: string; userId: UserId };

/** New terms as seen by their side. */
export type Counter = { round: number; give: TradeTerms[TradeSide]; get: TradeTerms[TradeSide] };

/**
 * Locks the trade and applies an answer. Repetitions change nothing. The second confirmation moves
 * the cards in this transaction.
 */
async function answerTrade(
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

/** Moves the cards of an action, if any. */
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

async function counterTrade(
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

/** Requires that both members are active and not blocked. */
async function requireBoth(db: Database, row: TradeRow): Promise<Traders> {
  const { proposer_id: proposer, partner_id: partner } = row;
  if (proposer === null || partner === null) throw new AppError('TRADE_CLOSED');
  if (await isBlockedBetween(db, proposer, partner)) throw new AppError('CONTACT_BLOCKED');
  return { proposer, partner };
}

export const TRADE_WRITES_LIMIT: DatabaseLimit = { name: 'trades', max: 60, windowSeconds: 60 };
export const NOTES_LIMIT: DatabaseLimit = { name: 'trade-notes', max: 20, windowSeconds: 60 };

/** Context of a write to a trade. */
export type TradeWrite = Pick<OpenWrite, 'db' | 'tell' | 'user'>;

type Lines = readonly { cardno: string; copies: number }[];
type NewTerms = { give: Lines; get: Lines; note?: string | undefined };

/** The answer, and the members to notify. */
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

/** Notifies the other side of the latest step. */
async function tellOther(write: Teller, answered: Answered, kind: StepKind): Promise<TradeChange> {
  const { game, id, userId } = answered;
  const change = await readChange(write.db, answered);
  const others = change.traders.filter((trader) => trader !== userId);
  const place = { type: 'trade', game, id } as const;
  await notify(write, others, { kind: 'trade', place, actorId: userId, detail: kind });
  return change;
}

/** Adds a note while the trade is open and nobody is blocked. */
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

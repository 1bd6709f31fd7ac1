import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { findOfferRefusal, limitsOf } from '@deckframe/domain/trade/trade-limits';
import { offerTrade } from '@deckframe/domain/collection/trades/trade-state';
import type { TradeTerms } from '@deckframe/domain/trade/trade-terms';
import type { Database } from '@deckframe/database/db';
import { AppError } from '../../lib/app-error.ts';
import { isBlockedBetween } from '../blocks/service.ts';
import { getRules } from '../site/writing-rules/service.ts';
import { assertFree, assertOffered, assertTerms } from './check-terms.ts';
import { countFinishedTrades, countOffers, findTrader } from './member-queries.ts';
import { insertNote } from './note-queries.ts';
import { expireBetween, insertStep, insertTrade, readNow } from './queries.ts';

export type Offer = { partnerId: UserId; terms: TradeTerms; note?: string | undefined };

/**
 * The row of the trade comes first, and only then the shelf: whoever changes a trade takes the two in
 * this order. What is refused afterwards takes the row back with it.
 */
export async function proposeTrade(
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
  // The one that was just made is counted.
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

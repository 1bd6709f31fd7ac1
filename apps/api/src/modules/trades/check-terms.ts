import type { UserId } from '@deckframe/domain/access/user-id';
import type { TradeSide } from '@deckframe/domain/trade/trade-state';
import {
  findTermsRefusal,
  isPromised,
  listShort,
  sumCards,
  type TradeCards,
  type TradeTerms,
} from '@deckframe/domain/trade/trade-terms';
import type { Database } from '@deckframe/database/db';
import { AppError } from '../../lib/app-error.ts';
import { lockShelf } from '../collection/service.ts';
import { countOffered, countOwned } from './copies-queries.ts';
import { listOpenTradesOf } from './queries.ts';

export type Traders = Readonly<Record<TradeSide, UserId>>;

/** Shapes that no two members could trade. */
export function assertTerms(terms: TradeTerms): void {
  const refusal = findTermsRefusal(terms);
  if (refusal !== null) throw new AppError(refusal);
}

/**
 * Whether a member has so many free copies: theirs, without what they promised in other open trades.
 * Their shelf is held from here on, so that two promises at once follow each other.
 */
export async function assertFree(
  db: Database,
  game: string,
  giver: { userId: UserId; tradeId: string },
  cards: TradeCards,
): Promise<void> {
  const { userId, tradeId } = giver;
  await lockShelf(db, { userId, game });
  const owned = await countOwned(db, game, userId, Object.keys(cards));
  const others = (await listOpenTradesOf(db, game, userId)).filter(({ id }) => id !== tradeId);
  const promises = others.flatMap((row) => {
    const side = row.proposer_id === userId ? 'proposer' : 'partner';
    const stand = { termsBy: row.terms_side, confirmedBy: row.confirmed_side };
    return isPromised(stand, side) ? [row.terms[side]] : [];
  });
  const short = listShort(cards, owned, sumCards(promises));
  if (short.length > 0) throw new AppError('TRADE_SHORT', { cards: short.join(', ') });
}

/** Nobody is asked for what they do not offer; what stood in the terms before may stay. */
export async function assertOffered(
  db: Database,
  game: string,
  userId: UserId,
  cards: TradeCards,
  before: TradeCards = {},
): Promise<void> {
  const asked = Object.fromEntries(
    Object.entries(cards).filter(
      ([cardno, copies]) => !Object.hasOwn(before, cardno) || (before[cardno] ?? 0) < copies,
    ),
  );
  const offered = await countOffered(db, game, userId, Object.keys(asked));
  const short = listShort(asked, offered, {});
  if (short.length > 0) throw new AppError('TRADE_NOT_OFFERED', { cards: short.join(', ') });
}

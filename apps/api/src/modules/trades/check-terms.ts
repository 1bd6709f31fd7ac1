import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { TradeSide } from '@deckframe/domain/collection/trades/trade-state';
import { copiesOf, listUnfree } from '@deckframe/domain/collection/entries/free-copies';
import {
  findTermsRefusal,
  type TradeCards,
  type TradeTerms,
} from '@deckframe/domain/trade/trade-terms';
import type { Database } from '@deckframe/database/db';
import { AppError } from '../../lib/app-error.ts';
import { lockShelf } from '../collection/collection/service.ts';
import { countOffered, listOwnedPrintings } from './copies-queries.ts';
import { readClaims } from './read-claims.ts';

export type Traders = Readonly<Record<TradeSide, UserId>>;

/** Shapes that no two members could trade. */
export function assertTerms(terms: TradeTerms): void {
  const refusal = findTermsRefusal(terms);
  if (refusal !== null) throw new AppError(refusal);
}

/**
 * Whether a member has so many free copies: theirs, without what sleeved decks hold and what they
 * promised in other open trades. Their shelf is held from here on, so that two promises at once follow
 * each other.
 */
export async function assertFree(
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

/**
 * Nobody is asked for what they do not offer, and only free copies are offered; what stood in the terms
 * before may stay.
 */
export async function assertOffered(
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

import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Claims } from '@deckframe/domain/collection/entries/free-copies';
import { isPromised, sumCards } from '@deckframe/domain/trade/trade-terms';
import type { Database } from '@deckframe/database/db';
import { countSleeved } from './copies-queries.ts';
import { sideOf, toStand } from './mapping.ts';
import { listOpenTradesOf } from './queries.ts';

/** What does not count: the deck that is asked for, the trade whose own terms are weighed. */
export type ClaimsExcept = { deckId?: string | undefined; tradeId?: string | undefined };

/** Everything that takes a member's copies away from others. */
export async function readClaims(
  db: Database,
  game: string,
  userId: UserId,
  { deckId, tradeId }: ClaimsExcept = {},
): Promise<Claims> {
  const sleeved = await countSleeved(db, game, userId, deckId);
  return { sleeved, promised: await readPromised(db, game, userId, tradeId) };
}

export async function readPromised(
  db: Database,
  game: string,
  userId: UserId,
  exceptTrade?: string,
): Promise<Claims['promised']> {
  const open = await listOpenTradesOf(db, game, userId);
  const promises = open.flatMap((row) => {
    const side = sideOf(row, userId);
    return row.id !== exceptTrade && isPromised(toStand(row), side) ? [row.terms[side]] : [];
  });
  return sumCards(promises);
}

import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import { likeAward } from '@deckframe/domain/rewards/exp/exp-award';
import type { ExpResult } from '@deckframe/domain/rewards/exp/exp-result';
import { eraseByFunction, tablePart, type AccountPart } from '../../../lib/account-part.ts';
import { AppError } from '../../../lib/app-error.ts';
import { isReferenceMissing } from '../../../lib/database-faults.ts';
import type { DatabaseLimit } from '../../../lib/database-limit.ts';
import { awardExp } from '../../rewards/exp/service.ts';
import { notify, withdraw, type Teller } from '../../rewards/notices/service.ts';
import { deleteDeckLike, findDeckLike, insertDeckLike } from './queries.ts';

export const LIKE_LIMIT: DatabaseLimit = { name: 'like', max: 60, windowSeconds: 60 };

type LikedDeck = { userId: UserId; game: string; deckId: string; ownerId: UserId };

export async function getDeckLike(
  db: Database,
  { userId, game, deckId }: Pick<LikedDeck, 'deckId' | 'game'> & { userId: UserId | null },
) {
  const { like_count: likeCount, liked } = await findDeckLike(db, userId, game, deckId);
  return { likeCount, liked };
}

/** Likes a deck. The own one pays no EXP. */
export async function likeDeck(
  { db, tell }: Teller,
  deck: LikedDeck & { name: string },
): Promise<{ likeCount: number; liked: boolean; exp: ExpResult[] }> {
  const { userId, game, deckId, ownerId, name } = deck;
  const isNew = await insertDeckLike(db, userId, game, deckId).catch((error: unknown) => {
    // The deck was deleted concurrently.
    throw isReferenceMissing(error) ? new AppError('DECK_NOT_FOUND') : error;
  });
  if (!isNew) throw new AppError('ALREADY_LIKED');
  await notify({ db, tell }, [ownerId], { ...toAct(deck), label: name });
  const state = await getDeckLike(db, deck);
  const awards = ownerId === userId ? [] : [likeAward('deck', game, deckId)];
  return { ...state, exp: await awardExp(db, userId, awards) };
}

export async function unlikeDeck({ db, tell }: Teller, deck: LikedDeck) {
  const wasLiked = await deleteDeckLike(db, deck.userId, deck.game, deck.deckId);
  if (wasLiked) await withdraw({ db, tell }, deck.ownerId, toAct(deck));
  return getDeckLike(db, deck);
}

function toAct({ userId, game, deckId }: LikedDeck) {
  const place = { type: 'deck', game, id: deckId } as const;
  return { kind: 'like', actorId: userId, place } as const;
}

export const likesPart: AccountPart = {
  ...tablePart('likes', 'likes.user_id'),
  erase: (db, userId) => eraseByFunction(db, 'erase_likes', userId),
};

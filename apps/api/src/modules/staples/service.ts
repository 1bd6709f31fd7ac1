import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import { printStaples } from '@deckframe/domain/community/profile/staple-string';
import { tablePart } from '../../lib/account-part.ts';
import { AppError } from '../../lib/app-error.ts';
import type { DatabaseLimit } from '../../lib/database-limit.ts';
import { findPublishedCard } from '../cards/service.ts';
import { deleteStaple, insertStaple, listStaples } from './queries.ts';

export const STAPLE_LIMIT: DatabaseLimit = { name: 'staple', max: 120, windowSeconds: 60 };

export async function getStaples(db: Database, userId: UserId, game: string) {
  return { userStapleCards: printStaples(await listStaples(db, userId, game)) };
}

/** A card is a staple in all its printings. Marking twice is marking once. */
export async function markStaple(
  db: Database,
  staple: { userId: UserId; game: string; card: string; remove: boolean },
) {
  const { userId, game, card } = staple;
  const change = staple.remove ? deleteStaple : insertStaple;
  await change(db, userId, game, card);
  return getStaples(db, userId, game);
}

export async function getStapleCard(db: Database, game: string, cardno: string): Promise<string> {
  const card = await findPublishedCard(db, game, cardno);
  if (card === undefined) throw new AppError('CARD_NOT_FOUND');
  return card.originalid;
}

export const staplesPart = tablePart('staples', 'staples.user_id');

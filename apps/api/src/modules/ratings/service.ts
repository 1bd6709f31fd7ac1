import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { CardRating } from '@deckframe/contract/community/community';
import type { Database } from '@deckframe/database/db';
import { dailyRatingAward, ratingAward } from '@deckframe/domain/rewards/exp/exp-award';
import type { ExpResult } from '@deckframe/domain/rewards/exp/exp-result';
import { tablePart } from '../../lib/account-part.ts';
import { AppError } from '../../lib/app-error.ts';
import type { DatabaseLimit } from '../../lib/database-limit.ts';
import { findPublishedCard } from '../cards/service.ts';
import { findDailyCard } from '../daily-card/service.ts';
import { awardExp } from '../exp/service.ts';
import { findRating, insertDailyRating, upsertRating } from './queries.ts';

export const RATING_LIMIT: DatabaseLimit = { name: 'rating', max: 60, windowSeconds: 60 };

export type Rated = CardRating & { exp: ExpResult[] };

/** All printings of a card share its ratings. */
export async function getRatedCard(db: Database, game: string, cardno: string): Promise<string> {
  const card = await findPublishedCard(db, game, cardno);
  if (card === undefined) throw new AppError('CARD_NOT_FOUND');
  return card.originalid;
}

export async function getDailyCard(
  db: Database,
  game: string,
): Promise<{ card: string; date: string }> {
  const row = await findDailyCard(db, game);
  if (row === undefined) throw new AppError('DAILY_CARD_NOT_FOUND');
  return { card: row.originalid, date: row.card_date };
}

export async function getRating(
  db: Database,
  game: string,
  card: string,
  userId: UserId | null,
): Promise<CardRating> {
  const { count, sum, mine } = await findRating(db, game, card, userId);
  return { average: count === 0 ? null : sum / count, count, mine };
}

/** Only a member's first rating of a card pays; changing it is free. */
export async function rateCard(
  db: Database,
  rated: { userId: UserId; game: string; card: string; rating: number },
): Promise<Rated> {
  const { userId, game, card } = rated;
  const isFirst = await upsertRating(db, rated);
  const exp = isFirst ? await awardExp(db, userId, [ratingAward(game, card)]) : [];
  return { ...(await getRating(db, game, card, userId)), exp };
}

/** Once a UTC date and game; pays 500 in place of the 100 of a plain rating (C-82). */
export async function rateDailyCard(
  db: Database,
  rated: { userId: UserId; game: string; card: string; date: string; rating: number },
): Promise<Rated> {
  const { userId, game, card, date } = rated;
  if (!(await insertDailyRating(db, userId, game, date))) {
    throw new AppError('DAILY_ALREADY_RATED');
  }
  await upsertRating(db, rated);
  const exp = await awardExp(db, userId, [dailyRatingAward(game, date)]);
  return { ...(await getRating(db, game, card, userId)), exp };
}

export const ratingsPart = tablePart('ratings', 'card_ratings.user_id');
export const dailyCardRatingsPart = tablePart('dailyCardRatings', 'daily_card_ratings.user_id');

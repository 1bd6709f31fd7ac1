import type { CardRating } from '@deckframe/contract/community/community';
import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Card } from '@deckframe/domain/card';
import { chooseDailyCard } from '@deckframe/domain/cards/daily-card/choose-daily-card';
import { printStaples } from '@deckframe/domain/community/profile/staple-string';
import { dailyRatingAward, ratingAward } from '@deckframe/domain/rewards/exp/exp-award';
import type { ExpResult } from '@deckframe/domain/rewards/exp/exp-result';
import { tablePart } from '../../../lib/account-part.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { DatabaseLimit } from '../../../lib/database-limit.ts';
import { awardExp } from '../../rewards/exp/service.ts';
import { findPublishedCard, toCard } from '../catalogue/service.ts';
import {
  findDailyCard,
  insertDailyCard,
  listCandidates,
  listOpenDays,
  listRecentDailyCards,
  deleteStaple,
  insertStaple,
  listStaples,
  findRating,
  insertDailyRating,
  upsertRating,
  type DailyCardRow,
} from './queries.ts';

export { findDailyCard } from './queries.ts';

/** Days before a card can repeat while others remain. */
const RECENT_DAYS = 30;

/** Fills today and the following days; safe to run concurrently. */
export async function fillDailyCards(db: Database, game: string, daysAhead: number): Promise<void> {
  const days = await listOpenDays(db, game, daysAhead);
  if (days.length === 0) return;
  const candidates = await listCandidates(db, game);
  for (const date of days) {
    const recent = await listRecentDailyCards(db, game, date, RECENT_DAYS);
    const cardno = chooseDailyCard({ game, date, candidates, recent });
    if (cardno !== null) await insertDailyCard(db, game, date, cardno);
  }
}

/** Returns today's card; the first reader fills a missing day. */
export async function getOrFillDailyCard(
  db: Database,
  game: string,
): Promise<DailyCardRow | undefined> {
  const row = await findDailyCard(db, game);
  if (row !== undefined) return row;
  await fillDailyCards(db, game, 0);
  return findDailyCard(db, game);
}

export const STAPLE_LIMIT: DatabaseLimit = { name: 'staple', max: 120, windowSeconds: 60 };

export async function getStaples(db: Database, userId: UserId, game: string) {
  return { userStapleCards: printStaples(await listStaples(db, userId, game)) };
}

/** Marks a card with all its printings as staple. Safe to repeat. */
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

export function toDailyCard({ card_date, ...row }: DailyCardRow): { date: string; card: Card } {
  return { date: card_date, card: toCard(row) };
}

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

/** Only the first rating of a card pays. */
export async function rateCard(
  db: Database,
  rated: { userId: UserId; game: string; card: string; rating: number },
): Promise<Rated> {
  const { userId, game, card } = rated;
  const isFirst = await upsertRating(db, rated);
  const exp = isFirst ? await awardExp(db, userId, [ratingAward(game, card)]) : [];
  return { ...(await getRating(db, game, card, userId)), exp };
}

/** Once per UTC date and game; pays 500 instead of 100 (C-82). */
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

import type { Database } from '@deckframe/database/db';
import { findWrongCounters } from '../../apps/api/src/testing/community-counters.ts';
import type { GivenRating, WrittenComment } from './rate-and-comment.ts';

export type CommunityReport = { lost: string[]; doubled: string[]; broken: string[] };

/** Compares confirmed comments and ratings with what is there, and every sum with its rows. */
export async function checkCommunity(
  db: Database,
  comments: readonly WrittenComment[],
  ratings: readonly GivenRating[],
): Promise<CommunityReport> {
  const said = await db.selectFrom('comments').select(['id', 'text']).execute();
  const byText = Map.groupBy(said, ({ text }) => text);
  const rated = await db
    .selectFrom('card_ratings')
    .select(['user_id', 'card_id', 'rating'])
    .execute();
  const keyOf = (userId: number, card: string): string => `rating ${userId} ${card}`;
  const stored = new Map(rated.map((row) => [keyOf(row.user_id, row.card_id), row.rating]));
  const last = new Map(ratings.map((row) => [keyOf(row.userId, row.card), row.rating]));
  return {
    lost: [
      ...comments
        .filter(({ id, mark }) => String(byText.get(mark)?.[0]?.id) !== id)
        .map(({ id }) => `comment ${id}`),
      ...[...last].filter(([key, rating]) => stored.get(key) !== rating).map(([key]) => key),
    ],
    doubled: [...byText].filter(([, rows]) => rows.length > 1).map(([text]) => text),
    broken: await findWrongCounters(db),
  };
}

import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';

export type RatingRow = { count: number; sum: number; mine: number | null };

export async function findRating(
  db: Database,
  game: string,
  card: string,
  userId: UserId | null,
): Promise<RatingRow> {
  const { rows } = await sql<RatingRow>`
    select coalesce(max(rating_count), 0)::integer as count,
           coalesce(max(rating_sum), 0)::integer as sum,
           (select rating from card_ratings
            where user_id = ${userId}::bigint and gameid = ${game} and card_id = ${card}) as mine
    from card_rating_totals
    where gameid = ${game} and card_id = ${card}`.execute(db);
  return rows[0] ?? { count: 0, sum: 0, mine: null };
}

/** Tells whether it was this member's first rating of the card. */
export async function upsertRating(
  db: Database,
  rated: { userId: UserId; game: string; card: string; rating: number },
): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    insert into card_ratings (user_id, gameid, card_id, rating)
    values (${rated.userId}::bigint, ${rated.game}, ${rated.card}, ${rated.rating}::smallint)
    on conflict (user_id, gameid, card_id)
    do update set rating = excluded.rating, updated_at = app_now()
    returning (xmax = 0) as is_new`.execute(db);
  return rows[0]?.is_new ?? false;
}

/** False where the member has rated this day's card before. */
export async function insertDailyRating(
  db: Database,
  userId: UserId,
  game: string,
  date: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into daily_card_ratings (user_id, gameid, card_date)
    values (${userId}::bigint, ${game}, ${date}::date)
    on conflict do nothing`.execute(db);
  return numAffectedRows === 1n;
}

import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { sql } from 'kysely';

export async function insertSeriesLike(
  db: Database,
  userId: UserId,
  game: string,
  seriesId: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into likes (user_id, content_type, content_id, gameid)
    values (${userId}::bigint, 'custom-series', ${seriesId}, ${game})
    on conflict do nothing`.execute(db);
  return numAffectedRows === 1n;
}

export async function deleteSeriesLike(
  db: Database,
  userId: UserId,
  game: string,
  seriesId: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from likes
    where user_id = ${userId}::bigint and gameid = ${game} and content_type = 'custom-series'
      and content_id = ${seriesId}`.execute(db);
  return numAffectedRows === 1n;
}

export async function findSeriesLike(
  db: Database,
  userId: UserId | null,
  game: string,
  seriesId: string,
): Promise<{ like_count: number; liked: boolean }> {
  const { rows } = await sql<{ like_count: number; liked: boolean }>`
    select like_count, exists (
      select from likes
      where user_id = ${userId}::bigint and gameid = ${game} and content_type = 'custom-series'
        and content_id = ${seriesId}
    ) as liked
    from custom_series where gameid = ${game} and id = ${seriesId}`.execute(db);
  return rows[0] ?? { like_count: 0, liked: false };
}

/** False if already liked; a trigger moves the counters. */
export async function insertDeckLike(
  db: Database,
  userId: UserId,
  game: string,
  deckId: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into likes (user_id, content_type, content_id, gameid)
    values (${userId}::bigint, 'deck', ${deckId}, ${game})
    on conflict do nothing`.execute(db);
  return numAffectedRows === 1n;
}

export async function deleteDeckLike(
  db: Database,
  userId: UserId,
  game: string,
  deckId: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from likes
    where user_id = ${userId}::bigint and gameid = ${game} and content_type = 'deck'
      and content_id = ${deckId}`.execute(db);
  return numAffectedRows === 1n;
}

export async function findDeckLike(
  db: Database,
  userId: UserId | null,
  game: string,
  deckId: string,
): Promise<{ like_count: number; liked: boolean }> {
  const { rows } = await sql<{ like_count: number; liked: boolean }>`
    select like_count, exists (
      select from likes
      where user_id = ${userId}::bigint and gameid = ${game} and content_type = 'deck'
        and content_id = ${deckId}
    ) as liked
    from deck_counts where gameid = ${game} and deck_id = ${deckId}::uuid`.execute(db);
  return rows[0] ?? { like_count: 0, liked: false };
}

import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { foldUsername } from '@deckframe/domain/accounts/access/usernames';
import { sql, type RawBuilder } from 'kysely';
import {
  publicSeriesSql,
  SERIES,
  type SeriesRow,
  type WantedSeries,
} from '../creators/series/series-sql.ts';

export async function findSeries(
  db: Database,
  game: string,
  id: string,
): Promise<SeriesRow | undefined> {
  const { rows } = await sql<SeriesRow>`${SERIES}
    where series.gameid = ${game} and series.id = ${id}`.execute(db);
  return rows[0];
}

/** Whoever changes a series, its members or its cards waits here for who does so already. */
export async function lockSeries(db: Database, game: string, id: string): Promise<void> {
  await sql`select from custom_series where gameid = ${game} and id = ${id}
    for no key update`.execute(db);
}

export async function listPublicSeries(
  db: Database,
  game: string,
  wanted: WantedSeries,
): Promise<SeriesRow[]> {
  const { rows } = await publicSeriesSql(game, wanted).execute(db);
  return rows;
}

/** Those that a member owns or edits, the last changed first. */
export async function listOwnSeries(
  db: Database,
  game: string,
  userId: UserId,
): Promise<SeriesRow[]> {
  const { rows } = await sql<SeriesRow>`${SERIES}
    where series.gameid = ${game} and (series.owner_id = ${userId} or series.id in (
      select series_id from custom_series_members where user_id = ${userId} and gameid = ${game}
    ))
    order by series.updated_at desc, series.id`.execute(db);
  return rows;
}

/** How many a member owns in a game; two that are made at once wait for each other. */
export async function countOwned(db: Database, game: string, userId: UserId): Promise<number> {
  await sql`select pg_advisory_xact_lock(
    hashtextextended('custom-series/' || ${userId}::bigint, 0))`.execute(db);
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count
    from custom_series where owner_id = ${userId} and gameid = ${game}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function insertSeries(
  db: Database,
  series: { gameid: string; owner_id: UserId; name: string; description: string },
): Promise<string> {
  const row = await db
    .insertInto('custom_series')
    .values({ ...series, changed_by: series.owner_id, changed_at: sql<Date>`app_now()` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateSeries(
  db: Database,
  game: string,
  id: string,
  { name, description, by }: { name: string; description: string; by: UserId },
): Promise<void> {
  await sql`update custom_series set name = ${name}, description = ${description},
      version = version + 1, ${changedBy(by)}
    where gameid = ${game} and id = ${id}`.execute(db);
}

/**
 * The first moment in the list stays: publishing again, or by link in between, is no way to its top. A
 * cursor names it in milliseconds. A draft is for its members, whichever way it was public before.
 */
export async function setPublished(
  db: Database,
  game: string,
  id: string,
  { isPublished, isListed }: { isPublished: boolean; isListed: boolean },
): Promise<void> {
  const now = sql`date_trunc('milliseconds', app_now())`;
  await sql`update custom_series set is_published = ${isPublished},
      is_listed = case when ${isPublished} then ${isListed} else is_listed end,
      published_at = case when ${isPublished} then coalesce(published_at, ${now})
        else published_at end,
      listed_at = coalesce(listed_at, case when is_listed then published_at end,
        case when ${isPublished && isListed} then ${now} end),
      updated_at = app_now()
    where gameid = ${game} and id = ${id}`.execute(db);
}

/** Its members, cards and likes go with it. */
export async function deleteSeries(db: Database, game: string, id: string): Promise<void> {
  await db.deleteFrom('custom_series').where('gameid', '=', game).where('id', '=', id).execute();
}

export async function findMember(
  db: Database,
  username: string,
): Promise<{ id: UserId } | undefined> {
  const { rows } = await sql<{ id: UserId }>`select id from users
    where username_key = ${foldUsername(username)} and deleted_at is null and id <> 1`.execute(db);
  return rows[0];
}

export async function insertEditor(
  db: Database,
  game: string,
  seriesId: string,
  userId: UserId,
): Promise<void> {
  await sql`insert into custom_series_members (gameid, series_id, user_id)
    values (${game}, ${seriesId}, ${userId}) on conflict do nothing`.execute(db);
}

export async function deleteEditor(
  db: Database,
  game: string,
  seriesId: string,
  userId: UserId,
): Promise<void> {
  await sql`delete from custom_series_members
    where gameid = ${game} and series_id = ${seriesId} and user_id = ${userId}`.execute(db);
}

/** The number of the next card, which is counted from now on. */
export async function takeNumber(
  db: Database,
  game: string,
  id: string,
  by: UserId,
): Promise<number> {
  const { rows } = await sql<{ number: number }>`update custom_series set
      next_number = next_number + 1, card_count = card_count + 1, ${changedBy(by)}
    where gameid = ${game} and id = ${id}
    returning next_number - 1 as number`.execute(db);
  return rows[0]?.number ?? 1;
}

export async function noteChange(
  db: Database,
  game: string,
  id: string,
  { by, cards }: { by: UserId; cards: 0 | -1 },
): Promise<void> {
  await sql`update custom_series set card_count = card_count + ${cards}, ${changedBy(by)}
    where gameid = ${game} and id = ${id}`.execute(db);
}

/** Who waited for the lock began before the one who is in front: its moment does not go back. */
const changedBy = (by: UserId): RawBuilder<unknown> =>
  sql`updated_at = app_now(), changed_at = greatest(changed_at, app_now()), changed_by = ${by}`;

/** The only way out of public and back by a moderator. */
export async function setSeriesRemoval(
  db: Database,
  { game, id }: { game: string; id: string },
  removal: { reason: string | null } | null,
): Promise<void> {
  await sql`select set_custom_series_removal(${game}, ${id}, ${removal !== null},
    ${removal?.reason ?? null})`.execute(db);
}

import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { foldUsername } from '@deckframe/domain/accounts/access/usernames';
import type { CardValues } from '@deckframe/domain/cards/catalogue/plan-edits';
import { sql, type RawBuilder } from 'kysely';
import { eraseByFunction, type EraseStep } from '../../../lib/account-part.ts';
import type { CustomCardRow } from './custom-card.ts';
import { SERIES, type SeriesRow, type WantedSeries, publicSeriesSql } from './series-queries.ts';

/** For former editors, exports only that they edited. */
export async function listSeriesOf(
  db: Database,
  userId: UserId,
  pageSize: number,
  after: string,
): Promise<{ entry: unknown; place: string }[]> {
  const { rows } = await sql<{ entry: unknown; place: string }>`
    select series.gameid || ' ' || series.id as place, jsonb_build_object(
      'gameid', series.gameid, 'id', series.id,
      'changed_last', series.changed_by is not distinct from ${userId}::bigint
    ) || case when not is_inside then '{}'::jsonb else jsonb_build_object(
      'name', series.name, 'description', series.description,
      'is_published', series.is_published, 'is_listed', series.is_listed,
      'is_owner', series.owner_id = ${userId}, 'like_count', series.like_count,
      'moderation_reason', series.moderation_reason, 'created_at', series.created_at,
      'cards', case when series.owner_id = ${userId} then coalesce((
        select jsonb_agg(cards.fields || jsonb_build_object('id', cards.id) order by cards.id)
        from custom_cards as cards
        where cards.gameid = series.gameid and cards.series_map = series.id
      ), '[]'::jsonb) end) end as entry
    from custom_series as series
    cross join lateral (select series.owner_id = ${userId} or (series.gameid, series.id) in (
        select gameid, series_id from custom_series_members where user_id = ${userId}
      ) as is_inside) as place_in
    where (is_inside or series.changed_by = ${userId})
      and series.gameid || ' ' || series.id > ${after}
    order by place limit ${pageSize}`.execute(db);
  return rows;
}

/** Hides series without another editor, which `leaveAllSeries` deletes. */
export async function hideLoneSeries(db: Database, userId: UserId): Promise<void> {
  await sql`update custom_series as series set is_published = false
    where owner_id = ${userId} and is_published and not exists (
      select from custom_series_members as editors
      where editors.gameid = series.gameid and editors.series_id = series.id)`.execute(db);
}

/** Hands series to the oldest editor and deletes the rest. */
export async function leaveAllSeries(db: Database, userId: UserId): Promise<EraseStep> {
  await sql`update custom_series set changed_by = null where changed_by = ${userId}`.execute(db);
  await sql`delete from custom_series_members where user_id = ${userId}`.execute(db);
  await sql`with heirs as (
      select distinct on (series.gameid, series.id) series.gameid, series.id, editors.user_id
      from custom_series as series
      join custom_series_members as editors
        on editors.gameid = series.gameid and editors.series_id = series.id
      where series.owner_id = ${userId}
      order by series.gameid, series.id, editors.created_at, editors.user_id
    ), handed as (
      update custom_series as series set owner_id = heirs.user_id
      from heirs where series.gameid = heirs.gameid and series.id = heirs.id
    )
    delete from custom_series_members as editors using heirs
    where editors.gameid = heirs.gameid and editors.series_id = heirs.id
      and editors.user_id = heirs.user_id`.execute(db);
  return eraseByFunction(db, 'erase_series', userId);
}

const CARDS = sql`
  select cards.id, cards.series_map, series.owner_id, cards.fields, cards.revision,
    editors.username as updated_by, cards.picture_by, cards.picture_file, cards.created_at,
    cards.updated_at
  from custom_cards as cards
  join custom_series as series on series.gameid = cards.gameid and series.id = cards.series_map
  left join users_public as editors on editors.id = cards.updated_by`;

export async function listCards(
  db: Database,
  game: string,
  seriesMap: string,
): Promise<CustomCardRow[]> {
  const { rows } = await sql<CustomCardRow>`${CARDS}
    where cards.gameid = ${game} and cards.series_map = ${seriesMap}
    order by length(cards.id), cards.id`.execute(db);
  return rows;
}

/** Public cards by number. */
export async function listPublicCards(
  db: Database,
  game: string,
  numbers: readonly string[],
): Promise<CustomCardRow[]> {
  const { rows } = await sql<CustomCardRow>`${CARDS}
    where cards.gameid = ${game} and cards.id = any(${numbers}::text[])
      and series.is_published and series.moderated_at is null`.execute(db);
  return rows;
}

export async function findCard(
  db: Database,
  game: string,
  seriesMap: string,
  id: string,
): Promise<CustomCardRow | undefined> {
  const { rows } = await sql<CustomCardRow>`${CARDS}
    where cards.gameid = ${game} and cards.series_map = ${seriesMap} and cards.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

export async function insertCard(
  db: Database,
  card: { gameid: string; id: string; series_map: string; fields: CardValues; by: UserId },
): Promise<void> {
  const { gameid, id, series_map, fields, by } = card;
  await sql`insert into custom_cards (gameid, id, series_map, fields, updated_by)
    values (${gameid}, ${id}, ${series_map}, ${JSON.stringify(fields)}::jsonb, ${by})`.execute(db);
}

export async function updateFields(
  db: Database,
  game: string,
  id: string,
  { fields, by }: { fields: CardValues; by: UserId },
): Promise<void> {
  await sql`update custom_cards set fields = ${JSON.stringify(fields)}::jsonb,
      revision = revision + 1, updated_by = ${by}, updated_at = app_now()
    where gameid = ${game} and id = ${id}`.execute(db);
}

export async function updatePicture(
  db: Database,
  game: string,
  id: string,
  { by, file }: { by: UserId; file: string },
): Promise<void> {
  await sql`update custom_cards set picture_by = ${by}, picture_file = ${file},
      revision = revision + 1, updated_by = ${by}, updated_at = app_now()
    where gameid = ${game} and id = ${id}`.execute(db);
}

/** Files shown on any card. */
export async function listPicturesInUse(db: Database, userId: UserId): Promise<Set<string>> {
  const { rows } = await sql<{ file: string }>`select picture_file as file from custom_cards
    where picture_by = ${userId} and picture_file is not null`.execute(db);
  return new Set(rows.map(({ file }) => file));
}

export async function deleteCard(db: Database, game: string, id: string): Promise<void> {
  await db.deleteFrom('custom_cards').where('gameid', '=', game).where('id', '=', id).execute();
}

/** Cards the member edited in others' series. */
export async function listEditedCards(db: Database, userId: UserId): Promise<unknown[]> {
  const { rows } = await sql`select gameid, id, updated_by is not distinct from ${userId}::bigint
      as changed_last, picture_by is not distinct from ${userId}::bigint as picture
    from custom_cards where updated_by = ${userId} or picture_by = ${userId}
    order by gameid, id`.execute(db);
  return rows;
}

/** Removes their pictures; cards are drawn again. */
export async function forgetEditor(db: Database, userId: UserId): Promise<void> {
  await sql`update custom_cards set picture_by = null, picture_file = null,
      revision = revision + 1 where picture_by = ${userId}`.execute(db);
  await sql`update custom_cards set updated_by = null where updated_by = ${userId}`.execute(db);
}

export async function findSeries(
  db: Database,
  game: string,
  id: string,
): Promise<SeriesRow | undefined> {
  const { rows } = await sql<SeriesRow>`${SERIES}
    where series.gameid = ${game} and series.id = ${id}`.execute(db);
  return rows[0];
}

/** Locks a series for changes. */
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

/** Series that a member owns or edits, last changed first. */
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

/** Counts owned series, serialized. */
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
 * Publishes a series. The first listing date stays, so republishing does not move it up. Drafts are
 * private again.
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

/** Deletes members, cards and likes too. */
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

/** Takes the next card number. */
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

/** The change time never goes backwards. */
const changedBy = (by: UserId): RawBuilder<unknown> =>
  sql`updated_at = app_now(), changed_at = greatest(changed_at, app_now()), changed_by = ${by}`;

import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { sql } from 'kysely';

/** Of one that they changed and work on no longer, only that they did. */
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

/** Who was in it longest has it from now on; what nobody else works on goes. */
export async function leaveAllSeries(db: Database, userId: UserId): Promise<void> {
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
  await sql`delete from custom_series where owner_id = ${userId}`.execute(db);
}

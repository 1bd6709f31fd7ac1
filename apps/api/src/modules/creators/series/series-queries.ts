import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { type RawBuilder, sql } from 'kysely';
import type { CustomCardRow } from './custom-card.ts';

export type SeriesRow = {
  gameid: string;
  id: string;
  owner_id: UserId;
  owner_name: string | null;
  owner_avatar: string | null;
  name: string;
  description: string;
  is_published: boolean;
  is_listed: boolean;
  /** First listing date, or the date of publishing by link. */
  listed_at: Date | null;
  like_count: number;
  comment_count: number;
  card_count: number;
  deck_count: number;
  version: number;
  moderated_at: Date | null;
  moderation_reason: string | null;
  created_at: Date;
  updated_at: Date;
  changed_at: Date | null;
  changed_by: string | null;
  members: { id: UserId; username: string | null; avatar: string | null }[];
  cover: CoverRow | null;
};

export type CoverRow = Omit<
  CustomCardRow,
  'created_at' | 'owner_id' | 'series_map' | 'updated_at'
> & { created_at: string; updated_at: string };

/** Position in the public list, newest first. */
export type SeriesPlace = { at: string; id: string };

export type WantedSeries = {
  search: string;
  owner: UserId | null;
  from: SeriesPlace | undefined;
  limit: number;
};

/** List date as in the index. */
const LISTED_AT = sql`coalesce(series.listed_at, series.published_at)`;

/** The cover is the first row of its index. */
export const SERIES = sql`
  select series.gameid, series.id, series.owner_id, owners.username as owner_name,
    owners.avatar as owner_avatar, series.name, series.description, series.is_published,
    series.is_listed, ${LISTED_AT} as listed_at, series.like_count, series.comment_count,
    series.card_count, series.deck_count, series.version, series.moderated_at, series.moderation_reason,
    series.created_at, series.updated_at, series.changed_at, changers.username as changed_by,
    coalesce((
      select json_agg(json_build_object('id', users.id, 'username', users.username,
        'avatar', users.avatar) order by editors.created_at, editors.user_id)
      from custom_series_members as editors
      join users_public as users on users.id = editors.user_id
      where editors.gameid = series.gameid and editors.series_id = series.id
    ), '[]'::json) as members,
    (
      select row_to_json(first) from (
        select cards.id, cards.fields, cards.revision, editors.username as updated_by,
          cards.picture_by, cards.picture_file, cards.created_at, cards.updated_at
        from custom_cards as cards
        left join users_public as editors on editors.id = cards.updated_by
        where cards.gameid = series.gameid and cards.series_map = series.id
        order by cards.picture_file is null, length(cards.id), cards.id
        limit 1
      ) as first
    ) as cover
  from custom_series as series
  left join users_public as owners on owners.id = series.owner_id
  left join users_public as changers on changers.id = series.changed_by`;

export function publicSeriesSql(
  game: string,
  { search, owner, from, limit }: WantedSeries,
): RawBuilder<SeriesRow> {
  const conditions: RawBuilder<unknown>[] = [];
  if (search !== '') {
    conditions.push(sql`and strpos(lower(series.name), lower(${search})) > 0`);
  }
  if (owner !== null) conditions.push(sql`and series.owner_id = ${owner}`);
  if (from !== undefined) {
    conditions.push(sql`and (${LISTED_AT}, series.id) < (${from.at}::timestamptz, ${from.id})`);
  }
  return sql<SeriesRow>`${SERIES}
    where series.gameid = ${game} and series.is_published and series.is_listed
      and series.moderated_at is null
      ${sql.join(conditions, sql` `)}
    order by ${LISTED_AT} desc, series.id desc
    limit ${limit}`;
}

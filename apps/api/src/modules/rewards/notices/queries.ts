import type { NoticeSettings } from '@deckframe/contract/rewards/mailbox';
import type { Database } from '@deckframe/database/db';
import { runStatement } from '@deckframe/database/statement';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import {
  ACTORS_MAX,
  type NoticeKind,
  type NoticePlace,
  type DigestLanguage,
  type DigestRhythm,
} from '@deckframe/domain/rewards/mailbox/notice-kinds';
import { sql } from 'kysely';
import { MEMBER_COLUMNS, type MemberRow } from '../../../lib/member-card.ts';

export type NoticeRow = {
  id: string;
  kind: NoticeKind;
  place_type: NoticePlace;
  gameid: string | null;
  place_id: string;
  label: string;
  detail: string | null;
  message: string | null;
  actor_count: number;
  changed_at: Date;
  /** Time as printed by the database, for cursors. */
  moment: string;
  is_read: boolean;
  actors: MemberRow[];
  /** Content of the comment. */
  comment_on: 'card' | 'custom-series' | 'deck' | null;
  comment_on_id: string | null;
};

export type NoticePlaceRow = Pick<
  NoticeRow,
  | 'comment_on'
  | 'comment_on_id'
  | 'detail'
  | 'gameid'
  | 'kind'
  | 'label'
  | 'place_id'
  | 'place_type'
>;

export type NoticeMoment = { moment: string; id: string };

/** Newest first after `after`, with latest actors. */
export async function listNotices(
  db: Database,
  userId: UserId,
  after: NoticeMoment | undefined,
  limits: { notices: number; actors: number },
): Promise<NoticeRow[]> {
  return runStatement(db, {
    name: 'notices',
    text: `select notices.id::text as id, kind, place_type, notices.gameid, place_id, label, detail,
        message, actor_count, changed_at, changed_at::text as moment, read_at is not null as is_read,
        coalesce(acting.members, '[]') as actors, comments.content_type as comment_on,
        comments.content_id as comment_on_id
      from notices
      left join comments on place_type = 'comment' and comments.gameid = notices.gameid
        and comments.id = case place_type when 'comment' then place_id::bigint end
      left join lateral (
        select json_agg(named) as members from (
          select ${MEMBER_COLUMNS} from notice_actors as actors
          join users on users.id = actors.actor_id and users.deleted_at is null
          where actors.user_id = notices.user_id and actors.notice_id = notices.id
          order by actors.created_at desc, actors.actor_id limit $4
        ) as named
      ) as acting on true
      where notices.user_id = $1::bigint
        and (changed_at, notices.id) < ($2::timestamptz, $3::bigint)
      order by changed_at desc, notices.id desc limit $5`,
    values: [userId, after?.moment ?? 'infinity', after?.id ?? '0', limits.actors, limits.notices],
  });
}

/** Locks in id order to avoid deadlocks. */
export async function markNoticesRead(
  db: Database,
  userId: UserId,
  ids: readonly string[] | 'all',
): Promise<void> {
  await sql`with open as (
      select id from notices where user_id = ${userId} and read_at is null
        ${ids === 'all' ? sql`` : sql`and id = any (${[...ids]}::bigint[])`}
      order by id for no key update
    )
    update notices set read_at = app_now() from open
    where notices.user_id = ${userId} and notices.id = open.id`.execute(db);
}

export async function deleteNotice(db: Database, userId: UserId, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from notices
    where user_id = ${userId} and id = ${id}::bigint`.execute(db);
  return numAffectedRows === 1n;
}

/** Deletes bundles without recent changes; returns their number. */
export async function deleteOldNotices(db: Database, days: number, limit: number): Promise<number> {
  const { rows } = await sql<{ gone: number }>`with old as (
      select user_id, id from notices
      where changed_at < app_now() - make_interval(days => ${days}::integer)
      order by changed_at limit ${limit}
    ), gone as (
      delete from notices using old where notices.user_id = old.user_id and notices.id = old.id
      returning 1
    )
    select count(*)::integer as gone from gone`.execute(db);
  return rows[0]?.gone ?? 0;
}

export type Place = { type: NoticePlace; game: string | null; id: string };

export type NewNotice = {
  kind: NoticeKind;
  place: Place;
  actorId: UserId | null;
  label: string;
  detail: string | null;
  message: string | null;
  /** Skips an actor whose earlier notice was read. */
  once: boolean;
};

/**
 * Adds to each receiver's open bundle or creates one; returns notified members. Locks in member
 * order and skips full bundles.
 */
export async function insertNotices(
  db: Database,
  receivers: readonly UserId[],
  { kind, place, actorId, label, detail, message, once }: NewNotice,
): Promise<UserId[]> {
  const { rows } = await sql<{ user_id: UserId }>`
    with reached as (
      select users.id from users left join notice_settings on notice_settings.user_id = users.id
      where users.id = any (${[...receivers]}::bigint[]) and users.id <> 1
        and users.id is distinct from ${actorId}::bigint and users.deleted_at is null
        and coalesce(notice_settings.ways ->> ${kind}, 'site') <> 'off'
        and not exists (select from user_blocks as blocks
          where (blocks.user_id = users.id and blocks.blocked_id = ${actorId}::bigint)
            or (blocks.user_id = ${actorId}::bigint and blocks.blocked_id = users.id))
        and not exists (select from notices as open ${atPlace('open', kind, place)}
          and open.user_id = users.id and open.read_at is null
          and open.actor_count >= ${ACTORS_MAX}::integer)
        and not (${once} and exists (select from notices as seen
          join notice_actors as actors on actors.user_id = seen.user_id
            and actors.notice_id = seen.id and actors.actor_id = ${actorId}::bigint
          ${atPlace('seen', kind, place)}
          and seen.user_id = users.id and seen.read_at is not null))
    ), told as (
      insert into notices as bundle (user_id, kind, place_type, gameid, place_id, label, detail,
        message)
      select id, ${kind}, ${place.type}, ${place.game}, ${place.id}, ${label}, ${detail}, ${message}
      from reached order by id
      on conflict (user_id, kind, place_type, gameid, place_id) where read_at is null
        do update set label = excluded.label, detail = excluded.detail, message = excluded.message,
          changed_at = app_now()
        where bundle.actor_count < ${ACTORS_MAX}::integer
      returning user_id, id
    ), acting as (
      insert into notice_actors (user_id, notice_id, actor_id)
      select user_id, id, ${actorId}::bigint from told where ${actorId}::bigint is not null
      order by user_id
      on conflict do nothing
    )
    select user_id from told order by user_id`.execute(db);
  return rows.map((row) => row.user_id);
}

/** Returns the affected members. */
export async function deleteNotices(
  db: Database,
  receivers: readonly UserId[],
  { kind, place }: Pick<NewNotice, 'kind' | 'place'>,
): Promise<UserId[]> {
  const { rows } = await sql<{ user_id: UserId }>`delete from notices as said
    ${atPlace('said', kind, place)} and said.user_id = any (${[...receivers]}::bigint[])
    returning user_id`.execute(db);
  return rows.map((row) => row.user_id);
}

const atPlace = (table: string, kind: NoticeKind, { type, game, id }: Place) => sql`
  where ${sql.ref(`${table}.kind`)} = ${kind} and ${sql.ref(`${table}.place_type`)} = ${type}
    and ${sql.ref(`${table}.gameid`)} ${game === null ? sql`is null` : sql`= ${game}`}
    and ${sql.ref(`${table}.place_id`)} = ${id}`;

/** Removes an actor from an unread bundle and deletes empty bundles. */
export async function deleteActor(
  db: Database,
  receiverId: UserId,
  { kind, place, actorId }: Pick<NewNotice, 'kind' | 'place'> & { actorId: UserId },
): Promise<boolean> {
  // Locks the bundle first.
  const { rows } = await sql<{ id: string }>`select id::text as id from notices as open
    ${atPlace('open', kind, place)} and open.user_id = ${receiverId} and open.read_at is null
    for no key update`.execute(db);
  const id = rows[0]?.id;
  if (id === undefined) return false;
  await sql`delete from notice_actors where user_id = ${receiverId} and notice_id = ${id}::bigint
    and actor_id = ${actorId}`.execute(db);
  await sql`delete from notices where user_id = ${receiverId} and id = ${id}::bigint
    and actor_count = 0`.execute(db);
  return true;
}

/** Removes an actor from all bundles of one or all receivers, in bundle order. */
export async function deleteActorEverywhere(
  db: Database,
  actorId: UserId,
  receiverId: UserId | null,
): Promise<void> {
  await sql`with held as (
      select notices.user_id, notices.id from notices
      join notice_actors as actors on actors.user_id = notices.user_id
        and actors.notice_id = notices.id
      where actors.actor_id = ${actorId}
        and (${receiverId}::bigint is null or actors.user_id = ${receiverId}::bigint)
      order by notices.user_id, notices.id for no key update of notices
    ), emptied as (
      delete from notices using held where notices.user_id = held.user_id
        and notices.id = held.id and notices.actor_count = 1
    )
    delete from notice_actors using held where notice_actors.user_id = held.user_id
      and notice_actors.notice_id = held.id and notice_actors.actor_id = ${actorId}`.execute(db);
}

export type GoneComment = {
  id: string;
  authorId: UserId;
  place: Place & { type: 'card' | 'custom-series' | 'deck' };
};

type Bundle = { user_id: UserId; id: string };

/**
 * Removes a comment from all unread bundles: removes its author if nothing else is left, links to
 * the newest remaining comment, deletes empty bundles. Returns the affected members.
 */
export async function deleteCommentNotices(
  db: Database,
  { authorId, id, place }: GoneComment,
): Promise<UserId[]> {
  // Locks all bundles in order before changing them.
  const bundles: Bundle[] = [];
  for (const kind of ['comment', 'reply'] as const) {
    const { rows } = await sql<Bundle>`select open.user_id, open.id::text as id
      from notices as open join notice_actors as actors on actors.user_id = open.user_id
        and actors.notice_id = open.id and actors.actor_id = ${authorId}
      ${atPlace('open', kind, place)} and open.read_at is null
      order by open.user_id for no key update of open`.execute(db);
    bundles.push(...rows);
  }
  if (bundles.length === 0) return [];
  const members = bundles.map((row) => row.user_id);
  const ids = bundles.map((row) => row.id);
  const held = sql`(select * from unnest(${members}::bigint[], ${ids}::bigint[]))`;
  const told = sql`comments.gameid = ${place.game} and comments.content_type = ${place.type}
    and comments.content_id = ${place.id} and comments.moderated_at is null
    and comments.created_at >= notices.created_at`;
  await sql`delete from notice_actors as actors using notices
    where (notices.user_id, notices.id) in ${held} and actors.user_id = notices.user_id
      and actors.notice_id = notices.id and actors.actor_id = ${authorId}
      and not exists (select from comments where ${told}
        and comments.user_id = ${authorId})`.execute(db);
  await sql`delete from notices where (user_id, id) in ${held} and actor_count = 0`.execute(db);
  await sql`update notices set detail = (
      select max(comments.id)::text from comments join notice_actors as actors
        on actors.actor_id = comments.user_id and actors.user_id = notices.user_id
        and actors.notice_id = notices.id
      where ${told})
    where (user_id, id) in ${held} and detail = ${id}`.execute(db);
  return members;
}

export type SettingsRow = {
  ways: Record<string, unknown>;
  rhythm: DigestRhythm;
  language: DigestLanguage;
};

export async function findSettings(db: Database, userId: UserId): Promise<SettingsRow | undefined> {
  const { rows } = await sql<SettingsRow>`select ways, rhythm, language from notice_settings
    where user_id = ${userId}`.execute(db);
  return rows[0];
}

/** Newly enabled mails start with the next period. */
export async function upsertSettings(
  db: Database,
  userId: UserId,
  { ways, rhythm, language }: NoticeSettings,
): Promise<void> {
  await sql`insert into notice_settings as stored (user_id, ways, rhythm, language)
    values (${userId}, ${JSON.stringify(ways)}::jsonb, ${rhythm}, ${language})
    on conflict (user_id) do update set ways = excluded.ways, rhythm = excluded.rhythm,
      language = excluded.language,
      digest_period = case when stored.mails then stored.digest_period
        else (app_now() at time zone 'utc')::date end,
      digested_at = case when stored.mails then stored.digested_at else app_now() end`.execute(db);
}

export async function findMailKey(db: Database, userId: UserId): Promise<string | undefined> {
  const { rows } = await sql<{ mail_key: string }>`select mail_key from notice_settings
    where user_id = ${userId}`.execute(db);
  return rows[0]?.mail_key;
}

/** Switches mailed kinds of notices to on-site only. */
export async function endMails(db: Database, userId: UserId): Promise<void> {
  await sql`update notice_settings set ways = (
      select coalesce(jsonb_object_agg(key, case value when '"mail"' then '"site"' else value end),
        '{}') from jsonb_each(ways))
    where user_id = ${userId} and mails`.execute(db);
}

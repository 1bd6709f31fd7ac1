import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import {
  ACTORS_MAX,
  type NoticeKind,
  type NoticePlace,
} from '@deckframe/domain/rewards/mailbox/notice-kinds';
import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';

export type Place = { type: NoticePlace; game: string | null; id: string };

export type NewNotice = {
  kind: NoticeKind;
  place: Place;
  actorId: UserId | null;
  label: string;
  detail: string | null;
  message: string | null;
  /** Whoever has done it before, and was read, is not told of again. */
  once: boolean;
};

/**
 * Adds to the open bundle of each receiver, or begins one; gives who was told. One statement takes
 * the bundles in the order of their members, and a bundle that is full is not even touched, so that
 * the many after the hundredth wait for nobody.
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

/** Gives who had one. */
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

export const atPlace = (table: string, kind: NoticeKind, { type, game, id }: Place) => sql`
  where ${sql.ref(`${table}.kind`)} = ${kind} and ${sql.ref(`${table}.place_type`)} = ${type}
    and ${sql.ref(`${table}.gameid`)} ${game === null ? sql`is null` : sql`= ${game}`}
    and ${sql.ref(`${table}.place_id`)} = ${id}`;

/**
 * Takes an actor out of a receiver's unread bundle; one that nobody is left in goes. What was read
 * stays as it was read.
 */
export async function deleteActor(
  db: Database,
  receiverId: UserId,
  { kind, place, actorId }: Pick<NewNotice, 'kind' | 'place'> & { actorId: UserId },
): Promise<boolean> {
  // The bundle first, as everybody takes it.
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

/** Out of all bundles of one receiver, or of everybody; in the order of the bundles. */
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

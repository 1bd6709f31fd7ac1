import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { NoticeKind, NoticePlace } from '@deckframe/domain/rewards/mailbox/notice-kinds';
import type { Database } from '@deckframe/database/db';
import { runStatement } from '@deckframe/database/statement';
import { sql } from 'kysely';
import { MEMBER_COLUMNS, type MemberRow } from '../../lib/member-card.ts';

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
  /** The moment as the database prints it, for the place of a page. */
  moment: string;
  is_read: boolean;
  actors: MemberRow[];
  /** Where the comment stands that it speaks of. */
  comment_on: 'card' | 'custom-series' | 'deck' | null;
  comment_on_id: string | null;
};

/** What says where a notice leads. */
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

/** The newest first, from behind `after` on; each with those who came last. */
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

/** In the order in which everybody takes them; two devices of a member do not wait in a ring. */
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

/** The oldest of those that nothing was added to for so long; gives how many. */
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

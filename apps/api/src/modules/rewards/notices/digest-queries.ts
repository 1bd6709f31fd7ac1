import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { DigestLanguage, DigestRhythm } from '@deckframe/domain/rewards/mailbox/notice-kinds';
import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import type { NoticePlaceRow, NoticeRow } from './queries.ts';

/** Hour (UTC) at which periods start, so that mails arrive in the morning. */
const MORNING_HOURS = 7;

/**
 * Queues digests for the next due members and returns their number. Mark and job are one
 * transaction, so a member has at most one job per period.
 */
export async function queueDigests(
  db: Database,
  rhythm: DigestRhythm,
  limit: number,
): Promise<number> {
  const unit = rhythm === 'daily' ? 'day' : 'week';
  const { rows } = await sql<{ taken: number }>`
    with now as (
      select date_trunc(${unit}, (app_now() - make_interval(hours => ${MORNING_HOURS}::integer))
        at time zone 'utc')::date as period
    ), due as (
      select settings.user_id, now.period from notice_settings as settings, now
      where settings.mails and settings.rhythm = ${rhythm}
        and settings.digest_period < now.period
      order by settings.digest_period, settings.user_id limit ${limit}
      for no key update of settings skip locked
    ), taken as (
      update notice_settings as settings
      set digest_period = due.period, digest_state = case when exists (
          select from notices where notices.user_id = settings.user_id
            and notices.read_at is null and notices.changed_at > settings.digested_at
            and settings.ways ->> notices.kind = 'mail'
        ) then 'waiting' else 'sent' end
      from due where settings.user_id = due.user_id
      returning settings.user_id, settings.digest_period, settings.digest_state
    )
    select count(*)::integer as taken, count(case digest_state when 'waiting' then
      (graphile_worker.add_job('send-digest',
        json_build_object('userId', user_id::text, 'period', digest_period))).id
    end) as queued from taken`.execute(db);
  return rows[0]?.taken ?? 0;
}

export type DigestRow = {
  address: string;
  username: string;
  language: DigestLanguage;
  rhythm: DigestRhythm;
  ways: Record<string, unknown>;
  mail_key: string;
  since: Date;
  /** Current time; later notices are in the next digest. */
  until: Date;
};

/** Takes a digest for sending; undefined if no longer due. */
export async function takeDigest(
  db: Database,
  userId: UserId,
  period: string,
): Promise<DigestRow | undefined> {
  const { rows } = await sql<DigestRow>`select * from take_digest(${userId}::bigint,
    ${period}::date)`.execute(db);
  return rows[0];
}

/** Marks a digest as sent, or as waiting if the mail server refused it. */
export async function endDigest(db: Database, userId: UserId, until: Date | null): Promise<void> {
  await sql`update notice_settings set digest_state = ${until === null ? 'waiting' : 'sent'},
      digested_at = coalesce(${until}::timestamptz, digested_at)
    where user_id = ${userId} and digest_state = 'sending'`.execute(db);
}

export type DigestLine = NoticePlaceRow & Pick<NoticeRow, 'actor_count'> & { actor: string | null };

/** Unread notices since the last digest, with latest actors. */
export async function listDigest(
  db: Database,
  userId: UserId,
  { ways, since }: Pick<DigestRow, 'since' | 'ways'>,
  limit: number,
): Promise<DigestLine[]> {
  const kinds = Object.keys(ways).filter((kind) => ways[kind] === 'mail');
  const { rows } = await sql<DigestLine>`
    select notices.kind, place_type, notices.gameid, place_id, label, detail, actor_count,
      comments.content_type as comment_on, comments.content_id as comment_on_id,
      (select username from notice_actors as actors
        join users_public as named on named.id = actors.actor_id
        where actors.user_id = notices.user_id and actors.notice_id = notices.id
        order by actors.created_at desc limit 1) as actor
    from notices
    left join comments on place_type = 'comment' and comments.gameid = notices.gameid
      and comments.id = case place_type when 'comment' then place_id::bigint end
    where notices.user_id = ${userId} and read_at is null and changed_at > ${since}
      and notices.kind = any (${kinds}::text[])
    order by changed_at desc limit ${limit}`.execute(db);
  return rows;
}

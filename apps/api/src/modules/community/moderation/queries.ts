import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import { MEMBER_COLUMNS, type MemberRow } from '../../../lib/member-card.ts';

export type ReportedType = 'comment' | 'custom-series' | 'deck' | 'profile' | 'trade-note';

export type NewReport = {
  userId: UserId;
  contentType: ReportedType;
  contentId: string;
  game: string | null;
  reportedUserId: UserId;
  reason: string;
  snapshot: string;
};

export type ReportRow = MemberRow & {
  id: string;
  content_type: ReportedType;
  content_id: string;
  gameid: string | null;
  reason: string;
  snapshot: string;
  reporter: string | null;
  created_at: Date;
  /** Where it stands: the card or deck of a comment, or the reported itself. */
  place_type: 'card' | 'custom-series' | 'deck' | 'profile' | null;
  place_id: string;
  outcome: Outcome | null;
  handled_at: Date | null;
  handler: string | null;
};

type Outcome = 'dismissed' | 'removed';
/** What a decision was, and whether it is the one that hides the subject: another may have come before or after. */
type Reopened = Subject &
  Pick<Closed, 'reported_user_id' | 'snapshot'> & { was: Outcome; hides: boolean | null };
type Closed = Subject & {
  reported_user_id: UserId | null;
  snapshot: string;
  reporters: UserId[];
};
type Subject = Pick<ReportRow, 'content_id' | 'content_type' | 'gameid'>;

/** A member's second report of the same thing, while the first is open, is the first. */
export async function insertReport(db: Database, report: NewReport): Promise<void> {
  await db
    .insertInto('content_reports')
    .values({
      user_id: report.userId,
      content_type: report.contentType,
      content_id: report.contentId,
      gameid: report.game,
      reported_user_id: report.reportedUserId,
      reason: report.reason,
      snapshot: report.snapshot,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Oldest first: who waited longest is served first. */
export async function listOpenReports(
  db: Database,
  after: string | undefined,
  limit: number,
): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`${REPORTS}
    where handled_at is null and content_reports.id > ${after ?? '0'}::bigint
    order by content_reports.id
    limit ${limit}`.execute(db);
  return rows;
}

/** Newest first: what was decided last is undone first. */
export async function listHandledReports(
  db: Database,
  before: string | undefined,
  limit: number,
): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`${REPORTS}
    where handled_at is not null
      and content_reports.id < coalesce(${before ?? null}::bigint, 9223372036854775807)
    order by content_reports.id desc
    limit ${limit}`.execute(db);
  return rows;
}

const REPORTS = sql.raw(`
    select content_reports.id::text as id, content_reports.content_type,
           content_reports.content_id, content_reports.gameid, reason, snapshot,
           reporters.username as reporter, content_reports.created_at, outcome, handled_at,
           handlers.username as handler,
           case content_reports.content_type when 'comment' then comments.content_type
                when 'trade-note' then null else content_reports.content_type end as place_type,
           coalesce(comments.content_id, content_reports.content_id) as place_id,
           ${MEMBER_COLUMNS}
    from content_reports
    left join comments on comments.gameid = content_reports.gameid
      -- A number, or the comments of the game would all be read.
      and comments.id = case content_reports.content_type
        when 'comment' then content_reports.content_id::bigint end
    left join users on users.id = reported_user_id and users.deleted_at is null
    left join users as reporters
      on reporters.id = content_reports.user_id and reporters.deleted_at is null
    left join users as handlers on handlers.id = handled_by and handlers.deleted_at is null`);

/** Closes every open report of the same thing; undefined where another administrator was faster. */
export async function closeReports(
  db: Database,
  reportId: string,
  handledBy: UserId,
  outcome: Outcome,
): Promise<Closed | undefined> {
  const { rows } = await sql<Closed & { user_id: UserId | null }>`
    with chosen as (
      select content_type, gameid, content_id from content_reports
      where id = ${reportId}::bigint and handled_at is null
      for update
    )
    update content_reports
    set handled_at = app_now(), handled_by = ${handledBy}::bigint, outcome = ${outcome}
    from chosen
    where content_reports.content_type = chosen.content_type
      and content_reports.gameid is not distinct from chosen.gameid
      and content_reports.content_id = chosen.content_id
      and handled_at is null
    returning content_reports.content_type, content_reports.content_id, content_reports.gameid,
      content_reports.user_id, content_reports.reported_user_id, content_reports.snapshot`.execute(
    db,
  );
  const [closed] = rows;
  return closed && { ...closed, reporters: rows.flatMap((row) => row.user_id ?? []) };
}

/** Opens again what one decision has closed; a report that was sent anew in the meantime stays the one. */
export async function reopenReports(db: Database, reportId: string): Promise<Reopened | undefined> {
  const { rows } = await sql<Reopened>`
    with chosen as (
      select content_type, gameid, content_id, outcome, handled_at from content_reports
      where id = ${reportId}::bigint and handled_at is not null
      for update
    )
    update content_reports as report
    set handled_at = null, handled_by = null, outcome = null
    from chosen
    where report.content_type = chosen.content_type
      and report.gameid is not distinct from chosen.gameid
      and report.content_id = chosen.content_id
      and report.handled_at = chosen.handled_at
      and not exists (
        select from content_reports as anew
        where anew.handled_at is null and anew.user_id = report.user_id
          and anew.content_type = chosen.content_type
          and anew.gameid is not distinct from chosen.gameid
          and anew.content_id = chosen.content_id
      )
    returning report.content_type, report.content_id, report.gameid, report.reported_user_id,
      report.snapshot, chosen.outcome as was,
      chosen.handled_at = case report.content_type
        when 'comment' then (select moderated_at from comments
          where id = case chosen.content_type when 'comment' then chosen.content_id::bigint end)
        when 'deck' then (select moderated_at from decklists where gameid = chosen.gameid
          and id = case chosen.content_type when 'deck' then chosen.content_id::uuid end)
        when 'custom-series' then (select moderated_at from custom_series
          where gameid = chosen.gameid and id = chosen.content_id)
        when 'trade-note' then (select moderated_at from trade_notes where gameid = chosen.gameid
          and id = case chosen.content_type when 'trade-note' then chosen.content_id::bigint end)
      end as hides`.execute(db);
  return rows[0];
}

/** Without the snapshot: it is what somebody else wrote. */
export async function listReportsOf(db: Database, userId: UserId): Promise<unknown[]> {
  return db
    .selectFrom('content_reports')
    .select(['content_type', 'content_id', 'gameid', 'reason', 'created_at'])
    .select(['handled_at', 'outcome'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** Reports stay without the person; those of a profile that is no more go with it. */
export async function forgetReporter(db: Database, userId: UserId): Promise<void> {
  await sql`delete from content_reports
    where content_type = 'profile' and reported_user_id = ${userId}`.execute(db);
  await sql`update content_reports set user_id = nullif(user_id, ${userId}),
      reported_user_id = nullif(reported_user_id, ${userId})
    where ${userId} in (user_id, reported_user_id)`.execute(db);
}

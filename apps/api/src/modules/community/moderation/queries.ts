import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { sql } from 'kysely';
import { MEMBER_COLUMNS, type MemberRow } from '../../../lib/member-card.ts';

export type AppealedType = 'comment' | 'content' | 'custom-series' | 'deck';
export type Appealed = { contentType: AppealedType; contentId: string; game: string };

export type AppealRow = {
  id: string;
  content_type: AppealedType;
  content_id: string;
  gameid: string;
  snapshot: string | null;
  reason: string | null;
  removed_at: Date;
  text: string;
  created_at: Date;
  decided_at: Date | null;
  outcome: 'lifted' | 'upheld' | null;
  answer: string | null;
  /** True while the same removal applies. */
  stands: boolean;
};

const COLUMNS = sql.raw(`appeals.id::text as id, appeals.content_type, appeals.content_id,
  appeals.gameid, coalesce(deck.decklist_name, comment.text, series.name, content.name) as snapshot,
  coalesce(deck.moderation_reason, comment.moderation_reason, series.moderation_reason,
    content.moderation_reason) as reason, appeals.removed_at,
  appeals.text, appeals.created_at, appeals.decided_at, appeals.outcome, appeals.answer,
  coalesce(appeals.removed_at in (deck.moderated_at, comment.moderated_at, series.moderated_at,
    content.moderated_at), false) as stands`);
const CONTENT = sql.raw(`left join decklists as deck on appeals.content_type = 'deck'
    and deck.gameid = appeals.gameid and deck.id::text = appeals.content_id
  left join comments as comment on appeals.content_type = 'comment'
    and comment.gameid = appeals.gameid and comment.id::text = appeals.content_id
  left join custom_series as series on appeals.content_type = 'custom-series'
    and series.gameid = appeals.gameid and series.id = appeals.content_id
  left join contents as content on appeals.content_type = 'content'
    and content.gameid = appeals.gameid and content.id::text = appeals.content_id`);

/** Returns undefined if it was already appealed. */
export async function insertAppeal(
  db: Database,
  userId: UserId,
  { contentType, contentId, game }: Appealed,
  text: string,
): Promise<string | undefined> {
  const removedAt = {
    deck: sql`(select moderated_at from decklists where gameid = ${game} and id = ${contentId}::uuid)`,
    comment: sql`(select moderated_at from comments where gameid = ${game}
      and id = ${contentId}::bigint)`,
    'custom-series': sql`(select moderated_at from custom_series where gameid = ${game}
      and id = ${contentId})`,
    content: sql`(select moderated_at from contents where gameid = ${game}
      and id = ${contentId}::uuid)`,
  }[contentType];
  const { rows } = await sql<{ id: string }>`
    insert into appeals (user_id, content_type, content_id, gameid, removed_at, text)
    values (${userId}::bigint, ${contentType}, ${contentId}, ${game}, ${removedAt}, ${text})
    on conflict do nothing returning id::text as id`.execute(db);
  return rows[0]?.id;
}

export async function listAppealsOf(
  db: Database,
  userId: UserId,
  limit: number,
): Promise<AppealRow[]> {
  const { rows } = await sql<AppealRow>`
    select ${COLUMNS} from appeals ${CONTENT}
    where appeals.user_id = ${userId}::bigint
    order by appeals.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Oldest first, without restored content. */
export async function listOpenAppeals(
  db: Database,
  after: string,
  limit: number,
): Promise<(AppealRow & MemberRow)[]> {
  const { rows } = await sql<AppealRow & MemberRow>`
    select ${COLUMNS}, ${sql.raw(MEMBER_COLUMNS)}
    from appeals ${CONTENT}
    left join users on users.id = appeals.user_id and users.deleted_at is null
    where appeals.decided_at is null and appeals.id > ${after}::bigint
      and appeals.removed_at in (deck.moderated_at, comment.moderated_at, series.moderated_at,
        content.moderated_at)
    order by appeals.id limit ${limit}`.execute(db);
  return rows;
}

/** Returns undefined if another moderator was faster. */
export async function closeAppeal(
  db: Database,
  appealId: string,
  decision: { userId: UserId; outcome: 'lifted' | 'upheld'; answer: string | null },
): Promise<(Appealed & { authorId: UserId; label: string }) | undefined> {
  const { rows } = await sql<Appealed & { authorId: UserId; label: string }>`
    update appeals set decided_at = app_now(), decided_by = ${decision.userId}::bigint,
      outcome = ${decision.outcome}, answer = ${decision.answer}
    where id = ${appealId}::bigint and decided_at is null
    returning content_type as "contentType", content_id as "contentId", gameid as game,
      user_id as "authorId", coalesce(case content_type
        when 'deck' then (select decklist_name from decklists where decklists.gameid = appeals.gameid
          and decklists.id::text = appeals.content_id)
        when 'custom-series' then (select name from custom_series
          where custom_series.gameid = appeals.gameid and custom_series.id = appeals.content_id)
        when 'content' then (select name from contents where contents.gameid = appeals.gameid
          and contents.id::text = appeals.content_id)
        else (select text from comments where comments.gameid = appeals.gameid
          and comments.id = case appeals.content_type when 'comment' then appeals.content_id::bigint end)
      end, '') as label`.execute(db);
  return rows[0];
}

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
  /** The page of the reported content. */
  place_type: 'card' | 'custom-series' | 'deck' | 'profile' | null;
  place_id: string;
  outcome: Outcome | null;
  handled_at: Date | null;
  handler: string | null;
};

type Outcome = 'dismissed' | 'removed';
/** A decision, and whether it caused the current removal. */
type Reopened = Subject &
  Pick<Closed, 'reported_user_id' | 'snapshot'> & { was: Outcome; hides: boolean | null };
type Closed = Subject & {
  reported_user_id: UserId | null;
  snapshot: string;
  reporters: UserId[];
};
type Subject = Pick<ReportRow, 'content_id' | 'content_type' | 'gameid'>;

/** Ignores a second open report by the same member. */
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

/** Oldest first. */
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

/** Closes all open reports of a subject; undefined if another administrator was faster. */
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

/** Reopens the reports of a decision; a newer open report stays. */
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

/** Without the reported text, which another member wrote. */
export async function listReportsOf(db: Database, userId: UserId): Promise<unknown[]> {
  return db
    .selectFrom('content_reports')
    .select(['content_type', 'content_id', 'gameid', 'reason', 'created_at'])
    .select(['handled_at', 'outcome'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** Reports stay without the person; reports of a deleted profile are deleted. */
export async function forgetReporter(db: Database, userId: UserId): Promise<void> {
  await sql`delete from content_reports
    where content_type = 'profile' and reported_user_id = ${userId}`.execute(db);
  await sql`update content_reports set snapshot = ''
    where reported_user_id = ${userId}`.execute(db);
  await sql`update content_reports set user_id = nullif(user_id, ${userId}),
      reason = case when user_id = ${userId} then '…' else reason end,
      reported_user_id = nullif(reported_user_id, ${userId})
    where ${userId} in (user_id, reported_user_id)`.execute(db);
}

import { AUDIT_PAGE } from '@deckframe/contract/staff/audit';
import type { CannedAnswerBody } from '@deckframe/contract/staff/report-queue';
import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { foldUsername } from '@deckframe/domain/accounts/access/usernames';
import { sql, type RawBuilder } from 'kysely';

export type AnswerRow = { id: string; title: string; text: string };

export async function listAnswers(db: Database): Promise<AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`select id::text as id, title, text from canned_answers
    order by lower(title)`.execute(db);
  return rows;
}

/** Stores a reply by title; undefined if there are too many. */
export async function storeAnswer(
  db: Database,
  { title, text }: CannedAnswerBody,
  max: number,
): Promise<AnswerRow | undefined> {
  const { rows } = await sql<AnswerRow>`
    insert into canned_answers as answers (title, text)
    select ${title}, ${text} where (select count(*) from canned_answers) < ${max}
      or exists (select from canned_answers where lower(title) = lower(${title}))
    on conflict (lower(title)) do update set title = excluded.title, text = excluded.text
    returning id::text as id, title, text`.execute(db);
  return rows[0];
}

export async function deleteAnswer(db: Database, id: string): Promise<AnswerRow | undefined> {
  const { rows } = await sql<AnswerRow>`delete from canned_answers where id = ${id}::bigint
    returning id::text as id, title, text`.execute(db);
  return rows[0];
}

export type AuditRow = {
  id: string;
  created_at: Date;
  actor: string | null;
  action: string;
  gameid: string | null;
  subject: string;
  subject_name: string | null;
  details: Record<string, unknown>;
};

export type AuditFilter = {
  of: 'all' | 'office' | 'reads';
  actor: string | undefined;
  subject: string | undefined;
  after: string | undefined;
};

export async function listEntries(db: Database, filter: AuditFilter): Promise<AuditRow[]> {
  const conditions: RawBuilder<unknown>[] = [];
  if (filter.of === 'office') conditions.push(sql`details ? 'before'`);
  if (filter.of === 'reads') conditions.push(sql`action like 'read.%'`);
  if (filter.after !== undefined) conditions.push(sql`audit_log.id < ${filter.after}::bigint`);
  if (filter.subject !== undefined) conditions.push(sql`subject = ${filter.subject}`);
  if (filter.actor !== undefined) {
    const key = foldUsername(filter.actor);
    conditions.push(sql`actor_id = (select id from users where username_key = ${key})`);
  }
  const where = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  // Joins names for the page's rows only.
  const { rows } = await sql<AuditRow>`
    with page as (
      select audit_log.id, created_at, actor_id, action, gameid, subject, details
      from audit_log where ${where} order by audit_log.id desc limit ${AUDIT_PAGE + 1}
    )
    select page.id::text as id, created_at, actors.username as actor, action, gameid, subject,
      subjects.username as subject_name, details
    from page
    left join users as actors on actors.id = actor_id and actors.deleted_at is null
    left join users as subjects on subjects.deleted_at is null
      and subjects.id = case when subject ~ '^user:[0-9]{1,15}$' then substr(subject, 6)::bigint end
    order by page.id desc`.execute(db);
  return rows;
}

/** Lifetime of a claim. */
const CLAIM_MINUTES = 30;
const LAPSED = sql.raw(`claimed_at <= app_now() - interval '${CLAIM_MINUTES} minutes'`);

export type ClaimRow = { item: string; user_id: UserId; username: string; until: Date };

export async function listClaims(db: Database, item: string | null = null): Promise<ClaimRow[]> {
  const { rows } = await sql<ClaimRow>`
    select item, user_id, users.username,
      claimed_at + interval '${sql.raw(String(CLAIM_MINUTES))} minutes' as until
    from report_claims join users on users.id = user_id
    where not ${LAPSED} and (${item}::text is null or item = ${item})
    order by claimed_at`.execute(db);
  return rows;
}

/** Returns false if a colleague has claimed it. Renews the caller's own claim. */
export async function takeClaim(db: Database, item: string, userId: UserId): Promise<boolean> {
  await sql`delete from report_claims where ${LAPSED} and item <> ${item}`.execute(db);
  const { rows } = await sql`
    insert into report_claims as claims (item, user_id) values (${item}, ${userId}::bigint)
    on conflict (item) do update set user_id = excluded.user_id, claimed_at = app_now()
      where claims.user_id = excluded.user_id or claims.${LAPSED}
    returning item`.execute(db);
  return rows.length === 1;
}

/** False where it is not theirs. */
export async function dropClaim(db: Database, item: string, userId: UserId): Promise<boolean> {
  const { rows } = await sql`delete from report_claims
    where item = ${item} and user_id = ${userId}::bigint returning item`.execute(db);
  return rows.length === 1;
}

const OPEN = {
  report: (id: string) => sql`select from content_reports
    where id = ${id}::bigint and handled_at is null`,
  appeal: (id: string) => sql`select from appeals
    where id = ${id}::bigint and decided_at is null`,
  card: (id: string, game: string) => sql`select from user_card_reports
    where gameid = ${game} and id = ${id}::bigint and not treated`,
} as const;

/** Returns whether the item is still waiting for a decision. */
export async function isOpen(db: Database, item: string): Promise<boolean> {
  const parts = item.split(':');
  const [kind, id = '0', game = ''] = [parts[0], parts.at(-1), parts[1]];
  const waiting = OPEN[kind as keyof typeof OPEN](id, game);
  const { rows } = await sql<{ open: boolean }>`select exists (${waiting}) as open`.execute(db);
  return rows[0]?.open === true;
}

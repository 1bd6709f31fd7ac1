import { AUDIT_PAGE } from '@deckframe/contract/staff/audit';
import type { Database } from '@deckframe/database/db';
import { foldUsername } from '@deckframe/domain/accounts/access/usernames';
import { sql, type RawBuilder } from 'kysely';

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
  office: boolean;
  actor: string | undefined;
  subject: string | undefined;
  after: string | undefined;
};

/** Newest first, a page and one more. */
export async function listEntries(db: Database, filter: AuditFilter): Promise<AuditRow[]> {
  const conditions: RawBuilder<unknown>[] = [];
  if (filter.office) conditions.push(sql`details ? 'before'`);
  if (filter.after !== undefined) conditions.push(sql`audit_log.id < ${filter.after}::bigint`);
  if (filter.subject !== undefined) conditions.push(sql`subject = ${filter.subject}`);
  if (filter.actor !== undefined) {
    const key = foldUsername(filter.actor);
    conditions.push(sql`actor_id = (select id from users where username_key = ${key})`);
  }
  const where = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  // Names are looked up for the rows of the page alone.
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

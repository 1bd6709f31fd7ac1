import { AUDIT_PAGE } from '@deckframe/contract/staff/audit';
import type { Database } from '@deckframe/database/db';
import { toEntry } from './mapping.ts';
import { listEntries } from './queries.ts';

export type AuditQuestion = {
  of?: 'all' | 'office' | undefined;
  actor?: string | undefined;
  subject?: string | undefined;
  after?: string | undefined;
};

export async function getEntries(db: Database, { of, actor, subject, after }: AuditQuestion) {
  const rows = await listEntries(db, { office: of !== 'all', actor, subject, after });
  const page = rows.slice(0, AUDIT_PAGE);
  return {
    entries: page.map(toEntry),
    next: rows.length > AUDIT_PAGE ? (page.at(-1)?.id ?? null) : null,
  };
}

import type { AuditFacts } from '../../lib/audit-log.ts';
import type { AuditRow } from './queries.ts';

type Fact = AuditFacts[string];

export function toEntry(row: AuditRow) {
  return {
    id: row.id,
    at: row.created_at.toISOString(),
    actor: row.actor,
    action: row.action,
    game: row.gameid,
    subject: row.subject,
    subjectName: row.subject_name,
    changes: toChanges(row.details),
  };
}

/** An act of office says what was and is; what members did themselves only what is. */
function toChanges(details: Record<string, unknown>) {
  const isAct = 'before' in details && 'after' in details;
  const before = isAct ? toFacts(details['before']) : {};
  const after = isAct ? toFacts(details['after']) : toFacts(details);
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((change) => !isAct || change.before !== change.after);
}

function toFacts(value: unknown): AuditFacts {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, toFact(one)]));
}

/** Older entries may hold lists. */
function toFact(value: unknown): Fact {
  const isPlain = ['string', 'number', 'boolean'].includes(typeof value) || value === null;
  return isPlain ? (value as Fact) : JSON.stringify(value);
}

import type { CardChange, CardValues } from '@deckframe/domain/cards/catalogue/plan-edits';
import type { AuditFacts } from '../../../lib/audit-log.ts';
import type { HistoryRow, ScheduleRow } from './queries.ts';

const CELLS_NAMED = 40;
const WORDS_MAX = 200;

export function toHistoryEntry(row: HistoryRow) {
  return {
    id: row.id,
    at: row.changed_at.toISOString(),
    kind: row.kind,
    source: row.source_name,
    by: row.username,
    note: row.note,
    before: withFlag(row.before ?? {}),
    after: withFlag(row.after ?? {}),
  };
}

export function toSchedule(row: ScheduleRow & { username: string | null }) {
  const { id, cardnos, published, run_at: at, username: by } = row;
  return { id, cardnos, published, at: at.toISOString(), by };
}

/** Converts changes to audit facts: `ST01-001 cost` → 3. */
export function toFacts(changes: readonly CardChange[], side: 'before' | 'after'): AuditFacts {
  const cells = changes.flatMap((change) =>
    Object.keys(change.after).map((column): [string, AuditFacts[string]] => {
      const value = change[side][column] ?? null;
      const short = typeof value === 'string' ? value.slice(0, WORDS_MAX) : value;
      return [`${change.cardno} ${column}`, short];
    }),
  );
  return Object.fromEntries(cells.slice(0, CELLS_NAMED));
}

function withFlag(values: CardValues): Record<string, CardValues[string]> {
  return typeof values['published'] === 'number'
    ? { ...values, published: values['published'] === 1 }
    : { ...values };
}

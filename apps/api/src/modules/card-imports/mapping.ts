import type { ImportReport, PriceResult } from '../cards/catalogue/service.ts';
import type { RunRow } from '../cards/editing/import-queries.ts';

export function toRun(row: RunRow) {
  return {
    id: String(row.id),
    kind: row.kind,
    sourceName: row.source_name,
    isPartial: row.is_partial,
    state: row.state,
    outcome: row.outcome,
    share: row.share,
    isUndoable: row.state === 'written' && row.import_id !== null,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}

/** Names that a file has too many of are told up to here. */
const DUPLICATES_SHOWN = 50;

export function toCardsReport(report: ImportReport) {
  const { rows, faulty, faults, findings } = report.source;
  return {
    rows,
    faulty,
    faults,
    unknownColumns: findings.unknown,
    absentColumns: findings.absent,
    ignoredColumns: findings.ignored,
    duplicates: report.duplicates.slice(0, DUPLICATES_SHOWN),
    counts: report.counts,
    changedColumns: report.changedColumns,
    cards: report.cards,
  };
}

export function toPricesReport({ rows, faulty, unknown, changed }: PriceResult) {
  return { rows, faulty, unknown, changed };
}

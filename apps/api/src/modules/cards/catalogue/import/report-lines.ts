import { DIFF_KINDS, type DiffKind } from './diff-queries.ts';
import type { ImportReport } from './import-cards.ts';
import type { Renumbered } from './settle-printings.ts';
import type { StagedSource } from './stage-source.ts';

const KIND_LABELS: Readonly<Record<DiffKind, string>> = {
  new: 'new',
  changed: 'changed',
  gone: 'gone (will be unpublished, never deleted)',
  back: 'back (published again)',
};

const NAMES_SHOWN = 12;

/** Prints the report of an import as lines. */
export function reportLines(report: ImportReport): string[] {
  return [
    ...sourceLines(report.source),
    ...duplicateLines(report.duplicates),
    ...DIFF_KINDS.flatMap((kind) => kindLines(report, kind)),
    ...(report.changedColumns.length === 0
      ? []
      : [
          `Columns: ${report.changedColumns.map(({ column, cards }) => `${column} ${cards}`).join(', ')}`,
        ]),
  ];
}

function sourceLines({ rows, faulty, faults, findings }: StagedSource): string[] {
  return [
    `Read ${rows} rows`,
    ...listLine('Columns of the source that are not used', findings.unknown),
    ...listLine('Columns the source does not have (cards keep theirs)', findings.absent),
    ...findings.ignored.map(({ column, why }) => `Column ${column} ignored: ${why}`),
    ...(faulty === 0 ? [] : [`${faulty} faulty rows:`]),
    ...faults.map(({ row, cardno, faults: all }) => `  row ${row} ${cardno}: ${all.join('; ')}`),
    ...(faulty > faults.length ? [`  and ${faulty - faults.length} more`] : []),
  ];
}

function duplicateLines(duplicates: readonly Renumbered[]): string[] {
  const rest = duplicates.length - NAMES_SHOWN;
  return [
    ...duplicates
      .slice(0, NAMES_SHOWN)
      .map(({ row, cardno, became }) => `Row ${row}: ${cardno} is taken, becomes ${became}`),
    ...(rest > 0 ? [`and ${rest} more rows with numbers already taken`] : []),
  ];
}

function kindLines(report: ImportReport, kind: DiffKind): string[] {
  const count = report.counts[kind];
  const samples = report.samples
    .filter((sample) => sample.kind === kind)
    .map(
      ({ cardno, name, columns }) =>
        `  ${cardno}  ${name}${columns.length === 0 ? '' : `  (${columns.join(', ')})`}`,
    );
  const rest = count - samples.length;
  return [`${count} ${KIND_LABELS[kind]}`, ...samples, ...(rest > 0 ? [`  and ${rest} more`] : [])];
}

function listLine(label: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const rest = names.length > NAMES_SHOWN ? ` and ${names.length - NAMES_SHOWN} more` : '';
  return [`${label}: ${names.slice(0, NAMES_SHOWN).join(', ')}${rest}`];
}

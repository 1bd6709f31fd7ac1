import { readCsv } from '../../collection/entries/read-csv.ts';
import type { ImportFault } from '../../tournaments/event-import/imported-event.ts';

/** A row of a table by what its columns mean. */
export type TableRow<Use extends string> = Readonly<Record<Use, string>> & {
  readonly line: number;
};

/** Headings that mean a column, letters and digits alone, in small letters. */
export type Headings<Use extends string> = Readonly<Record<Use, readonly string[]>>;

/** Columns in any order; those that must be there are named where they are not. */
export function readTable<Use extends string>(
  text: string,
  {
    part,
    headings,
    needed,
  }: { part: ImportFault['part']; headings: Headings<Use>; needed: NoInfer<Use>[] },
): { rows: TableRow<Use>[]; faults: ImportFault[] } {
  const table = readCsv(text);
  const folded = table.headings.map((one) => one.toLowerCase().replaceAll(/[^\p{L}\d]/gu, ''));
  const uses = Object.keys(headings) as Use[];
  const columns = new Map(
    uses.map((use) => [use, folded.findIndex((one) => headings[use].includes(one))]),
  );
  const faults = needed
    .filter((use) => columns.get(use) === -1)
    .map((use): ImportFault => ({ part, code: 'missingColumn', line: 1, value: use }));
  const rows = table.rows.map((cells, place) => {
    const named = uses.map((use) => [use, cells[columns.get(use) ?? -1] ?? ''] as const);
    return { ...Object.fromEntries(named), line: table.lines[place] ?? 0 } as TableRow<Use>;
  });
  return faults.length > 0 ? { rows: [], faults } : { rows, faults };
}

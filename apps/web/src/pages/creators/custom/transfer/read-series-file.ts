import type { ColumnValue } from '@deckframe/domain/cards/catalogue/column-file';
import { readCsv } from '@deckframe/domain/collection/entries/read-csv';
import { listCustomColumns } from '@deckframe/domain/creators/series/custom-fields';
import type { ImportRow } from '@deckframe/domain/custom/import-plan';
import type { PublicGameConfig } from '@deckframe/domain/game-config';

export type SeriesTable = {
  readonly rows: readonly ImportRow[];
  /** Headings that no column has: they are left out. */
  readonly unknown: readonly string[];
};

type Values = Record<string, ColumnValue>;

/** Beside the columns of the game; the address of a picture says nothing elsewhere. */
const OWN_COLUMNS = ['id', 'picture'];
const PASSED_OVER: ReadonlySet<string> = new Set(['customPNG']);

/** The cards of a CSV or JSON file; columns go by their name or by what the site calls them. */
export function readTable(config: PublicGameConfig, name: string, text: string): SeriesTable {
  const found = /\.json$/i.test(name) ? readJson(text) : readRows(text);
  const columns = [...OWN_COLUMNS, ...listCustomColumns(config)];
  const byHeading = new Map<string, string>();
  for (const column of columns) {
    byHeading.set((config.labels[column] ?? column).toLowerCase(), column);
  }
  for (const column of columns) byHeading.set(column.toLowerCase(), column);
  const headings = [...new Set(found.flatMap((values) => Object.keys(values)))];
  const toColumn = (heading: string) => byHeading.get(heading.trim().toLowerCase());
  return {
    rows: found.map((values, at) => ({
      // As table programs count: the headings are the first row.
      row: at + 2,
      values: Object.fromEntries(
        Object.entries(values).flatMap(([heading, value]) => {
          const column = toColumn(heading);
          return column === undefined ? [] : [[column, value]];
        }),
      ),
    })),
    unknown: headings.filter((one) => toColumn(one) === undefined && !PASSED_OVER.has(one)),
  };
}

function readRows(text: string): Values[] {
  const { headings, rows } = readCsv(text);
  return rows.map((cells) =>
    Object.fromEntries(headings.map((heading, at) => [heading, plain(cells[at] ?? '')])),
  );
}

/** Our own files write what a table program would take for a formula as text. */
const plain = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '');

function readJson(text: string): Values[] {
  const parsed: unknown = JSON.parse(text);
  const list = isRecord(parsed) ? parsed['cards'] : parsed;
  if (!Array.isArray(list)) throw new SyntaxError('no list of cards');
  return list.map((one: unknown) =>
    Object.fromEntries(
      Object.entries(isRecord(one) ? one : {}).map(([key, value]) => [key, toValue(value)]),
    ),
  );
}

function toValue(value: unknown): ColumnValue {
  const isPlain =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isPlain ? value : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

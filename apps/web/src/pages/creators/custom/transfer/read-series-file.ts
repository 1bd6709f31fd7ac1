import type { ColumnValue } from '@deckframe/domain/cards/catalogue/column-file';
import { readCsv } from '@deckframe/domain/collection/entries/read-csv';
import { AVATAR_MAX_BYTES } from '@deckframe/domain/community/profile/avatar-limits';
import { listCustomColumns } from '@deckframe/domain/creators/series/custom-fields';
import { CUSTOM_CARDS_MAX } from '@deckframe/domain/creators/series/custom-limits';
import type { ImportRow } from '@deckframe/domain/creators/series/plan-series-import';
import type { PublicGameConfig } from '@deckframe/domain/game-config';
import { readDirectory, type ZipEntry } from '#lib/zip/read-directory.ts';
import { readEntry } from '#lib/zip/read-entry.ts';
import { ZipFault } from '#lib/zip/zip-fault.ts';

type SeriesTable = {
  readonly rows: readonly ImportRow[];
  /** Unknown headings, which are ignored. */
  readonly unknown: readonly string[];
};

type Values = Record<string, ColumnValue>;

/**
 * Columns besides the game's. Picture addresses are not exported, because they are useless
 * elsewhere.
 */
const OWN_COLUMNS = ['id', 'picture'];
const PASSED_OVER: ReadonlySet<string> = new Set(['customPNG']);

/** Parses cards of a CSV or JSON file. Columns have their name or their label on the site. */
function readTable(config: PublicGameConfig, name: string, text: string): SeriesTable {
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
      // Numbered as in spreadsheets, where headings are row 1.
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

/** Our exports prefix text that a spreadsheet would treat as formula. */
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

export type SeriesFile = SeriesTable & {
  readonly pictures: ReadonlySet<string>;
  readonly readPicture: (name: string) => Promise<File>;
};

/** A picture per card, the table, and some unrelated files. */
const LIMITS = { entries: CUSTOM_CARDS_MAX * 2 + 100, entryBytes: AVATAR_MAX_BYTES };
const FILE_MAX = 500_000_000;
const TABLE = /\.(csv|json)$/i;
const PICTURE = /\.(png|jpe?g|webp|gif|avif)$/i;

/** Reads a table, or a zip file with a table and its pictures. */
export async function readSeriesFile(config: PublicGameConfig, file: File): Promise<SeriesFile> {
  if (!/\.zip$/i.test(file.name)) {
    if (file.size > LIMITS.entryBytes) throw new ZipFault('large', file.name);
    const table = readTable(config, file.name, await file.text());
    return { ...table, pictures: new Set(), readPicture: () => Promise.reject(new Error('none')) };
  }
  if (file.size > FILE_MAX) throw new ZipFault('large', file.name);
  const entries = await readDirectory(file, LIMITS);
  const tables = entries.filter(({ name }) => TABLE.test(name));
  const [table] = tables;
  if (!table || tables.length > 1) throw new ZipFault('table', tables[1]?.name);
  const folder = table.name.slice(0, table.name.lastIndexOf('/') + 1);
  const pictures = new Map<string, ZipEntry>(
    entries
      .filter(({ name }) => name.startsWith(folder) && PICTURE.test(name))
      .map((entry) => [entry.name.slice(folder.length), entry]),
  );
  const text = new TextDecoder().decode(await readEntry(file, table));
  return {
    ...readTable(config, table.name, text),
    pictures: new Set(pictures.keys()),
    readPicture: async (name) => {
      const entry = pictures.get(name);
      if (!entry) throw new ZipFault('broken', name);
      return new File([await readEntry(file, entry)], name);
    },
  };
}

import type { GameConfig } from '../game-config.ts';
import { type ColumnValue, encodeColumnFile } from './column-file.ts';

/** Rows of one catalogue file at most. */
export const CATALOGUE_FILE_ROWS = 1000;

/** Every list of cards needs these, whatever the config caches. */
const LIST_COLUMNS = [
  'cardno',
  'name',
  'image',
  'originalid',
  'series',
  'mainalternate',
  'created_at',
];

/** Columns that a published catalogue need not say: all its cards are published. */
const IMPLIED_COLUMNS: ReadonlySet<string> = new Set(['published', 'comment_count']);

export type CatalogueRow = Readonly<Record<string, ColumnValue>>;

/** The columns of a game's catalogue files. */
export function listCatalogueColumns(config: GameConfig): string[] {
  const columns = new Set([...LIST_COLUMNS, ...config.minimumCachingColumns]);
  return [...columns].filter((column) => !IMPLIED_COLUMNS.has(column));
}

/** Leaves out a picture named as the card is; `false` then says that there is none. */
export function packCatalogueRow(row: CatalogueRow): CatalogueRow {
  const { cardno = null, image = null } = row;
  if (image === cardno) return { ...row, image: null };
  return image === null ? { ...row, image: false } : row;
}

/** The row again, as it was before it was packed. */
export function unpackCatalogueRow(row: CatalogueRow): CatalogueRow {
  const { cardno = null, image = null } = row;
  if (image === false) return { ...row, image: null };
  return image === null ? { ...row, image: cardno } : row;
}

/** The text of one catalogue file: the same cards give the same text, and so the same name. */
export function printCatalogueFile(config: GameConfig, rows: readonly CatalogueRow[]): string {
  return JSON.stringify(encodeColumnFile(rows.map(packCatalogueRow), listCatalogueColumns(config)));
}

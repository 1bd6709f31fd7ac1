import type { GameConfig } from '../../game-config.ts';
import { originalIdOf } from './card-number.ts';
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
  'former_numbers',
];

/** Columns that a published catalogue need not say: all its cards are published. */
const IMPLIED_COLUMNS: ReadonlySet<string> = new Set(['published', 'comment_count']);

/** Between the numbers that a card had before; no number holds it. */
const FORMER_SEPARATOR = '|';

/** The numbers that a card had before, by which decks elsewhere may still know it. */
export function listFormerNumbers(former: ColumnValue | undefined): string[] {
  return typeof former === 'string' ? former.split(FORMER_SEPARATOR) : [];
}

export type CatalogueRow = Readonly<Record<string, ColumnValue>>;

/** The columns of a game's catalogue files. */
export function listCatalogueColumns(config: GameConfig): string[] {
  const columns = new Set([...LIST_COLUMNS, ...config.minimumCachingColumns]);
  return [...columns].filter((column) => !IMPLIED_COLUMNS.has(column));
}

/**
 * The short form in which a row travels. Left out is what the number says: a picture named as the
 * card (`false` then says that there is none) and the original of a printing. A moment becomes
 * seconds since 1970, which are half as long as its ISO form and compress to half of it again.
 */
export function packCatalogueRow(row: CatalogueRow): CatalogueRow {
  const { cardno = null, image = null, originalid = null, created_at = null } = row;
  return {
    ...row,
    image: image === cardno ? null : (image ?? false),
    originalid: originalid === originalIdOf(String(cardno)) ? null : originalid,
    created_at: typeof created_at === 'string' ? Date.parse(created_at) / 1000 : created_at,
  };
}

/** The row again, as it was before it was packed. */
export function unpackCatalogueRow(row: CatalogueRow): CatalogueRow {
  const { cardno = null, image = null, originalid = null, created_at = null } = row;
  return {
    ...row,
    image: image === false ? null : (image ?? cardno),
    originalid: originalid ?? originalIdOf(String(cardno)),
    created_at:
      typeof created_at === 'number'
        ? new Date(Math.round(created_at * 1000)).toISOString()
        : created_at,
  };
}

/** The text of one catalogue file: the same cards give the same text, and so the same name. */
export function printCatalogueFile(config: GameConfig, rows: readonly CatalogueRow[]): string {
  return JSON.stringify(encodeColumnFile(rows.map(packCatalogueRow), listCatalogueColumns(config)));
}

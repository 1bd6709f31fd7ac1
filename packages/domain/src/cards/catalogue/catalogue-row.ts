import type { GameConfig } from '../../game-config.ts';
import { originalIdOf } from './card-number.ts';
import { type ColumnValue, encodeColumnFile } from './column-file.ts';

/** Maximum rows of one catalogue file. */
export const CATALOGUE_FILE_ROWS = 1000;

/** Columns that every list of cards needs. */
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

/** Columns that a published catalogue omits, because their value is implied. */
const IMPLIED_COLUMNS: ReadonlySet<string> = new Set(['published', 'comment_count']);

/** Separates former numbers. No card number contains it. */
const FORMER_SEPARATOR = '|';

/** Returns the former numbers of a card, which old decks may still use. */
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
 * Shortens a row for transfer. It omits values that the number implies: the picture named like the
 * card (`false` means no picture) and the original id. Times become seconds since 1970, which
 * compress better than ISO text.
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

/** Restores a packed row. */
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

/** Prints a catalogue file. Equal cards give equal text, and so the same file name. */
export function printCatalogueFile(config: GameConfig, rows: readonly CatalogueRow[]): string {
  return JSON.stringify(encodeColumnFile(rows.map(packCatalogueRow), listCatalogueColumns(config)));
}

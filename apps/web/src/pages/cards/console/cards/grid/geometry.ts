import type { SheetColumn } from '../model/sheet-columns.ts';

export const ROW_HEIGHT = 30;
export const HEAD_HEIGHT = 32;
/** Width of row number and checkbox. The sticky column with the card number follows. */
const NUMBER_WIDTH = 52;
const BOX_WIDTH = 34;
/** Columns before the first one of the sheet. */
export const LEAD_COLUMNS = 2;
export const ROWS_AROUND = 8;
export const COLUMNS_AROUND = 1;

export interface Geometry {
  /** Start position of each column after the sticky one, and the end of the last. */
  readonly starts: readonly number[];
  readonly pinned: number;
  readonly width: number;
}

export function measureColumns([first, ...others]: readonly SheetColumn[]): Geometry {
  const starts = [0];
  for (const { width } of others) starts.push((starts.at(-1) ?? 0) + width);
  const pinned = NUMBER_WIDTH + BOX_WIDTH + (first?.width ?? 0);
  return { starts, pinned, width: pinned + (starts.at(-1) ?? 0) };
}

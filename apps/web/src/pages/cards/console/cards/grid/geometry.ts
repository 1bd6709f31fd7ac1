import type { SheetColumn } from '../model/sheet-columns.ts';

export const ROW_HEIGHT = 30;
export const HEAD_HEIGHT = 32;
/** Number of the row, box to choose it; then the card's number, which stays in sight too. */
const NUMBER_WIDTH = 52;
const BOX_WIDTH = 34;
/** Columns before the first one of the sheet. */
export const LEAD_COLUMNS = 2;
export const ROWS_AROUND = 8;
export const COLUMNS_AROUND = 1;

export interface Geometry {
  /** Where each column after the pinned one begins, and where the last ends. */
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

import { planFill, planPaste, type CellPlace, type CellRange } from '../model/cell-range.ts';
import { printValue, readValue } from '../model/cell-text.ts';
import type { Sheet, WantedCell } from '../model/sheet.ts';
import type { SheetColumn } from '../model/sheet-columns.ts';
import { parseTsv, printTsv } from '../model/tsv.ts';

/** Result of an action on a range: changed cells, and read-only cells. */
export interface ActOutcome {
  readonly changed: number;
  readonly fixed: number;
}

export interface SheetActs {
  commit: (at: CellPlace, text: string) => ActOutcome;
  paste: (text: string, range: CellRange) => ActOutcome;
  fillDown: (range: CellRange) => ActOutcome;
  clear: (range: CellRange) => ActOutcome;
  copy: (range: CellRange) => string;
  textAt: (at: CellPlace) => string;
  /** Position of a card's cell, if it is in the list. */
  placeOf: (cardno: string, column: string) => CellPlace | undefined;
}

/** Actions on cells by their position in the list. */
export function createSheetActs(
  sheet: Sheet,
  rows: Uint32Array,
  columns: readonly SheetColumn[],
): SheetActs {
  const cardnoAt = (row: number): string => sheet.table.cardnoAt(rows[row] ?? -1);
  const textAt = ({ row, column }: CellPlace): string =>
    printValue(sheet.shownValue(cardnoAt(row), columns[column]?.name ?? ''));
  const edit = (cells: readonly (CellPlace & { text: string })[]): ActOutcome => {
    const wanted = cells.flatMap(({ row, column, text }): WantedCell[] => {
      const target = columns[column];
      if (!target?.isEditable) return [];
      return [{ cardno: cardnoAt(row), column: target.name, to: readValue(text) }];
    });
    return { changed: sheet.edit(wanted), fixed: cells.length - wanted.length };
  };
  return {
    textAt,
    commit: (at, text) =>
      text === textAt(at) ? { changed: 0, fixed: 0 } : edit([{ ...at, text }]),
    paste: (text, range) =>
      edit(planPaste(parseTsv(text), range, { rows: rows.length, columns: columns.length })),
    fillDown: (range) =>
      edit(planFill(range).map(({ from, to }) => ({ ...to, text: textAt(from) }))),
    clear: (range) => edit(listPlaces(range).map((at) => ({ ...at, text: '' }))),
    copy: ({ top, bottom, left, right }) => {
      const lines: string[][] = [];
      for (let row = top; row <= bottom; row += 1) {
        const line: string[] = [];
        for (let column = left; column <= right; column += 1) line.push(textAt({ row, column }));
        lines.push(line);
      }
      return printTsv(lines);
    },
    placeOf: (cardno, column) => {
      const row = rows.indexOf(sheet.table.rowOf(cardno) ?? -1);
      const at = columns.findIndex(({ name }) => name === column);
      return row < 0 || at < 0 ? undefined : { row, column: at };
    },
  };
}

function listPlaces({ top, bottom, left, right }: CellRange): CellPlace[] {
  const places: CellPlace[] = [];
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) places.push({ row, column });
  }
  return places;
}

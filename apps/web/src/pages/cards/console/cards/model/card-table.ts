import {
  readColumn,
  type ColumnFile,
  type ColumnValue,
} from '@deckframe/domain/cards/catalogue/column-file';
import type { CardValues } from '@deckframe/domain/cards/catalogue/plan-edits';

/** All cards of a game as stored on the server, by column. Row indexes are stable. */
export interface CardTable {
  readonly columns: readonly string[];
  rows: () => number;
  cardnoAt: (row: number) => string;
  rowOf: (cardno: string) => number | undefined;
  valueAt: (row: number, column: string) => ColumnValue;
  cardAt: (row: number) => CardValues;
  write: (row: number, column: string, value: ColumnValue) => void;
  /** Adds a page from the server: updates known cards and appends new ones. */
  absorb: (file: ColumnFile) => void;
  /** Adds a card that is not on the server yet. */
  addNew: (cardno: string) => number;
  isNew: (row: number) => boolean;
  /** The server has stored the new card. */
  confirm: (row: number) => void;
  /** The values as an indexable file, without copying. */
  asFile: () => ColumnFile;
}

export function createCardTable(columns: readonly string[]): CardTable {
  const values: Record<string, ColumnValue[]> = Object.fromEntries(
    columns.map((column) => [column, []]),
  );
  const numbers: string[] = [];
  const rowByNumber = new Map<string, number>();
  const added = new Set<number>();

  const place = (cardno: string): number => {
    const known = rowByNumber.get(cardno);
    if (known !== undefined) return known;
    const row = numbers.push(cardno) - 1;
    rowByNumber.set(cardno, row);
    for (const column of columns) values[column]?.push(column === 'cardno' ? cardno : null);
    return row;
  };
  return {
    columns,
    rows: () => numbers.length,
    cardnoAt: (row) => numbers[row] ?? '',
    rowOf: (cardno) => rowByNumber.get(cardno),
    valueAt: (row, column) => values[column]?.[row] ?? null,
    cardAt: (row) =>
      Object.fromEntries(columns.map((column) => [column, values[column]?.[row] ?? null])),
    write(row, column, value) {
      const list = values[column];
      if (list) list[row] = value;
    },
    absorb(file) {
      const rows = readColumn(file, 'cardno').map((cardno) => place(String(cardno)));
      for (const row of rows) added.delete(row);
      for (const column of columns) {
        const list = values[column];
        const read = readColumn(file, column);
        if (list) for (const [at, row] of rows.entries()) list[row] = read[at] ?? null;
      }
    },
    addNew(cardno) {
      const row = place(cardno);
      added.add(row);
      return row;
    },
    isNew: (row) => added.has(row),
    confirm: (row) => added.delete(row),
    asFile: () => ({ rows: numbers.length, columns: values }),
  };
}

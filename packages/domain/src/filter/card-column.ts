import type { ColumnFile, ColumnValue } from '../cards/catalogue/column-file.ts';
import { coerceNumber } from '../cards/catalogue/coerce-value.ts';
import { foldText } from '../cards/catalogue/clean-text.ts';

type Codes = Uint8Array | Uint16Array | Uint32Array;

/**
 * A column of all cards: its distinct values, and per row the code (index) of its value. Work per
 * value is shared by rows.
 */
export interface CardColumn {
  readonly name: string;
  /** Code 0 is null. */
  readonly values: readonly ColumnValue[];
  readonly codes: Codes;
  /** The numeric value by code; NaN if not a number. */
  numbers(): Float64Array;
  /** The folded value of a code. */
  foldedAt(code: number): string;
}

/** Concatenates one column of all files. */
export function createCardColumn(files: readonly ColumnFile[], name: string): CardColumn {
  const { values, codeOf } = createValueCodes();
  const codes = new Uint32Array(files.reduce((sum, file) => sum + file.rows, 0));
  let row = 0;
  for (const file of files) {
    const column = file.columns[name];
    const end = row + file.rows;
    if (column !== undefined && 'd' in column) {
      const translated = column.d.map(codeOf);
      for (const position of column.i) codes[row++] = translated[position] ?? 0;
    } else if (column !== undefined && 'o' in column) {
      for (const step of column.v) {
        codes[row++] = codeOf(step === null ? null : column.o + column.s * step);
      }
    } else if (column !== undefined) {
      for (const value of column) codes[row++] = codeOf(value);
    }
    row = end;
  }
  return toColumn(name, values, codes);
}

/** Maps each distinct value to another. */
export function mapCardColumn(
  column: CardColumn,
  toValue: (value: ColumnValue) => ColumnValue,
): CardColumn {
  const values = column.values.map((value) => (value === null ? null : toValue(value)));
  return { ...column, values, ...derive(values) };
}

/** Derives a column from others, row by row. */
export function deriveCardColumn(
  name: string,
  rows: number,
  valueOf: (row: number) => ColumnValue,
): CardColumn {
  const { values, codeOf } = createValueCodes();
  const codes = Uint32Array.from({ length: rows }, (_, row) => codeOf(valueOf(row)));
  return toColumn(name, values, codes);
}

function createValueCodes(): { values: ColumnValue[]; codeOf: (value: ColumnValue) => number } {
  const values: ColumnValue[] = [null];
  const codeByValue = new Map<ColumnValue, number>([[null, 0]]);
  const codeOf = (value: ColumnValue): number => {
    const known = codeByValue.get(value);
    if (known !== undefined) return known;
    codeByValue.set(value, values.length);
    return values.push(value) - 1;
  };
  return { values, codeOf };
}

function toColumn(name: string, values: readonly ColumnValue[], codes: Uint32Array): CardColumn {
  return { name, values, codes: narrowCodes(codes, values.length), ...derive(values) };
}

/** True for null, blank text and an empty list. */
export function isEmptyValue(value: ColumnValue | undefined): boolean {
  return (
    value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
  );
}

function derive(values: readonly ColumnValue[]): Pick<CardColumn, 'foldedAt' | 'numbers'> {
  let numbers: Float64Array | undefined;
  const folded: (string | undefined)[] = [];
  return {
    numbers: () =>
      (numbers ??= Float64Array.from(values, (value) => coerceNumber(value) ?? Number.NaN)),
    foldedAt(code) {
      const known = folded[code];
      if (known !== undefined) return known;
      const value = values[code] ?? null;
      return (folded[code] = value === null ? '' : foldQuickly(String(value)));
    },
  };
}

/** Fast path for ASCII, which only needs lower-casing. */
export function foldQuickly(text: string): string {
  return ASCII.test(text) ? text.toLowerCase() : foldText(text);
}

// oxlint-disable-next-line no-control-regex -- the whole of ASCII is meant
const ASCII = /^[\u0000-\u007f]*$/;

function narrowCodes(codes: Uint32Array, distinct: number): Codes {
  if (distinct <= 0x100) return Uint8Array.from(codes);
  return distinct <= 0x1_0000 ? Uint16Array.from(codes) : codes;
}

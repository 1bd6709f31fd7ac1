import { describe, expect, it } from 'vitest';
import { planFill, planPaste, rangeOf } from './cell-range.ts';
import { moveCursor } from './move-cursor.ts';
import { parseTsv, printTsv } from './tsv.ts';
import { scrollTo, visibleColumns, visibleRows } from './visible-range.ts';

const at = (row: number, column: number) => ({ row, column });
const SIZE = { rows: 10, columns: 4 };

describe('the clipboard', () => {
  it.each([
    [
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a\tb\r\n1\t\r\n',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    ['"two\nlines"\t"says ""go"""', [['two\nlines', 'says "go"']]],
    ['5" plate\tx', [['5" plate', 'x']]],
    ['\t', [['', '']]],
    ['a\n\nb', [['a'], [''], ['b']]],
  ])('%j is parsed cell by cell', (text, cells) => {
    expect(parseTsv(text)).toEqual(cells);
  });

  it('is written so that it parses back', () => {
    const cells = [['plain', 'two\nlines', 'a\tb', 'says "go"', '']];
    expect(parseTsv(printTsv(cells))).toEqual(cells);
  });
});

describe('pasting', () => {
  it('starts at the corner of the range, and ignores cells beyond the list', () => {
    const placed = planPaste(
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      rangeOf(at(9, 3), at(9, 3)),
      SIZE,
    );
    expect(placed).toEqual([{ row: 9, column: 3, text: 'a' }]);
  });

  it('one value fills the range; a block repeats if it fits a whole number of times', () => {
    const range = rangeOf(at(3, 1), at(0, 0));
    expect(planPaste([['x']], range, SIZE)).toHaveLength(8);
    expect(
      planPaste([['a'], ['b']], range, SIZE)
        .map(({ text }) => text)
        .join(''),
    ).toBe('aabbaabb');
    expect(planPaste([['a'], ['b'], ['c']], range, SIZE)).toHaveLength(6);
  });

  it('a short line keeps the cells after it', () => {
    expect(planPaste([['a', 'b'], ['c']], rangeOf(at(0, 0), at(0, 0)), SIZE)).toHaveLength(3);
  });
});

describe('filling down', () => {
  it('copies the first row of the range over the others', () => {
    expect(planFill(rangeOf(at(2, 1), at(4, 2)))).toEqual([
      { from: at(2, 1), to: at(3, 1) },
      { from: at(2, 2), to: at(3, 2) },
      { from: at(2, 1), to: at(4, 1) },
      { from: at(2, 2), to: at(4, 2) },
    ]);
  });

  it('in a single row copies the row above; the first row has none', () => {
    expect(planFill(rangeOf(at(5, 0), at(5, 0)))).toEqual([{ from: at(4, 0), to: at(5, 0) }]);
    expect(planFill(rangeOf(at(0, 0), at(0, 3)))).toEqual([]);
  });
});

describe('keys', () => {
  const size = { ...SIZE, page: 4 };
  const press = (key: string, more = {}) =>
    moveCursor(at(5, 2), { key, ctrlKey: false, metaKey: false, shiftKey: false, ...more }, size);

  it.each([
    ['ArrowDown', {}, at(6, 2)],
    ['ArrowLeft', {}, at(5, 1)],
    ['ArrowDown', { ctrlKey: true }, at(9, 2)],
    ['ArrowUp', { ctrlKey: true }, at(0, 2)],
    ['Home', {}, at(5, 0)],
    ['End', { ctrlKey: true }, at(9, 3)],
    ['PageDown', {}, at(9, 2)],
    ['Tab', {}, at(5, 3)],
    ['Tab', { shiftKey: true }, at(5, 1)],
    ['x', {}, undefined],
  ])('the key %s with modifiers %j moves the active cell, or does nothing', (key, more, to) => {
    expect(press(key, more)).toEqual(to);
  });

  it('Tab moves over row ends and leaves the grid at its corners', () => {
    const tab = { key: 'Tab', ctrlKey: false, metaKey: false, shiftKey: false };
    expect(moveCursor(at(5, 3), tab, size)).toEqual(at(6, 0));
    expect(moveCursor(at(9, 3), tab, size)).toBeUndefined();
    expect(moveCursor(at(0, 0), { ...tab, shiftKey: true }, size)).toBeUndefined();
  });
});

describe('visible rows and columns', () => {
  it('are as many at fifty thousand rows as at five hundred', () => {
    const few = visibleRows(6000, 600, 30, 500, 8);
    const many = visibleRows(900_000, 600, 30, 50_000, 8);
    expect(few).toEqual({ first: 192, last: 228 });
    expect(many.last - many.first).toBe(few.last - few.first);
    expect(visibleRows(0, 600, 30, 3, 8)).toEqual({ first: 0, last: 2 });
  });

  it('finds visible columns by their start positions', () => {
    const starts = [0, 100, 300, 350, 500];
    expect(visibleColumns(0, 250, starts, 0)).toEqual({ first: 0, last: 1 });
    expect(visibleColumns(320, 100, starts, 0)).toEqual({ first: 2, last: 3 });
    expect(visibleColumns(320, 100, starts, 1)).toEqual({ first: 1, last: 3 });
  });

  it('scrolls as little as needed', () => {
    expect(scrollTo(100, 50, 120, 140)).toBe(100);
    expect(scrollTo(100, 50, 80, 100)).toBe(80);
    expect(scrollTo(100, 50, 140, 160)).toBe(110);
  });
});

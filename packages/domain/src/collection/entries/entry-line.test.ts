import { describe, expect, it } from 'vitest';
import { EMPTY_ENTRY } from './entry.ts';
import { readEntryLine } from './entry-line.ts';
import { createNumberBook } from './number-book.ts';
import { planChanges } from './plan-changes.ts';

const numbers = (set: string, last: number) =>
  Array.from({ length: last }, (_, at) => `${set}-${String(at + 1).padStart(3, '0')}`);
const BOOK = createNumberBook([
  ...numbers('GD01', 130),
  ...numbers('ST05', 15),
  'GD01-012_p1',
  'GD01-012_p2',
  'UA01BT/CGH-1-007',
  'TOKEN',
]);
const read = (text: string, set?: string) => readEntryLine(text, BOOK, set);
const shortly = (text: string, set?: string) =>
  read(text, set).steps.map(({ cardno, kind, count }) =>
    kind === 'set' ? `${cardno}=${count}` : `${cardno} ${count}`,
  );

describe('a typed line', () => {
  it('parses sets, numbers, copies, ranges, minus and equal signs', () => {
    expect(shortly('gd01 12 x3, 15, 17-20, -3, 8=4')).toEqual([
      'GD01-012 3',
      'GD01-015 1',
      'GD01-017 1',
      'GD01-018 1',
      'GD01-019 1',
      'GD01-020 1',
      'GD01-003 -1',
      'GD01-008=4',
    ]);
  });

  it('a set applies until the next one, and the last set is returned', () => {
    expect(shortly('gd01 1 st05 1 2', 'GD01')).toEqual(['GD01-001 1', 'ST05-001 1', 'ST05-002 1']);
    expect(read('st05 1').set).toBe('ST05');
    expect(shortly('7', 'GD01')).toEqual(['GD01-007 1']);
  });

  it('accepts whole numbers, sets with punctuation and other printings', () => {
    expect(shortly('GD01-012=2 gd01-1-2 ua01bt/cgh-1 7')).toEqual([
      'GD01-012=2',
      'GD01-001 1',
      'GD01-002 1',
      'UA01BT/CGH-1-007 1',
    ]);
    expect(shortly('gd01 12+ 12++ x2')).toEqual(['GD01-012_p1 1', 'GD01-012_p2 2']);
  });

  it('removes copies of a range', () => {
    expect(shortly('gd01 -3 x2')).toEqual(['GD01-003 -2']);
  });

  it('applies copies, tags and marks to the numbers before them, or to all', () => {
    const { steps } = read('gd01 1 2-3 #lent, 4 !t !w');
    expect(steps.map(({ tag, marks }) => [tag, marks])).toEqual([
      [undefined, []],
      ['lent', []],
      ['lent', []],
      [undefined, ['trading', 'wanted']],
    ]);
    expect(shortly('gd01 40x2 1-2X3 -5x2 gd01-7x4 8')).toEqual([
      'GD01-040 2',
      'GD01-001 3',
      'GD01-002 3',
      'GD01-005 -2',
      'GD01-007 4',
      'GD01-008 1',
    ]);
    expect(read('gd01 1, 2, #lent').steps.map(({ tag }) => tag)).toEqual(['lent', 'lent']);
  });

  it.each([
    ['gd01 219', { kind: 'unknownNumber', text: '219', set: 'GD01', near: [19, 129, 29] }],
    ['gd01 13+', { kind: 'unknownNumber', text: '13+', set: 'GD01' }],
    ['gd99 1', { kind: 'unknownSet', text: 'gd99' }],
    ['5', { kind: 'noSet', text: '5' }],
    ['gd01 20-17', { kind: 'longRange', text: '20-17' }],
    ['gd01 1-9999', { kind: 'longRange', text: '1-9999' }],
    ['gd01 1 #elevenchars', { kind: 'longTag', text: '#elevenchars' }],
    ['GD01-00l', { kind: 'unread', text: 'GD01-00l', set: 'GD01', near: [1] }],
    ['gd01 1O', { kind: 'unread', text: '1O', set: 'GD01', near: [10] }],
    ['gd01 ?!', { kind: 'unread', text: '?!' }],
    ['gd01 9O9', { kind: 'unread', text: '9O9', near: [] }],
  ])('reports the unreadable part in %s', (line, fault) => {
    expect(read(line).faults[0]).toMatchObject(fault);
  });

  it('parses the rest of a line after a fault', () => {
    expect(shortly('gd01 219, 4')).toEqual(['GD01-004 1']);
  });
});

describe('preview of a typed line', () => {
  it('adds up a card that is named twice and stays between 0 and 99', () => {
    const owned = { ...EMPTY_ENTRY, count: 98 };
    const plan = planChanges(read('gd01 1, 1 x5, 2 x2 #old !t, -3').steps, (cardno) =>
      cardno === 'GD01-001' ? owned : EMPTY_ENTRY,
    );
    expect(plan.map(({ cardno, after }) => [cardno, after.count])).toEqual([
      ['GD01-001', 99],
      ['GD01-002', 2],
      ['GD01-003', 0],
    ]);
    expect(plan[1]?.after).toMatchObject({ tag: 'old', trading: true });
    expect(plan[2]?.changes).toEqual([]);
    expect(plan[0]?.changes).toEqual([{ cardno: 'GD01-001', from: 98, to: 99 }]);
  });
});

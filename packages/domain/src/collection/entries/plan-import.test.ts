import { describe, expect, it } from 'vitest';
import type { CardFacts } from './series-stats.ts';
import { countCompletion, countTotals } from './completion.ts';
import { guessColumns } from './export-rows.ts';
import { EMPTY_ENTRY, type CollectionEntry } from './entry.ts';
import { createNumberBook } from './number-book.ts';
import { listNames, planImport, type ImportMode } from './plan-import.ts';
import { readCsv, writeCsv } from './read-csv.ts';

const CARDS = [
  ['GD01-001', 'Lodestar', 'GD01', 'C', 0.5, false],
  ['GD01-001_p1', 'Lodestar', 'GD01', 'C', null, true],
  ['GD01-002', 'Spindrift', 'GD01', 'R', 2, false],
  ['ST05-001', 'Spindrift', 'ST05', 'C', null, false],
  ['ST05-002', 'Petrel, "Old"', 'ST05', 'C', 1, false],
] as const;
const FACTS: CardFacts = {
  cardno: CARDS.map((card) => card[0]),
  name: CARDS.map((card) => card[1]),
  series: CARDS.map((card) => card[2]),
  rarity: CARDS.map((card) => card[3]),
  price: CARDS.map((card) => card[4]),
  isAlternate: CARDS.map((card) => card[5]),
};
const BOOK = createNumberBook(FACTS.cardno);
const own = (count: number): CollectionEntry => ({ ...EMPTY_ENTRY, count });

function plan(
  text: string,
  options: { mode?: ImportMode; owned?: Record<string, number>; chosen?: [number, string][] } = {},
) {
  const table = readCsv(text);
  const { mode = 'set', owned = {}, chosen = [] } = options;
  return planImport(
    { table, columns: guessColumns(table.headings), mode, chosen: new Map(chosen) },
    BOOK,
    listNames(FACTS),
    (cardno) => own(owned[cardno] ?? 0),
  );
}

const shortly = ({ cards }: ReturnType<typeof plan>) =>
  cards.map(({ cardno, kind, after }) => `${cardno} ${kind} ${after.count}`);

describe('a file exported by another app', () => {
  it('parses commas, semicolons, tabs, quotes and any line ending', () => {
    expect(readCsv('\uFEFFa;b\r\n"x;1";" y ""z"""\r\n\r\n').rows).toEqual([
      ['x;1', ' y "z"'.trim()],
    ]);
    expect(readCsv('a\tb\n1\t2').rows).toEqual([['1', '2']]);
    expect(readCsv('a,b\r1,"2\n3"').rows).toEqual([['1', '2\n3']]);
  });

  it('is written so that it parses back, and no cell is a formula', () => {
    const text = writeCsv([
      ['name', 'n'],
      ['Petrel, "Old"', 2],
      ['=1+1', 3],
    ]);
    expect(readCsv(text).rows).toEqual([
      ['Petrel, "Old"', '2'],
      ["'=1+1", '3'],
    ]);
  });

  it('is recognized by its headings', () => {
    expect(guessColumns(['Quantity', 'Card Name', 'Set Code', 'Card Number', 'Price'])).toEqual([
      'count',
      'name',
      'set',
      'number',
      null,
    ]);
    expect(guessColumns(['Qty', 'ID', 'Tradelist Count'])).toEqual(['count', 'number', 'trading']);
  });

  it('reports for each card whether it is new, raised, lowered, removed or unchanged', () => {
    const owned = { 'GD01-002': 1, 'ST05-001': 6, 'ST05-002': 2 };
    const file = 'Set,Number,Qty\ngd01,1,3\ngd01,2,4\nst05,1,4\nst05,2,0\ngd01,001,1';
    expect(shortly(plan(file, { owned }))).toEqual([
      'GD01-001 new 4',
      'GD01-002 raised 4',
      'ST05-001 lowered 4',
      'ST05-002 zero 0',
    ]);
    expect(plan(file).cards[0]?.lines).toEqual([2, 6]);
    expect(shortly(plan(file, { owned, mode: 'add' }))[2]).toBe('ST05-001 raised 10');
    expect(shortly(plan(file, { owned, mode: 'raise' }))[2]).toBe('ST05-001 same 6');
  });

  it('counts lines if the file has no counts', () => {
    expect(shortly(plan('cardno\nGD01-001\ngd01-001\nGD01-002'))).toEqual([
      'GD01-001 new 2',
      'GD01-002 new 1',
    ]);
  });

  it('treats an empty count as none, and reports counts that it cannot parse', () => {
    const { cards, unread } = plan('cardno,qty\nGD01-001,\nGD01-002,2\nST05-001,two');
    expect(cards.map(({ cardno, after }) => [cardno, after.count])).toContainEqual(['GD01-002', 2]);
    expect(unread.map(({ line }) => line)).toEqual([4]);
  });

  it('suggests the number when a letter replaces a digit', () => {
    const file = 'cardno,qty\nGD01-00l,2\nGD01-0O2,1\nGD01-9lll,1';
    expect(plan(file).unread.map(({ choices }) => choices)).toEqual([
      ['GD01-001'],
      ['GD01-002'],
      [],
    ]);
  });

  it('asks when a name matches several cards, and uses the answer', () => {
    const file = 'name,qty\nSpindrift,2\nspindrift,x\nNobody,1\n lodestar ,1';
    expect(plan(file).unread).toEqual([
      { line: 2, text: 'Spindrift, 2', choices: ['GD01-002', 'ST05-001'] },
      { line: 3, text: 'spindrift, x', choices: [] },
      { line: 4, text: 'Nobody, 1', choices: [] },
    ]);
    expect(shortly(plan(file, { chosen: [[2, 'ST05-001']] }))).toEqual([
      'ST05-001 new 2',
      'GD01-001 new 1',
    ]);
    expect(shortly(plan('set,name,qty\nst05,Spindrift,1'))).toEqual(['ST05-001 new 1']);
  });

  it('imports marks and tags, and lists cards where only these change', () => {
    const { cards } = plan('cardno,qty,for trade,wishlist,tag,ignored\nGD01-001,1,1,no,foil,1', {
      owned: { 'GD01-001': 1 },
    });
    expect(cards[0]).toMatchObject({
      kind: 'marked',
      after: { count: 1, trading: true, wanted: false, ignored: true, tag: 'foil' },
    });
  });
});

describe('collection summary', () => {
  const entries = new Map([
    ['GD01-001', { ...own(4), trading: true }],
    ['ST05-001', own(1)],
    ['ST05-002', { ...EMPTY_ENTRY, wanted: true }],
  ]);

  it('counts by series and rarity, with other printings apart', () => {
    const [first, second] = countCompletion(FACTS, entries);
    expect([first?.series, first?.owned, first?.total]).toEqual(['GD01', 1, 3]);
    expect(Object.fromEntries(first?.rarities ?? [])).toEqual({
      C: { owned: 1, total: 1 },
      Alt: { owned: 0, total: 1 },
      R: { owned: 0, total: 1 },
    });
    expect(second?.owned).toBe(1);
  });

  it('adds up the cards that have a price', () => {
    expect(countTotals(FACTS, entries, 4)).toEqual({
      copies: 5,
      unique: { owned: 2, total: 5 },
      playsets: 1,
      trading: 1,
      wanted: 1,
      value: 2,
      unpriced: 1,
    });
  });
});

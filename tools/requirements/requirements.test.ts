import { describe, expect, it } from 'vitest';
import { countCoverage, findMistakes } from './count-coverage.ts';
import { findTestTitles } from './find-test-titles.ts';
import { parseLedger } from './parse-ledger.ts';

const LEDGER = `# Requirements
| NOTE-01 | no group yet |
## GAME: Games
| id | requirement |
|---|---|
| GAME-01 | One |
| GAME-02 | Two |
## ERR: Errors
| ERR-01 | Three |
## Superseded rows
| GAME-29 | Gone | why |
## Readings: gaps
| C-01 | GAME-01 | text |
`;
const ledger = parseLedger(LEDGER);
const titled = (...titles: string[]) => titles.map((title) => ({ file: 'a.test.ts', title }));

describe('parseLedger', () => {
  it('reads the rows of groups and sets superseded ones apart', () => {
    expect(ledger).toEqual({ ids: ['GAME-01', 'GAME-02', 'ERR-01'], superseded: ['GAME-29'] });
  });

  it('refuses a repeated row and a row of another group', () => {
    expect(() => parseLedger('## A: x\n| A-01 | a |\n| A-01 | b |')).toThrow('repeats A-01');
    expect(() => parseLedger('## A: x\n| B-01 | a |')).toThrow('B-01 stands below the heading A');
  });
});

describe('findTestTitles', () => {
  const read = (source: string) => findTestTitles('a.test.tsx', source);

  it.each([
    ["it('one', () => {});", ['one']],
    ['test("two", async ({ page }) => {});', ['two']],
    ['it(`three ${x} end`, () => {});', ['three … end']],
    ["describe('group', () => { it('inner', () => {}); });", ['group', 'inner']],
    ["test.describe('pages', () => { test.only('one', f); });", ['pages', 'one']],
    ["it.each([[1, 2]])('%s is %s', f);", ['%s is %s']],
    ["it.each([['X y', 2], ['Z', 3]])('%s is', f);", ['%s is X y Z']],
    ["describe.each(list)('group %s', f);", ['group %s']],
    ["it.concurrent.for([{ id: 'X' }])('$id', f);", ['$id X']],
    ["for (const id of ['X', 'Y']) test(`${id} works`, f);", ['… works X Y']],
    ["const KINDS = [{ id: 'X' }]; for (const { id } of KINDS) test(`${id}`, f);", ['… X']],
    ["for (const id of ['X']) test('plain', f);", ['plain']],
    ["const a: number = <div title=\"it('no')\" />; it('yes', f);", ['yes']],
  ])('reads %s', (source, titles) => {
    expect(read(source)).toEqual(titles);
  });

  it.each([
    "// it('comment', f)",
    "const text = `it('text', f)`;",
    "it.skip('skipped', f);",
    "it.todo('later');",
    "test.fixme('broken', f);",
    "describe.skip('all', () => { it('inner', f); });",
    "audit.it('method', f); submit('form');",
    'it(title, f);',
  ])('finds nothing in %s', (source) => {
    expect(read(source)).toEqual([]);
  });

  it('says which file cannot be read', () => {
    expect(() => read('it(')).toThrow('a.test.tsx');
  });
});

describe('countCoverage', () => {
  it('counts each requirement once, by group', () => {
    const titles = titled('GAME-01 works', 'GAME-01 ERR-01 again', 'nothing');
    expect(countCoverage(ledger, titles)).toEqual({
      covered: 2,
      total: 3,
      groups: { GAME: { covered: 1, total: 2 }, ERR: { covered: 1, total: 1 } },
      uncovered: ['GAME-02'],
    });
  });

  it('is not taken in by card numbers and longer numbers', () => {
    expect(countCoverage(ledger, titled('GAME-011', 'XGAME-01', 'GD01-001')).covered).toBe(0);
  });
});

describe('findMistakes', () => {
  it('names ids that the ledger does not hold', () => {
    expect(findMistakes(ledger, titled('GAME-01 fine'))).toEqual([]);
    expect(findMistakes(ledger, titled('GAME-99', 'GAME-29', 'SHEL-01'))).toEqual([
      'a.test.ts: GAME-99 does not exist',
      'a.test.ts: GAME-29 is superseded',
      'a.test.ts: SHEL-01 does not exist',
    ]);
  });

  it('refuses ranges, however they are written', () => {
    const ranges = titled('GAME-01..02 x', 'GAME-01-02 x', 'GAME-01 to GAME-02', 'GAME-01…02');
    const mistakes = findMistakes(ledger, ranges);
    expect(mistakes.filter((mistake) => mistake.includes('names a range'))).toHaveLength(4);
  });
});

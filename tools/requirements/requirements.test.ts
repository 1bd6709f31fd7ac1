import { describe, expect, it } from 'vitest';
import { join } from 'node:path';
import { countCoverage, findEmptyClaims, findMistakes } from './count-coverage.ts';
import { findOutsideProduct } from './find-outside-product.ts';
import { findTestTitles } from './find-test-titles.ts';
import { parseLedger } from './parse-ledger.ts';
import { findTraceFaults, parseTrace, printTrace, updateTrace } from './trace.ts';
import { readImports } from './read-imports.ts';

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
  it('parses rows of groups and separates superseded ones', () => {
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
  ])('parses %s', (source, titles) => {
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

  it('ignores card numbers and longer numbers', () => {
    expect(countCoverage(ledger, titled('GAME-011', 'XGAME-01', 'GD01-001')).covered).toBe(0);
  });
});

describe('findMistakes', () => {
  it('reports ids that are not in the ledger', () => {
    expect(findMistakes(ledger, titled('GAME-01 fine'))).toEqual([]);
    expect(findMistakes(ledger, titled('GAME-99', 'GAME-29', 'SHEL-01'))).toEqual([
      'a.test.ts: GAME-99 does not exist',
      'a.test.ts: GAME-29 is superseded',
      'a.test.ts: SHEL-01 does not exist',
    ]);
  });

  it('refuses ranges in any notation', () => {
    const ranges = titled('GAME-01..02 x', 'GAME-01-02 x', 'GAME-01 to GAME-02', 'GAME-01…02');
    const mistakes = findMistakes(ledger, ranges);
    expect(mistakes.filter((mistake) => mistake.includes('names a range'))).toHaveLength(4);
  });
});

describe('findOutsideProduct', () => {
  const PRODUCT = [
    ['apps/api/src/main.ts', 'apps/api/src/app.ts'],
    ['apps/web/src/pages/site/home/home-page.tsx', 'apps/web/src/ui/tag.tsx'],
    ['apps/web/src/pages/site/kit/kit-page.tsx', 'apps/web/src/ui/sample.tsx'],
    ['apps/web/src/ui/unused.tsx', 'apps/web/src/ui/tag.tsx'],
  ];
  const refuse = (file: string, imports: string[], source = '') => {
    const edges = [...PRODUCT, ...imports.map((to) => [file, to])];
    return findOutsideProduct(
      new Map([[file, source]]),
      edges.map(([from = '', to = '']) => ({ from, to })),
    ).get(file);
  };

  it('accepts what the product imports, also through test support', () => {
    expect(refuse('apps/web/src/ui/tag.test.tsx', ['apps/web/src/ui/tag.tsx'])).toBeUndefined();
    const edges = [
      ...PRODUCT,
      ['apps/api/src/decks.test.ts', 'apps/api/src/testing/test-api.ts'],
      ['apps/api/src/testing/test-api.ts', 'apps/api/src/app.ts'],
    ].map(([from = '', to = '']) => ({ from, to }));
    expect(findOutsideProduct(new Map([['apps/api/src/decks.test.ts', '']]), edges).size).toBe(0);
    expect(refuse('e2e/specs/a.spec.ts', [], "page.goto('/v3/gundam/');")).toBeUndefined();
  });

  it.each([
    [
      'a module that nothing imports',
      'apps/web/src/ui/unused.test.tsx',
      'apps/web/src/ui/unused.tsx',
    ],
    ['a part of the kit page', 'apps/web/src/ui/sample.test.tsx', 'apps/web/src/ui/sample.tsx'],
    ['code of tests', 'apps/api/src/x.test.ts', 'apps/api/src/testing/cards.ts'],
  ])('refuses %s', (_, file, to) => {
    expect(refuse(file, [to])).toBe('imports no module of the product');
  });

  it('refuses a row that only a browser test of the kit page claims', () => {
    const kit = "page.goto('/v3/gundam/dev/kit');";
    expect(refuse('e2e/specs/a.spec.ts', [], kit)).toBe('opens the kit page alone');
    expect(refuse('e2e/specs/a.spec.ts', [], `${kit} page.goto('/v3/ua/');`)).toBeUndefined();
  });

  it('reports a row that only such tests claim', () => {
    const outside = new Map([['a.test.ts', 'opens the kit page alone']]);
    const elsewhere = [{ file: 'b.test.ts', title: 'GAME-02 real' }];
    expect(
      findEmptyClaims(ledger, [...titled('GAME-01 x', 'GAME-02 y'), ...elsewhere], outside),
    ).toEqual(['a.test.ts: GAME-01 is claimed here alone, and this test opens the kit page alone']);
  });

  it('reads imports by path, by app alias and by package name', () => {
    const source = `import a from './a.ts'; export { b } from '#lib/i18n.ts';
      const c = import('@deckframe/domain/card'); import type { D } from 'kysely';`;
    const root = join(import.meta.dirname, '../..');
    expect(readImports(root, 'apps/web/src/app/x.ts', source).map(({ to }) => to)).toEqual([
      'apps/web/src/app/a.ts',
      'apps/web/src/lib/i18n.ts',
      'packages/domain/src/card.ts',
    ]);
  });
});

describe('the trace', () => {
  const titles = [
    { file: 'e2e/specs/a.spec.ts', title: 'A-01 and A-02 in a browser' },
    { file: 'packages/domain/src/a.test.ts', title: 'A-01 as a rule' },
    ...Array.from({ length: 9 }, (_, at) => ({
      file: 'apps/api/src/a.test.ts',
      title: `A-1${at} x`,
    })),
    { file: 'packages/domain/src/a.test.ts', title: 'A-03 as a rule' },
  ];
  const ids = ['A-01', 'A-02', 'A-03', ...Array.from({ length: 9 }, (_, at) => `A-1${at}`)];
  const before = [{ id: 'A-01', where: 'A§1', way: 'code' as const, file: 'gone.test.ts' }];
  const trace = updateTrace(ids, before, titles);

  it('names the test closest to the user, and parses back after printing', () => {
    expect(trace[0]).toEqual({
      id: 'A-01',
      where: 'A§1',
      way: 'browser',
      file: 'e2e/specs/a.spec.ts',
    });
    expect(parseTrace(printTrace(trace))).toEqual(trace);
    expect(findTraceFaults(ids, trace, titles)).toEqual([]);
  });

  it('finds a missing row, a test that no longer names its row, and too many rows with only unit tests', () => {
    expect(findTraceFaults(ids, trace.slice(1), titles)).toContain(
      'docs/trace.md: A-01 is missing',
    );
    expect(findTraceFaults(ids, before, titles)).toContain(
      'docs/trace.md: gone.test.ts does not claim A-01',
    );
    const read = trace.slice(2, 5);
    expect(findTraceFaults([], read, titles)).toEqual(['docs/trace.md: 1 rows by code alone']);
  });
});

import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  GAMES,
  openCatalogueScene,
  sourceCard,
  type CatalogueScene,
} from '../testing/catalogue-scene.ts';
import { createProgress, EXIT, runCardsCommand, USAGE } from './run-cards-command.ts';

let scene: CatalogueScene;
let printed: string;
beforeEach(async () => {
  scene = await openCatalogueScene();
  await scene.test.db.deleteFrom('cards').execute();
  printed = '';
});
afterEach(() => scene.close());

const run = (args: string[], answer?: string) => {
  printed = '';
  return runCardsCommand(args, {
    db: scene.db,
    games: GAMES,
    output: { write: (text: string) => void (printed += text) },
    user: 'operator',
    ask: answer === undefined ? undefined : () => Promise.resolve(answer),
  });
};
const listCards = () => scene.test.db.selectFrom('cards').selectAll().orderBy('cardno').execute();

const CARDS = [
  sourceCard('CN/BAC-1-001★', { marketprice: 2, tcgplayer_id: '77', keywords: 'Guard' }),
  sourceCard('A-1_p1', { effectdata: 'One, "two"\nthree', published: false }),
  sourceCard('A-1', { level: 0, trait: 'Ace|Scout' }),
];

describe('npm run cards', () => {
  it.each([
    [],
    ['import'],
    ['import', 'gundam'],
    ['import', 'chess', 'x.json'],
    ['stats', 'gundam', 'x'],
    ['eat', 'gundam'],
  ])('prints help: %s %s', async (...args) => {
    expect(await run(args.filter((arg) => arg !== undefined))).toBe(EXIT.usage);
    expect(printed).toContain(USAGE);
  });

  it('import shows the changes and asks before writing', async () => {
    const file = scene.write('cards.json', JSON.stringify(CARDS));
    expect(await run(['import', 'gundam', file])).toBe(EXIT.failed);
    expect(printed).toContain('3 new');
    expect(printed).toContain('Add --yes to write this.');
    expect(await run(['import', 'gundam', file], 'n')).toBe(EXIT.failed);
    expect(await run(['import', 'gundam', file, '--dry-run'])).toBe(EXIT.done);
    expect(await listCards()).toEqual([]);
    expect(await run(['import', 'gundam', file], 'y')).toBe(EXIT.done);
    expect(await listCards()).toHaveLength(3);
    expect(await run(['import', 'gundam', file, '--yes'])).toBe(EXIT.done);
    expect(printed).toContain('Nothing to change.');
  });

  it('import lists unused columns, faults and duplicate numbers', async () => {
    const rows = [sourceCard('A-1', { art: 'x' }), sourceCard('A-1'), { name: 'Lost' }];
    const file = scene.write('cards.json', JSON.stringify(rows));
    expect(await run(['import', 'gundam', file, '--yes'])).toBe(EXIT.failed);
    for (const line of [
      'Columns of the source that are not used: art',
      'Row 2: A-1 is taken, becomes A-1-ALT1',
      '1 faulty rows:',
      '  row 3 : cardno: is missing',
    ]) {
      expect(printed).toContain(line);
    }
  });

  it('import uses a mapping and reports all its faults at once', async () => {
    const map = scene.write(
      'map.json',
      JSON.stringify({
        cardno: { from: 'id', kind: 'text' },
        name: { from: 'title', kind: 'text' },
        marketprice: { from: 'price.market', kind: 'decimal', lowFrom: 'price.low' },
      }),
    );
    const rows = [{ id: 'ST01-001', title: 'Kestrel', price: { market: 3, low: 1 } }];
    const file = scene.write('foreign.json', JSON.stringify(rows));
    expect(await run(['import', 'gundam', file, '--map', map, '--yes'])).toBe(EXIT.done);
    expect(await listCards()).toMatchObject([
      { cardno: 'ST01-001', name: 'Kestrel', series: 'ST01', marketprice: 3 },
    ]);
    const wrong = scene.write(
      'wrong.json',
      '{"Name":{"from":"a","kind":"text"},"name":{"from":"","kind":"guess"}}',
    );
    await expect(run(['import', 'gundam', file, '--map', wrong])).rejects.toThrow(/3 fault\(s\)/);
    const strange = scene.write('strange.json', '{"wings":{"from":"a","kind":"text"}}');
    await expect(run(['import', 'gundam', file, '--map', strange])).rejects.toThrow(
      'wings: is no column of gundam',
    );
    const broken = scene.write('broken.json', '{');
    await expect(run(['import', 'gundam', file, '--map', broken])).rejects.toThrow('not JSON');
  });

  it.each(['json', 'csv'])('export writes %s that import reads without changes', async (kind) => {
    await scene.import(CARDS);
    const file = scene.write(`out.${kind}`, '');
    expect(await run(['export', 'gundam', file])).toBe(EXIT.done);
    expect(printed).toBe(`3 cards written to out.${kind}\n`);
    expect(await run(['import', 'gundam', file, '--yes'])).toBe(EXIT.done);
    expect(printed).toContain('Nothing to change.');
    expect(readFileSync(file, 'utf8').split('\n').length).toBeGreaterThan(4);
  });

  it('prices sets prices by number or shop id and keeps the rest', async () => {
    await scene.import(CARDS);
    const csv = 'cardno,tcgplayer_id,marketprice\nA-1,,1.255\n,77,9\nNOPE,,1\n,,3\nA-1_p1,,much\n';
    const file = scene.write('prices.csv', csv);
    expect(await run(['prices', 'gundam', file, '--dry-run'])).toBe(EXIT.done);
    expect((await listCards()).map((card) => card.marketprice)).toEqual([null, null, 2]);
    expect(await run(['prices', 'gundam', file])).toBe(EXIT.done);
    expect(printed).toContain('Read 5 rows: 2 prices change, 1 name no card, 2 faulty');
    expect((await listCards()).map((card) => card.marketprice)).toEqual([1.26, null, 9]);
    expect(await run(['prices', 'gundam', file])).toBe(EXIT.done);
    expect(printed).toContain('unchanged');
    // The history starts with the previous price.
    const { rows } = await sql<{ cardno: string; price: number; isToday: boolean }>`
      select cardno, price::double precision, day = (app_now() at time zone 'utc')::date as "isToday"
      from card_prices where gameid = 'gundam' order by cardno, day`.execute(scene.test.db);
    expect(rows.map(({ price, isToday }) => [price, isToday])).toEqual([
      [1.26, true],
      [2, false],
      [9, true],
    ]);
  });

  it('prices refuses prices that are derived from each other', async () => {
    await scene.import(CARDS);
    const rows = Array.from({ length: 30 }, (_, index) => `A-1,${index + 1},${(index + 1) * 0.7}`);
    const file = scene.write('prices.csv', `cardno,marketprice,lowprice\n${rows.join('\n')}\n`);
    expect(await run(['prices', 'gundam', file])).toBe(EXIT.failed);
    expect(printed).toContain('These are no market prices');
    expect((await listCards())[0]?.marketprice).toBeNull();
  });

  it('stats counts, publish publishes', async () => {
    await scene.import(CARDS);
    expect(await run(['stats', 'gundam'])).toBe(EXIT.done);
    expect(printed).toMatch(/ 3 {2}printings\n +2 {2}main cards\n +1 {2}unpublished/);
    expect(await run(['publish', 'gundam'])).toBe(EXIT.done);
    expect(printed).toBe('Published 2 cards in 1 series, 1 new files\n');
    await run(['publish', 'gundam']);
    expect(printed).toBe('Nothing new: 2 cards in 1 series\n');
  });
});

describe('progress', () => {
  it('is a bar on a terminal and occasional lines elsewhere', () => {
    const written: string[] = [];
    const write = (text: string) => void written.push(text);
    const bar = createProgress({ write, isTTY: true });
    bar.show(500, 0.5);
    bar.end();
    expect(written.join('')).toBe(`\r${'█'.repeat(15)}${'░'.repeat(15)} 50 %  500 rows\n`);
    written.length = 0;
    const lines = createProgress({ write });
    for (let rows = 500; rows <= 10_000; rows += 500) lines.show(rows, rows / 10_000);
    lines.end();
    expect(written).toEqual(['read 5000 rows (50 %)\n', 'read 10000 rows (100 %)\n']);
  });
});

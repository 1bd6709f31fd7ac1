import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { GameConfig } from '@deckframe/domain/game-config';
import { planSeriesImport } from '@deckframe/domain/creators/series/plan-series-import';

const config = JSON.parse(
  readFileSync(new URL('gundam/game-config.json', import.meta.url), 'utf8'),
) as GameConfig;
const stored = (id: string, fields: object, customPNG: string | null = null) => ({
  id,
  customPNG,
  ...fields,
});
type Row = Record<string, string>;
const rows = (...values: Row[]) => values.map((one, at) => ({ row: at + 2, values: one }));
const plan = (values: Row[], cards: ReturnType<typeof stored>[] = [], pictures: string[] = []) =>
  planSeriesImport(config, rows(...values), cards, new Set(pictures));

it('rows without an id are new cards, and faults name their row', () => {
  const { steps, faults } = plan([
    { name: 'One', cost: '3' },
    { name: '', cost: '2' },
    { name: 'Two', cost: 'many' },
    { name: 'Three', picture: 'gone.png' },
  ]);
  expect(steps).toMatchObject([{ row: 2, id: null, fields: { name: 'One', cost: 3 } }]);
  expect(faults).toEqual([
    { row: 3, column: 'name', value: '', kind: 'missing' },
    { row: 4, column: 'cost', value: 'many', kind: 'value' },
    { row: 5, column: 'picture', value: 'gone.png', kind: 'picture' },
  ]);
});

it('importing the same file again changes nothing, even with identical cards', () => {
  const file: Row[] = [{ name: 'One', cost: '3' }, { name: 'One', cost: '3' }, { name: 'Two' }];
  const first = plan(file);
  expect(first.steps).toHaveLength(3);
  const cards = first.steps.map(({ fields }, at) => stored(`fan-0a1b2c3d4e-00${at}`, fields));
  expect(plan(file, cards)).toEqual({ steps: [], same: 3, faults: [] });
  expect(plan(file, cards.slice(0, 1)).steps).toHaveLength(2);
});

it('a row with a card id changes only the cells that differ and that the file contains', () => {
  const card = stored('fan-0a1b2c3d4e-001', { name: 'One', cost: 3, color: 'Red' });
  const { steps } = plan([{ id: card.id, name: 'One', cost: '4' }], [card]);
  expect(steps).toMatchObject([
    { id: card.id, cells: [{ column: 'cost', from: 3, to: 4 }], picture: null },
  ]);
  expect(plan([{ id: card.id, name: 'One', cost: '' }], [card]).steps).toMatchObject([
    { cells: [{ column: 'cost', from: 3, to: null }] },
  ]);
});

it('a picture is uploaded once: an exported picture has the name of the stored one', () => {
  const [id, address] = ['fan-0a1b2c3d4e-001', '/media/uploads/customcards/7/ab12.webp'];
  const bare = [stored(id, { name: 'One' })];
  const shown = [stored(id, { name: 'One' }, address)];
  const both = ['pictures/ab12.webp', 'new.png'];
  const sent = (row: Row, cards: typeof bare) =>
    plan([{ name: 'One', ...row }], cards, both).steps.map(({ picture }) => picture);
  expect(sent({ picture: 'new.png' }, [])).toEqual(['new.png']);
  expect(sent({ picture: 'new.png' }, bare)).toEqual(['new.png']);
  expect(sent({ picture: 'new.png' }, shown)).toEqual([]);
  expect(sent({ id, picture: 'new.png' }, shown)).toEqual(['new.png']);
  expect(sent({ id, picture: 'pictures/ab12.webp' }, shown)).toEqual([]);
});

it('refuses more than 500 cards in a series', () => {
  const cards = Array.from({ length: 499 }, (_, at) =>
    stored(`fan-0a1b2c3d4e-${at}`, { name: `${at}` }),
  );
  const { steps, faults } = plan([{ name: 'A' }, { name: 'B' }, { name: '7' }], cards);
  expect(steps).toHaveLength(1);
  expect(faults).toEqual([{ row: 3, column: 'id', value: '', kind: 'full' }]);
});

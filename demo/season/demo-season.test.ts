import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureServices } from '../../scripts/services/services.ts';
import { prepareSeason } from './prepare-season.ts';
import { removeSeason } from './remove-season.ts';

let database: TestDatabase;

beforeAll(async () => {
  const { pgAdminUrl } = await ensureServices();
  database = await createTestDatabase(pgAdminUrl);
});
afterAll(() => database.drop());

const season = { count: 5, today: '2026-11-17' };
const readFigures = () =>
  database.db
    .selectFrom('meta_cells')
    .select(['window_id', 'size_class', 'a', 'b', 'wins', 'losses', 'draws'])
    .orderBy('window_id')
    .orderBy('size_class')
    .orderBy('a')
    .orderBy('b')
    .execute();

it('a demo season has its own results, lists and figures, is reproducible, and is removed completely', async () => {
  const { db } = database;
  expect(await prepareSeason(db, 'opcg', season)).toBe(5);
  expect(await prepareSeason(db, 'opcg', season), 'made once').toBe(0);
  const events = await db.selectFrom('tournaments').select(['status', 'source']).execute();
  expect(new Set(events.map((row) => JSON.stringify(row)))).toEqual(
    new Set(['{"status":"finished","source":"demo"}']),
  );
  const entries = await db.selectFrom('tournament_registrations').select('placement').execute();
  expect(entries.every(({ placement }) => placement !== null)).toBe(true);
  const lists = await db.selectFrom('tournament_lists').select(['archetype', 'hash']).execute();
  expect(new Set(lists.map(({ archetype }) => archetype)).size).toBeGreaterThan(4);
  expect(new Set(lists.map(({ hash }) => hash)).size).toBeGreaterThan(20);
  const windows = await db.selectFrom('meta_windows').select(['id', 'is_demo']).execute();
  expect(windows.length).toBeGreaterThan(0);
  expect(windows.every(({ id, is_demo: isDemo }) => isDemo && id.startsWith('demo.'))).toBe(true);
  const figures = await readFigures();
  expect(figures.length).toBeGreaterThan(10);

  expect(await removeSeason(db)).toBe(5);
  for (const table of ['tournaments', 'tournament_log', 'meta_windows', 'meta_cells'] as const)
    expect(await db.selectFrom(table).select('gameid').execute(), table).toEqual([]);
  await prepareSeason(db, 'opcg', season);
  expect(await readFigures()).toEqual(figures);
});

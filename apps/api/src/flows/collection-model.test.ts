import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCollectionModel } from '../testing/collection-model/run-collection-model.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('20,000 edits on two devices of each member, through two processes and broken lines, end as the reducer has them', async () => {
  const report = await runCollectionModel({ database, operations: 20_000, seed: 20_261_115 });
  expect(report.differences).toEqual([]);
  expect(report.cuts).toBeGreaterThan(5);
  expect(report.batches).toBeGreaterThan(60);
});

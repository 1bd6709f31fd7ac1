import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import { proofSeed, proofSize } from '@deckframe/domain/proof-size.test-support';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCollectionModel } from '../../../testing/collection-model/run-collection-model.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('20,000 edits on two devices per member over broken connections match the reducer', async ({
  annotate,
}) => {
  const options = { operations: proofSize(20_000), seed: proofSeed(20_261_115) };
  const { differences, ...figures } = await runCollectionModel({ database, ...options });
  await annotate(JSON.stringify(figures), 'figures');
  expect(differences).toEqual([]);
  expect(figures.cuts).toBeGreaterThan(5);
  expect(figures.batches).toBeGreaterThan(60);
});

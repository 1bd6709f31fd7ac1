import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkDecks } from './check-decks.ts';
import { runKillRounds } from './kill-rounds.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('kill -9 under concurrent saves loses none, doubles none and breaks no chain', async () => {
  const report = await runKillRounds({
    database,
    rounds: 2,
    writers: 6,
    savesBeforeKill: (round) => 10 + round * 5,
  });
  expect(report).toMatchObject({ lost: [], doubled: [], broken: [] });
  expect(report.confirmed).toBeGreaterThanOrEqual(25);
  expect(report.stored).toBe(report.confirmed);
}, 60_000);

it('the check sees a lost save, a doubled one and a broken chain', async () => {
  const { db } = database;
  const lost = { deckId: '0000000000000000000000', version: 1, mark: 'never stored' };
  expect(await checkDecks(db, [lost])).toMatchObject({
    lost: ['0000000000000000000000 version 1'],
  });
  const second = await db
    .selectFrom('deck_revisions')
    .select('deck_id')
    .where('version', '=', 2)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('deck_revisions')
    .set({ notes: 'twice' })
    .where('deck_id', '=', second.deck_id)
    .where('version', '<=', 2)
    .execute();
  expect(await checkDecks(db, [])).toMatchObject({ doubled: ['twice'] });
  await db
    .deleteFrom('deck_revisions')
    .where('deck_id', '=', second.deck_id)
    .where('version', '=', 1)
    .execute();
  expect((await checkDecks(db, [])).broken).toEqual([second.deck_id]);
});

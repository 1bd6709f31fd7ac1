import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import { sql } from 'kysely';
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
  const { rows } = await sql<{ mark: string }>`
    update deck_revisions set notes = 'twice' where version <= 2 and deck_id = (
      select deck_id from deck_revisions where version = 2 limit 1
    ) returning notes as mark`.execute(db);
  expect(rows).toHaveLength(2);
  expect(await checkDecks(db, [])).toMatchObject({ doubled: ['twice'] });
  await sql`delete from deck_revisions where version = 1 and notes = 'twice'`.execute(db);
  expect((await checkDecks(db, [])).broken).toHaveLength(1);
});

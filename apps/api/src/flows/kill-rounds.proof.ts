import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import { isLargeProof, proofSize } from '@deckframe/domain/proof-size.test-support';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkCommunity, checkDecks } from '../testing/kill-rounds/check-writes.ts';
import { runKillRounds } from '../testing/kill-rounds/run-kill-rounds.ts';

const ROUNDS = proofSize(2);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('kill -9 during five concurrent writes per member loses and doubles none and keeps all sums', async ({
  annotate,
}) => {
  const report = await runKillRounds({
    database,
    rounds: ROUNDS,
    members: isLargeProof ? 3 : 2,
    writesBeforeKill: (round) => 20 + ((round * 10) % 40),
  });
  await annotate(JSON.stringify(report), 'figures');
  expect(report).toMatchObject({ lost: [], doubled: [], broken: [], deadlocks: 0 });
  const { saves, comments, ratings } = report.confirmed;
  expect(Math.min(saves, comments, ratings)).toBeGreaterThan(0);
  expect(saves + comments + ratings).toBeGreaterThanOrEqual(ROUNDS * 20);
  expect(report.stored).toBe(saves);
});

it('the check finds a lost save, a doubled save and a gap in the versions', async () => {
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

it('the check finds a lost comment, a doubled comment, a lost rating and a wrong sum', async () => {
  const { db } = database;
  const comment = { id: '999999', mark: 'never said' };
  const rating = { userId: 2, card: 'none', rating: 5 };
  expect(await checkCommunity(db, [comment], [rating])).toMatchObject({
    lost: ['comment 999999', 'rating 2 none'],
  });
  await db.updateTable('comments').set({ text: 'twice' }).execute();
  await db.deleteFrom('exp_events').execute();
  expect(await checkCommunity(db, [], [])).toMatchObject({
    doubled: ['twice'],
    broken: [expect.stringContaining('EXP')],
  });
});

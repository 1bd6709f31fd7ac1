import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import { createUser } from '@deckframe/database/scenes';
import { proofSize } from '@deckframe/domain/proof-size.test-support';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkClaims } from '../../../testing/claim-rounds/check-claims.ts';
import { placeTargets } from '../../../testing/claim-rounds/claim-targets.ts';
import { runClaimRounds } from '../../../testing/claim-rounds/run-claim-rounds.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('fifty concurrent claims by two processes, one killed, pay each event, item and level reward once', async ({
  annotate,
}) => {
  const rounds = proofSize(1);
  const report = await runClaimRounds(database, rounds);
  await annotate(JSON.stringify(report), 'figures');
  const counts = { claims: rounds * 50, paid: rounds * 12, kills: rounds };
  expect(report).toMatchObject({ ...counts, faults: [] });
});

it('the check finds double, unreported and missing payments', async () => {
  const { db } = database;
  const { id } = await createUser(db, { user_exp: 300_000 });
  const targets = await placeTargets(db, id);
  const [event, item] = targets;
  if (event === undefined || item === undefined) throw new Error('no targets');
  const paid = { target: event, isPaid: true, refusal: null };
  const faults = await checkClaims(db, id, [event, item], [paid, paid]);
  expect(faults.map((fault) => fault.replace(/^member \d+: /, ''))).toEqual([
    'event paid 2 times',
    'event marked 0 times',
    'banner:glass given 0 times',
    'item paid 0 times',
    'item marked 0 times',
    'background:eclipse given 0 times',
    'role EX 0 times',
  ]);
});

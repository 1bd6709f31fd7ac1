import { createTestDatabase } from '@deckframe/database/testing';
import { isLargeProof, proofSize } from '@deckframe/domain/proof-size.test-support';
import { expect, it } from 'vitest';
import { judgeDigests } from '../../../testing/digest-rounds/judge-digests.ts';
import { runDigestRounds } from '../../../testing/digest-rounds/run-digest-rounds.ts';

it('finds double, missing and late mails', () => {
  const sent = [
    { round: 1, to: 'a', tells: [1] },
    { round: 2, to: 'a', tells: [1, 2] },
    { round: 1, to: 'b', tells: [1] },
    { round: 1, to: 'b', tells: [1] },
    { round: 2, to: 'c', tells: [1, 2] },
  ];
  expect(judgeDigests(['a', 'b', 'c'], 2, sent)).toEqual({
    doubled: ['b in round 1'],
    leftOut: ['b of round 2'],
    late: 2,
    toldAgain: 2,
  });
});

// The small form is covered by `digest.test.ts`.
it.runIf(isLargeProof)(
  'killing workers during digests doubles no mail and skips nobody',
  async ({ annotate }) => {
    const database = await createTestDatabase();
    try {
      const report = await runDigestRounds({ database, rounds: proofSize(6), members: 40 });
      await annotate(JSON.stringify(report), 'figures');
      expect(report).toMatchObject({ doubled: [], leftOut: [] });
    } finally {
      await database.drop();
    }
  },
);

import { createTestDatabase } from '@deckframe/database/testing';
import { isLargeProof, proofSize } from '@deckframe/domain/proof-size.test-support';
import { expect, it } from 'vitest';
import { runStreamRounds } from '../../../testing/stream-rounds/run-stream-rounds.ts';

// Without Redis each phone polls every half minute, which takes too long for a small run.
it.runIf(isLargeProof).for([true, false])(
  'a published round reaches every phone on two processes with its table (Redis: %s)',
  async (hasRedis, { annotate }) => {
    const phones = proofSize(2000);
    const redis = hasRedis ? (process.env['TEST_REDIS_URL'] ?? 'no Redis is installed') : null;
    const database = await createTestDatabase();
    try {
      const report = await runStreamRounds({ database, phones, redis });
      await annotate(JSON.stringify(report), 'figures');
      expect(report).toMatchObject({ told: phones, seated: phones });
    } finally {
      await database.drop();
    }
  },
);

import { createTestDatabase } from '@deckframe/database/testing';
import { isLargeProof, proofSeed, proofSize } from '@deckframe/domain/proof-size.test-support';
import { expect, it } from 'vitest';
import { runRenumberRounds } from '../../../testing/renumber-rounds/run-renumber-rounds.ts';

const DECKS = proofSize(100_000);
/** Each way. With more kills among as many decks a way would be over before the last. */
const KILLS = Math.ceil(DECKS / 5000);

// `card-numbers.test.ts` shows the same with jobs that are cut off within one process.
it.runIf(isLargeProof)(
  'renumbering and undo with killed workers lose and double no copy',
  async ({ annotate }) => {
    const database = await createTestDatabase();
    try {
      const options = { kills: KILLS, decks: DECKS, seed: proofSeed(1) };
      const report = await runRenumberRounds({ database, ...options });
      await annotate(JSON.stringify(report), 'figures');
      expect(report.faults).toEqual([]);
    } finally {
      await database.drop();
    }
  },
);

import { createTestDatabase } from '@deckframe/database/testing';
import { isLargeProof, proofSeed, proofSize } from '@deckframe/domain/proof-size.test-support';
import { expect, it } from 'vitest';
import { runRenumberRounds } from '../../../testing/renumber-rounds/run-renumber-rounds.ts';

const DECKS = proofSize(100_000);
/** Kills in each direction, fitted to the number of decks. */
const KILLS = Math.ceil(DECKS / 5000);

// `card-numbers.test.ts` tests the same within one process.
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

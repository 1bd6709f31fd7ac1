import { createTestDatabase } from '@deckframe/database/testing';
import { runCollectionModel } from '../../apps/api/src/testing/collection-model/run-collection-model.ts';
import { answerHelp } from '../../tools/help/answer-help.ts';
import { ensureServices } from '../services/services.ts';

answerHelp(`Usage: npm run prove -- collection-model [<operations> [<seed>]]
Changes collections at random, on two devices of each member and through two API processes whose lines
break, and counts where the database or a device differs from the reducer.`);

const OPERATIONS = 20_000;
const STEP = 100_000;

const operations = Number(process.argv[2] ?? OPERATIONS);
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31);
const { pgAdminUrl } = await ensureServices();
const database = await createTestDatabase(pgAdminUrl);
let told = 0;
try {
  const started = performance.now();
  const { differences, ...report } = await runCollectionModel({
    database,
    operations,
    seed,
    onProgress: (made) => {
      if (made - told < STEP) return;
      told = made;
      console.log(`${made} operations`);
    },
  });
  for (const difference of differences.slice(0, 20)) console.log(difference);
  const seconds = Math.round((performance.now() - started) / 1000);
  const ok = differences.length === 0;
  console.log(JSON.stringify({ ...report, seed, seconds, differences: differences.length, ok }));
  process.exitCode = ok ? 0 : 1;
} finally {
  await database.drop();
}

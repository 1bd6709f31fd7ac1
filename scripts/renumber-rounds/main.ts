import { createTestDatabase } from '@deckframe/database/testing';
import { answerHelp } from '../../tools/help/answer-help.ts';
import { ensureServices } from '../services/services.ts';
import { runRenumberRounds } from './renumber-rounds.ts';

answerHelp(`Usage: npm run prove -- renumber-rounds [<kills> <decks> <seed>]
Gives a card another number while workers are killed at random points, takes it back in the same way,
and compares every deck, collection and trade; twenty kills each way and 100,000 decks unless told
otherwise.`);

const KILLS = 20;
const KILLS_MAX = 24;
const DECKS = 100_000;
const DECKS_MAX = 1_000_000;
const SEED = 1;

const [kills = KILLS, decks = DECKS, seed = SEED] = process.argv.slice(2).map(Number);
const { pgAdminUrl } = await ensureServices();
const database = await createTestDatabase(pgAdminUrl);
try {
  const report = await runRenumberRounds({
    database,
    kills: Math.min(KILLS_MAX, kills),
    decks: Math.min(DECKS_MAX, decks),
    seed,
    onLine: (line) => console.log(line),
  });
  const ok = report.faults.length === 0;
  console.log(JSON.stringify({ ...report, ok }));
  process.exitCode = ok ? 0 : 1;
} finally {
  await database.drop();
}

import { ensureServices } from '../scripts/services/services.ts';
import { dropDeckDatabase, makeDeckDatabase } from './deck-database.ts';
import { answerHelp } from '../tools/help/answer-help.ts';

answerHelp(`Usage: npm run seed -- decks [--drop]
Creates six million decks for the decks bench (about ten minutes and ten gigabytes), or drops them.`);

/**
 * Six million decks for `npm run bench -- decks`: about ten minutes and ten gigabytes. `npm run
 * seed -- decks --drop` deletes them.
 */
const started = Date.now();
const note = (line: string): void => {
  console.log(`[${((Date.now() - started) / 1000).toFixed(0)} s] ${line}`);
};
const { pgAdminUrl } = await ensureServices();
if (process.argv.includes('--drop')) await dropDeckDatabase(pgAdminUrl, 'full');
else await makeDeckDatabase(pgAdminUrl, 'full', note);

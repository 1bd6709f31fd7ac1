import { ensureServices } from '../scripts/services/services.ts';
import { dropMembers, FIVE_MILLION, makeMembers, ONE_MILLION } from './member-database.ts';
import { answerHelp } from '../tools/help/answer-help.ts';

answerHelp(`Usage: npm run seed -- members [--drop]
Creates the members for the leaderboard bench, or drops them.`);

/**
 * Six million members for `npm run bench -- leaderboard`: a few minutes and four gigabytes. `npm
 * run seed -- members --drop` deletes them.
 */
const started = Date.now();
const note = (line: string): void => {
  console.log(`[${((Date.now() - started) / 1000).toFixed(0)} s] ${line}`);
};
const { pgAdminUrl } = await ensureServices();
if (process.argv.includes('--drop')) await dropMembers(pgAdminUrl);
else await makeMembers(pgAdminUrl, [ONE_MILLION, FIVE_MILLION], note);

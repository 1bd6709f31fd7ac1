/** `npm run seed -- season` fills the local database with past events; `-- remove` removes them. */
import { DEVELOPMENT_DATABASE } from '../../scripts/dev/development-env.ts';
import { answerHelp } from '../../tools/help/answer-help.ts';
import { ensureServices } from '../../scripts/services/services.ts';
import { withSetupDatabase } from '../../scripts/setup/setup-database.ts';
import { prepareSeasons } from './prepare-seasons.ts';
import { removeSeason } from './remove-season.ts';

const USAGE = `Usage: npm run seed -- season [<game> [events]]
Makes past events with players, lists, results and standings, marked as demo, in one game or all.
       npm run seed -- season remove
Takes every event that is marked as demo away, with all that belongs to it.`;
answerHelp(USAGE);

const [what, size] = process.argv.slice(2);
const { pgAdminUrl } = await ensureServices();
await withSetupDatabase(pgAdminUrl, DEVELOPMENT_DATABASE, async (db) => {
  if (what === 'remove') {
    console.log(`${await removeSeason(db)} demo events removed`);
    return;
  }
  const made = await prepareSeasons(db, what, size === undefined ? undefined : Number(size));
  console.log(`${made} new demo events`);
});

/**
 * `npm run seed -- people` fills the local database with members and their activity; `-- remove`
 * removes them.
 */
import { listGameFolders } from '@deckframe/database/game-folders';
import { DEVELOPMENT_DATABASE } from '../../scripts/dev/development-env.ts';
import { ensureServices } from '../../scripts/services/services.ts';
import { withSetupDatabase } from '../../scripts/setup/setup-database.ts';
import { answerHelp } from '../../tools/help/answer-help.ts';
import { advanceRunning } from '../season/running-event.ts';
import { preparePeople } from './prepare-people.ts';
import { removeDemo } from './remove-people.ts';

const USAGE = `Usage: npm run seed -- people
Makes members with decks, comments, ratings, collections and articles of the last weeks.
       npm run seed -- people advance
Lets the running demo event of each game go on: some results, or the next round.
       npm run seed -- people remove
Takes everything away that is marked as demo: members at example.org, demo events, ads of the house.
npm run dev makes the members to log in as again, with nothing else.`;
answerHelp(USAGE);

const [what] = process.argv.slice(2);
const { pgAdminUrl } = await ensureServices();
await withSetupDatabase(pgAdminUrl, DEVELOPMENT_DATABASE, async (db) => {
  if (what === 'remove') {
    const { ads, events, members } = await removeDemo(db);
    console.log(`${members} demo members, ${events} demo events and ${ads} ads removed`);
  } else if (what === 'advance') {
    for (const game of listGameFolders())
      console.log(`${game}: ${(await advanceRunning(db, game)) ?? 'no event runs'}`);
  } else {
    console.log(`${await preparePeople(db, { now: Date.now() })} new demo members`);
  }
});

/** Second half of `npm run setup`: servers, database and settings. Safe to run again. */
import { availableParallelism } from 'node:os';
import { prepareLocalDatabase } from '@deckframe/database/local-database';
import { listGameFolders } from '@deckframe/database/game-folders';
import { DEVELOPMENT_DATABASE } from '../dev/development-env.ts';
import { drawDemoFaces } from '../../demo/faces/draw-demo-faces.ts';
import { listFirstListed } from '../../demo/faces/first-listed.ts';
import { ensureServices } from '../services/services.ts';
import { listAvatarImages } from '../../demo/people/avatar-images.ts';
import { preparePeople } from '../../demo/people/prepare-people.ts';
import { prepareSeasons } from '../../demo/season/prepare-seasons.ts';
import { prepareDemoDecks } from '../../demo/site/demo-decks.ts';
import { prepareDemoAds } from '../../demo/site/demo-ads.ts';
import { prepareDemoMembers } from '../../demo/site/demo-members.ts';
import { createEnvFile } from './env-file.ts';
import { listHomeImages } from '../../demo/site/home-images.ts';
import { withSetupDatabase } from './setup-database.ts';

const GAME_IDS = listGameFolders();

/**
 * Number of faces drawn first: those of each game's home page, and of the first game's card list.
 */
const FIRST_FACES = 24;
const FIRST_LISTED = 60;

const { pgAdminUrl, redisUrl } = await ensureServices();
console.log(`PostgreSQL  runs on port ${new URL(pgAdminUrl).port}`);
console.log(
  redisUrl === null
    ? 'Redis       not installed: the site works without it, limits count per process'
    : `Redis       runs on port ${new URL(redisUrl).port}`,
);

await prepareLocalDatabase(pgAdminUrl, DEVELOPMENT_DATABASE);
console.log(`Database    ${DEVELOPMENT_DATABASE} is migrated and seeded`);
// Before the members, because their secrets are encrypted with its secret.
console.log(
  createEnvFile() ? 'Settings    .env written with new secrets' : 'Settings    .env kept as it is',
);
const members = await prepareDemoMembers(pgAdminUrl, DEVELOPMENT_DATABASE);
console.log(`Members     ${members.names.join(', ')}, with the password ${members.password}`);
const decks = await withSetupDatabase(pgAdminUrl, DEVELOPMENT_DATABASE, (db) =>
  prepareDemoDecks(db, new Date().toISOString().slice(0, 10)),
);
console.log(`Decks       ${decks} new public decks of theirs, three to start with in each game`);
const people = await withSetupDatabase(pgAdminUrl, DEVELOPMENT_DATABASE, (db) =>
  preparePeople(db, { now: Date.now() }),
);
console.log(
  `            ${people} more who built, rated, said, traded and wrote things in the last six weeks`,
);
const events = await withSetupDatabase(pgAdminUrl, DEVELOPMENT_DATABASE, prepareSeasons);
console.log(`Events      ${events} new ones, made up: past, running and to come`);
console.log('            npm run seed -- people remove takes everything that is made up away');
console.log('            staff also need a code: npm run admin -- code Vesper');
const ads = await withSetupDatabase(pgAdminUrl, DEVELOPMENT_DATABASE, prepareDemoAds);
console.log(`Ads         ${ads} new ones of the house`);
console.log(`Faces       drawing the newest ${FIRST_FACES} cards of each game, about two minutes`);
const workers = availableParallelism();
for (const [place, game] of GAME_IDS.entries()) {
  const onHome = await withSetupDatabase(pgAdminUrl, DEVELOPMENT_DATABASE, async (db) => [
    ...(await listHomeImages(db, game)),
    ...(await listAvatarImages(db, game)),
  ]);
  const listed = place === 0 ? listFirstListed(game, FIRST_LISTED, new Date()) : [];
  tell(await drawDemoFaces({ games: [game], images: new Set([...onHome, ...listed]), workers }));
}
tell(await drawDemoFaces({ games: GAME_IDS, newest: FIRST_FACES, workers }));
console.log(
  'Faces       npm run dev draws the others meanwhile; npm run seed -- faces draws them at once',
);
console.log('\nReady. Start everything with: npm run dev');

function tell(failures: readonly string[]): void {
  for (const failure of failures) console.error(failure);
}

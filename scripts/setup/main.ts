/** Second half of `npm run setup`: servers, database and settings. Safe to run again. */
import { prepareLocalDatabase } from '@deckframe/database/local-database';
import { DEVELOPMENT_DATABASE } from '../dev/development-env.ts';
import { ensureServices } from '../services/services.ts';
import { createEnvFile } from './env-file.ts';

const { pgAdminUrl, redisUrl } = await ensureServices();
console.log(`PostgreSQL  runs on port ${new URL(pgAdminUrl).port}`);
console.log(
  redisUrl === null
    ? 'Redis       not installed: the site works without it, limits count per process'
    : `Redis       runs on port ${new URL(redisUrl).port}`,
);

await prepareLocalDatabase(pgAdminUrl, DEVELOPMENT_DATABASE);
console.log(`Database    ${DEVELOPMENT_DATABASE} is migrated and seeded`);
console.log(
  createEnvFile() ? 'Settings    .env written with new secrets' : 'Settings    .env kept as it is',
);
console.log('\nReady. Start everything with: npm run dev');

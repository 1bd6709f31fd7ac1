import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FACES_DIR } from '../../demo/faces/face-files.ts';
import {
  startApi,
  type ApiOptions,
  type RunningApi,
} from '../../apps/api/src/testing/programs/start-api.ts';
import { ensureServices, REPOSITORY_ROOT } from '../../scripts/services/services.ts';
import { buildWeb, WEB_DIST } from './build-web.ts';
import { SHIPPED_GAMES, writeDocumentsGames } from './documents-games.ts';
import { publishCatalogues } from './publish-catalogues.ts';
import { drawHomeFaces } from './home-faces.ts';

export type Stack = {
  /** The site with the shipped configs. */
  origin: string;
  /** The same database with the documented feature states. */
  documentsOrigin: string;
  database: TestDatabase;
  sessionSecret: string;
  stop: () => Promise<void>;
};

/** Not a secret: these servers run on loopback for one run with generated data. */
export const SESSION_SECRET = 'browser-tests-browser-tests-browser-tests';

/** Starts a seeded database and two real API processes that serve the built app. */
export async function startStack(): Promise<Stack> {
  const [services] = await Promise.all([ensureServices(), buildWeb()]);
  const database = await createTestDatabase(services.pgAdminUrl);
  const apis: RunningApi[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(apis.map((api) => api.process.stop()));
    await database.drop();
  };

  const env = apiEnv(database.url('app'), services.redisUrl);
  const gamesDir = writeDocumentsGames(join(REPOSITORY_ROOT, '.data/e2e', database.name));
  try {
    await publishCatalogues(database.url('worker'));
    const shipped = await startApi({ env });
    apis.push(shipped);
    const documents = await startApi({ env: { ...env, GAMES_DIR: gamesDir } });
    apis.push(documents);
    await drawHomeFaces(shipped.origin);
    return {
      origin: shipped.origin,
      documentsOrigin: documents.origin,
      database,
      sessionSecret: SESSION_SECRET,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Production settings, except for a rate limit that a test run from one address would reach. */
export function apiEnv(databaseUrl: string, redisUrl: string | null): ApiOptions['env'] {
  return {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DATABASE_URL: databaseUrl,
    SESSION_SECRET,
    GAMES_DIR: SHIPPED_GAMES,
    MEDIA_DIR: FACES_DIR,
    UPLOADS_URL: pathToFileURL(join(REPOSITORY_ROOT, '.data/e2e/uploads')).href,
    WEB_DIST,
    RATE_LIMIT_PER_MINUTE: '1000000',
    SHUTDOWN_GRACE_MS: '0',
    ...(redisUrl !== null && { REDIS_URL: redisUrl }),
  };
}

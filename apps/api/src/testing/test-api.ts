import { resolve } from 'node:path';
import { createPool, openDatabase } from '@deckframe/database/db';
import { createSession, createUser } from '@deckframe/database/scenes';
import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import { testConnection } from '@deckframe/database/testing-connection';
import type { RouteOptions } from 'fastify';
import type { Redis } from 'ioredis';
import type { AppDeps } from '../app-deps.ts';
import type { AppServices } from '../app-services.ts';
import { buildApp } from '../app.ts';
import type { App } from '../app-types.ts';
import { readEnv, type Env } from '../env.ts';
import { systemClock } from '../lib/clock.ts';
import { loadGames, type Games } from '../lib/games.ts';
import { systemIds } from '../lib/ids.ts';
import { TIMEOUTS } from '../lib/timeouts.ts';
import { createLogger } from '../lib/logger.ts';
import { createMetrics, type Metrics } from '../lib/metrics.ts';
import { TEST_COST } from './test-cost.ts';
import type { ConfigFollower } from '../modules/site/games/service.ts';

export const ROOT = resolve(import.meta.dirname, '../../../..');
export const SESSION_SECRET = 'a secret for tests, 32 characters or more';

export type TestApi = {
  app: App;
  /** Start this to follow newer game configs. */
  configs: ConfigFollower;
  /** All routes of the API. */
  routes: readonly RouteOptions[];
  database: TestDatabase;
  env: Env;
  metrics: Metrics;
  /** The log lines. */
  logLines: string[];
  /** Creates a member with these roles and returns the `cookie` header. */
  signIn(...roles: string[]): Promise<string>;
  close(): Promise<void>;
};

export type TestApiOptions = {
  env?: Record<string, string>;
  database?: TestDatabase;
  databaseUrl?: string;
  redis?: Redis | null;
  games?: Games;
  clock?: AppDeps['clock'];
  /**
   * For tests that hold locks or have much contention: on a busy machine, the API's limits for
   * locks and statements would end statements that the test still needs.
   */
  isPatient?: boolean;
  addRoutes?: (app: App, services: AppServices) => void;
};

/** Creates the whole API with its own database. Redis is used only if a test passes one. */
export async function createTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const database = options.database ?? (await createTestDatabase());
  const env = readEnv({
    NODE_ENV: 'test',
    PUBLIC_URL: 'http://cards.test',
    DATABASE_URL: options.databaseUrl ?? database.url('app'),
    SESSION_SECRET,
    GAMES_DIR: resolve(ROOT, 'games'),
    RATE_LIMIT_PER_MINUTE: '100000',
    // A machine that is busy with other tests is slow, not overloaded.
    MAX_LOOP_DELAY_MS: '60000',
    ...options.env,
  });
  const logLines: string[] = [];
  const logger = createLogger('debug', { write: (line: string) => void logLines.push(line) });
  const pool = createPool(
    options.isPatient === true
      ? { ...testConnection(env.DATABASE_URL, 8, 25_000), lockTimeoutMs: 20_000 }
      : testConnection(env.DATABASE_URL, 8, TIMEOUTS.statementMs),
  );
  const db = openDatabase(pool);
  const metrics = createMetrics();
  const { app, configs, routes } = await buildApp(
    {
      env,
      db,
      redis: options.redis ?? null,
      clock: options.clock ?? systemClock,
      ids: systemIds,
      games: options.games ?? loadGames(env.GAMES_DIR),
      logger,
      metrics,
      passwordCost: TEST_COST,
    },
    options.addRoutes,
  );
  return {
    app,
    configs,
    routes,
    database,
    env,
    metrics,
    logLines,
    async signIn(...roles) {
      const user = await createUser(database.db, { roles });
      return createSession(database.db, { userId: user.id, secret: SESSION_SECRET });
    },
    async close() {
      await app.close();
      await pool.end();
      if (options.database === undefined) await database.drop();
    },
  };
}

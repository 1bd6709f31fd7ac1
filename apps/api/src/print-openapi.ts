import { resolve } from 'node:path';
import type { DB } from '@deckframe/database/schema';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { buildApp } from './app.ts';
import { readEnv } from './env.ts';
import { systemClock } from './lib/clock.ts';
import { loadGames } from './lib/games.ts';
import { systemIds } from './lib/ids.ts';
import { createLogger } from './lib/logger.ts';
import { createMetrics } from './lib/metrics.ts';

// Prints the description of the API. Nothing connects: a pool opens its first connection when asked.
const gamesDirectory = resolve(import.meta.dirname, '../../../games');
const env = readEnv({
  NODE_ENV: 'development',
  PUBLIC_URL: 'http://localhost',
  DATABASE_URL: 'postgres://localhost/none',
  SESSION_SECRET: 'only prints, signs nothing at all',
  GAMES_DIR: gamesDirectory,
});
const pool = new Pool({ connectionString: env.DATABASE_URL });
const { app } = await buildApp({
  env,
  pool,
  db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }),
  redis: null,
  clock: systemClock,
  ids: systemIds,
  games: loadGames(env.GAMES_DIR),
  logger: createLogger('silent'),
  metrics: createMetrics(),
});
process.stdout.write(`${JSON.stringify(app.swagger(), null, 2)}\n`);
await app.close();

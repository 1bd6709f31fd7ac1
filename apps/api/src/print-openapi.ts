import { createDatabase } from '@deckframe/database/db';
import { resolve } from 'node:path';
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
const { app } = await buildApp({
  env,
  db: createDatabase({
    url: env.DATABASE_URL,
    poolSize: 1,
    applicationName: 'deckframe-openapi',
    statementTimeoutMs: 0,
  }),
  redis: null,
  clock: systemClock,
  ids: systemIds,
  games: loadGames(env.GAMES_DIR),
  logger: createLogger('silent'),
  metrics: createMetrics(),
});
process.stdout.write(`${JSON.stringify(app.swagger(), null, 2)}\n`);
await app.close();

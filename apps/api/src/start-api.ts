import { createPool, openDatabase } from '@deckframe/database/db';
import { assertSafeCommits, UnsafeCommitsError } from '@deckframe/database/roles';
import type { Pool } from 'pg';
import { buildApp } from './app.ts';
import { readEnv } from './env.ts';
import { systemClock } from './lib/clock.ts';
import { loadGames } from './lib/games.ts';
import { systemIds } from './lib/ids.ts';
import { createBufferedLogger, type Logger } from './lib/logger.ts';
import { createMetrics } from './lib/metrics.ts';
import { createRedis } from './lib/redis.ts';
import { onShutdown } from './lib/shutdown.ts';
import { followStandbys } from './lib/standbys.ts';
import { TIMEOUTS } from './lib/timeouts.ts';

/** Runs one API process: reads settings, builds, listens, and drains on a signal. */
export async function startApi(): Promise<void> {
  const env = readEnv(process.env);
  const logger = createBufferedLogger(env.LOG_LEVEL);
  const games = loadGames(env.GAMES_DIR);
  const pool = createPool({
    url: env.DATABASE_URL,
    poolSize: env.DATABASE_POOL_SIZE,
    applicationName: 'deckframe-api',
    statementTimeoutMs: TIMEOUTS.statementMs,
    onConnectionError: (error) => logger.warn({ err: error }, 'database connection lost'),
  });
  if (env.NODE_ENV === 'production') await requireSafeCommits(pool, logger);
  const metrics = createMetrics();
  const standbys = followStandbys({
    primary: pool,
    urls: env.READ_DATABASE_URL ?? [],
    poolSize: env.DATABASE_POOL_SIZE,
    logger,
    metrics,
  });
  const db = openDatabase(pool, standbys?.choose);
  const redis =
    env.REDIS_URL === undefined ? null : createRedis(env.REDIS_URL, logger, env.REDIS_TIMEOUT_MS);
  const { app, configs, drain } = await buildApp({
    env,
    db,
    redis,
    clock: systemClock,
    ids: systemIds,
    games,
    logger,
    metrics,
  });

  const stopFollowing = await configs.start(systemClock);
  onShutdown(logger, async () => {
    stopFollowing();
    // First the proxy stops sending new requests, then keep-alive ends, then running requests
    // finish.
    drain.begin();
    await new Promise((resolve) => setTimeout(resolve, env.SHUTDOWN_GRACE_MS));
    await app.close();
    redis?.disconnect();
    await standbys?.stop();
    await pool.end();
  });

  const address = await app.listen({ host: env.HOST, port: env.PORT });
  logger.info({ address, games: games.ids }, 'listening');
  // The process manager waits for this line.
  logger.flush();
}

/**
 * If the database is down at start, the first connection checks later. Until then the site answers
 * 503.
 */
async function requireSafeCommits(pool: Pool, logger: Logger): Promise<void> {
  try {
    await assertSafeCommits(pool);
  } catch (error) {
    if (error instanceof UnsafeCommitsError) throw error;
    logger.warn({ err: error }, 'could not ask the database whether commits are safe');
    pool.once('connect', () => {
      requireSafeCommits(pool, logger).catch((unsafe: unknown) => {
        logger.fatal({ err: unsafe }, 'stopping');
        process.exit(1);
      });
    });
  }
}

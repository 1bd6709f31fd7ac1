import { createPool, openDatabase } from '@deckframe/database/db';
import { Logger as WorkerLogger, run, type Runner } from 'graphile-worker';
import { readWorkerEnv } from './env.ts';
import { openFileStore } from './lib/file-store.ts';
import { loadGames } from './lib/games.ts';
import { createBufferedLogger, type Logger } from './lib/logger.ts';
import { createMailer } from './lib/mailer.ts';
import { createMetrics } from './lib/metrics.ts';
import { createRedis } from './lib/redis.ts';
import { onShutdown } from './lib/shutdown.ts';
import { openWorkerPort } from './lib/worker-port.ts';
import { createTasks, CRONTAB } from './worker-tasks.ts';

const CONCURRENCY = 4;
/** Jobs may count and sweep; no visitor waits for them. */
const STATEMENT_TIMEOUT_MS = 60_000;

/** One worker process: background jobs only. Any number may run; each job runs on one of them. */
export async function startWorker(): Promise<void> {
  const env = readWorkerEnv(process.env);
  const logger = createBufferedLogger(env.LOG_LEVEL);
  const games = loadGames(env.GAMES_DIR);
  const metrics = createMetrics();
  const pool = createPool({
    url: env.DATABASE_URL,
    poolSize: CONCURRENCY + 2,
    applicationName: 'deckframe-worker',
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    onConnectionError: (error) => logger.warn({ err: error }, 'database connection lost'),
  });
  const db = openDatabase(pool);
  const mailer = env.SMTP_URL === undefined ? null : createMailer(env.SMTP_URL, env.MAIL_FROM);
  const redis = env.REDIS_URL === undefined ? null : createRedis(env.REDIS_URL, logger);
  const store = env.UPLOADS_URL === undefined ? null : await openFileStore(env.UPLOADS_URL);
  const runner: Runner = await run({
    pgPool: pool,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    crontab: CRONTAB,
    taskList: createTasks({ db, games, mailer, metrics, redis, store }),
    logger: toWorkerLogger(logger),
  });
  const port =
    env.WORKER_PORT === undefined
      ? undefined
      : await openWorkerPort({
          host: env.HOST,
          port: env.WORKER_PORT,
          token: env.METRICS_TOKEN,
          metrics,
        });

  onShutdown(logger, async () => {
    await runner.stop();
    port?.close();
    mailer?.close();
    redis?.disconnect();
    await pool.end();
  });
  // A new site should not wait for the next full hour.
  await runner.addJob('fill-daily-cards', {}, { jobKey: 'fill-daily-cards-at-start' });
  // A release may list other columns; where nothing is new, publishing writes nothing.
  for (const game of games.ids) {
    const jobKey = `publish-catalogue:${game}`;
    await runner.addJob('publish-catalogue', { game }, { jobKey, queueName: jobKey });
  }
  logger.info({ games: games.ids }, 'working');
}

/** The library's lines among ours; it names jobs by task and number, never by what they carry. */
function toWorkerLogger(logger: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message) => {
    if (level === 'error') logger.error({ source: 'jobs' }, message);
    else if (level === 'warning') logger.warn({ source: 'jobs' }, message);
    else logger.debug({ source: 'jobs' }, message);
  });
}

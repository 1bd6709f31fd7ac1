import { EventEmitter } from 'node:events';
import { createPool, openDatabase } from '@deckframe/database/db';
import { assertSafeCommits } from '@deckframe/database/roles';
import { Logger as WorkerLogger, run, type Runner, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import { readWorkerEnv, type WorkerEnv } from './env.ts';
import { systemClock } from './lib/clock.ts';
import { openFileStore } from './lib/file-store.ts';
import { loadGames } from './lib/games.ts';
import { createBufferedLogger, type Logger } from './lib/logger.ts';
import { createMailer } from './lib/mailer.ts';
import { createMetrics } from './lib/metrics.ts';
import { createRedis } from './lib/redis.ts';
import { getStartGame } from './lib/start-game.ts';
import { onShutdown } from './lib/shutdown.ts';
import { openWorkerPort } from './lib/worker-port.ts';
import { openWorkerPresence, watchForCrashes } from './lib/worker-presence.ts';
import { createConfigFollower } from './modules/site/games/service.ts';
import { createTasks, CRONTAB, MAIL_TASKS, type WorkerDeps } from './worker-tasks.ts';

const CONCURRENCY = 4;
/** Mails and chat messages wait for external servers, so they have their own job runner. */
const MAIL_CONCURRENCY = 2;
/** Jobs may scan many rows, because no visitor waits for them. */
const STATEMENT_TIMEOUT_MS = 60_000;

/** Runs one worker process for background jobs. Several can run; each job runs on one of them. */
export async function startWorker(): Promise<void> {
  const env = readWorkerEnv(process.env);
  const logger = createBufferedLogger(env.LOG_LEVEL);
  const games = loadGames(env.GAMES_DIR);
  const metrics = createMetrics();
  const pool = createPool({
    url: env.DATABASE_URL,
    poolSize: CONCURRENCY + MAIL_CONCURRENCY + 3,
    applicationName: 'deckframe-worker',
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    onConnectionError: (error) => logger.warn({ err: error }, 'database connection lost'),
  });
  if (env.NODE_ENV === 'production') await assertSafeCommits(pool);
  const db = openDatabase(pool);
  const mailer = env.SMTP_URL === undefined ? null : createMailer(env.SMTP_URL, env.MAIL_FROM);
  const redis =
    env.REDIS_URL === undefined ? null : createRedis(env.REDIS_URL, logger, env.REDIS_TIMEOUT_MS);
  const store = env.UPLOADS_URL === undefined ? null : await openFileStore(env.UPLOADS_URL);
  const chat = openChat(env);
  const { PUBLIC_URL: publicUrl } = env;
  const digests =
    mailer === null || publicUrl === undefined
      ? null
      : { mailer, site: { publicUrl, game: getStartGame({ env, games }) } };
  const configs = createConfigFollower({ db, games, logger, metrics });
  const stopFollowing = await configs.start(systemClock);
  const deps = { chat, configs, db, digests, games, mailer, metrics, redis, store };
  const runners = await startRunners(pool, deps, env, logger);
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
    await runners.stop();
    stopFollowing();
    port?.close();
    mailer?.close();
    redis?.disconnect();
    await pool.end();
  });
  // A new site should not wait for the next hour.
  await runners.addJob('fill-daily-cards', {}, { jobKey: 'fill-daily-cards-at-start' });
  // A release may change the rules. Decks checked with the current rules are skipped.
  await runners.addJob('judge-decks', {}, { jobKey: 'judge-decks-at-start' });
  // A release may list different columns. Without changes, publishing writes nothing.
  for (const game of games.ids) {
    const jobKey = `publish-catalogue:${game}`;
    await runners.addJob('publish-catalogue', { game }, { jobKey, queueName: jobKey });
    // Figures that were counted while no worker could pack them.
    await runners.addJob('pack-meta', { game }, { jobKey: `pack-meta:${game}` });
  }
  logger.info({ games: games.ids }, 'working');
  logger.flush();
}

function openChat(env: WorkerEnv): WorkerDeps['chat'] {
  const { REPORT_WEBHOOK_URL: url, REPORT_WEBHOOK_SECRET: secret } = env;
  if (url === undefined || secret === undefined) return null;
  return { url, secret, allowLoopback: env.REPORT_WEBHOOK_LOOPBACK === 'on' };
}

/** Two job runners, so that a hanging mail server delays only mails. */
async function startRunners(
  pool: Pool,
  deps: WorkerDeps,
  { DATABASE_URL }: WorkerEnv,
  logger: Logger,
): Promise<Pick<Runner, 'addJob' | 'stop'>> {
  const presence = await openWorkerPresence(DATABASE_URL, (error) =>
    logger.warn({ err: error }, 'database connection lost'),
  );
  const tasks = Object.entries(createTasks(deps));
  const isMail = (task: string): boolean => MAIL_TASKS.includes(task);
  const start = async (concurrency: number, wanted: typeof tasks, crontab: string) => {
    const events: WorkerEvents = new EventEmitter();
    const pools: string[] = [];
    events.on('pool:create', ({ workerPool }) => pools.push(workerPool.id));
    const runner = await run({
      pgPool: pool,
      concurrency,
      noHandleSignals: true,
      crontab,
      events,
      taskList: Object.fromEntries(wanted),
      logger: toWorkerLogger(logger),
    });
    for (const id of pools) await presence.add(id);
    return runner;
  };
  const others = tasks.filter(([task]) => !isMail(task));
  const mails = tasks.filter(([task]) => isMail(task));
  const runner = await start(CONCURRENCY, others, CRONTAB);
  const mailRunner = await start(MAIL_CONCURRENCY, mails, '');

  const stopLooking = watchForCrashes(deps.db, systemClock, logger);
  return {
    addJob: runner.addJob,
    async stop() {
      stopLooking();
      await Promise.all([runner.stop(), mailRunner.stop()]);
      await presence.close();
    },
  };
}

/** Adapts the library's log lines. They name jobs by task and number, never by content. */
function toWorkerLogger(logger: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message) => {
    if (level === 'error') logger.error({ source: 'jobs' }, message);
    else if (level === 'warning') logger.warn({ source: 'jobs' }, message);
    else logger.debug({ source: 'jobs' }, message);
  });
}

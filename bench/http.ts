import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import { join } from 'node:path';
import { startApi } from '../apps/api/src/testing/programs/start-api.ts';
import {
  startProcess,
  type RunningProcess,
} from '../apps/api/src/testing/programs/start-process.ts';
import { waitForHttp } from '../apps/api/src/testing/programs/wait-for-http.ts';
import { findFreePort } from '../apps/api/src/testing/programs/free-port.ts';
import { ensureServices, REPOSITORY_ROOT } from '../scripts/services/services.ts';
import type { Bench, Contender, PreparedBench } from './bench.ts';
import { FIND_CARD } from '../apps/api/src/modules/cards/catalogue/queries.ts';
import { startProxy } from './start-proxy.ts';
import { toPgbenchQuery } from './to-pgbench-query.ts';
import { runPgbench } from './pgbench.ts';
import { requireProgram, runWrk } from './wrk.ts';

const GAME = 'gundam';
const POOL_SIZE = 10;
const CLIENTS = 32;
const SECONDS = 2;

/**
 * Reads one row by key over HTTP: our production stack, a minimal Fastify + pg program with the
 * same query and pool, pgbench with as many connections, our stack behind the cluster's proxy, and
 * with separate connections for visitors.
 */
export const httpBench: Bench = async (note) => {
  await requireProgram('wrk', 'wrk');
  await requireProgram('haproxy', 'haproxy');
  await requireProgram('pgbench', 'postgresql-contrib postgresql');
  const services = await ensureServices();
  const database = await createTestDatabase(services.pgAdminUrl);
  const started: RunningProcess[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(started.map((running) => running.stop()));
    await database.drop();
  };

  try {
    const cards = await listCardNumbers(database);
    const env = {
      NODE_ENV: 'production',
      DATABASE_URL: database.url('app'),
      DATABASE_POOL_SIZE: String(POOL_SIZE),
      GAMES_DIR: join(REPOSITORY_ROOT, 'games'),
      SESSION_SECRET: 'bench-bench-bench-bench-bench-bench',
      // High, but enabled, so that requests are counted.
      RATE_LIMIT_PER_MINUTE: '1000000000',
      SHUTDOWN_GRACE_MS: '0',
      ...(services.redisUrl !== null && { REDIS_URL: services.redisUrl }),
    };
    const api = await startApi({ env });
    started.push(api.process);
    // As on a cluster, where visitors' reads have their own connections.
    const readers = await startApi({ env: { ...env, READ_DATABASE_URL: database.url('app') } });
    started.push(readers.process);
    const proxy = await startProxy(api.origin);
    started.push(proxy.process);
    const bare = await startBare(database);
    started.push(bare.process);
    note(`${cards.length} cards, pool of ${POOL_SIZE}, ${CLIENTS} clients`);

    const paths = cards.map((cardno) => `/api/games/${GAME}/cards/${encodeURIComponent(cardno)}`);
    const contenders = [
      wrkContender('api', api.origin, paths),
      wrkContender('proxied', proxy.origin, paths),
      wrkContender('readers', readers.origin, paths),
      wrkContender('fastifyPg', bare.origin, paths),
      pgbenchContender(database, cards[0] ?? ''),
    ];
    for (const contender of contenders) await contender.measure();
    note('warm');
    return { ...PLAN, contenders, close };
  } catch (error) {
    await close();
    throw error;
  }
};

const PLAN: Pick<PreparedBench, 'measureMs' | 'ratios'> = {
  measureMs: SECONDS * 1000 + 200,
  ratios: [
    { name: 'apiToFastifyPg', of: 'api', to: 'fastifyPg', target: 0.6 },
    { name: 'proxiedToApi', of: 'proxied', to: 'api', target: 0.85 },
    { name: 'readersToApi', of: 'readers', to: 'api', target: 0.85 },
    { name: 'apiToPgbench', of: 'api', to: 'pgbench', target: 0.18 },
  ],
};

function wrkContender(name: string, origin: string, paths: string[]): Contender {
  const options = { origin, paths, connections: CLIENTS, seconds: SECONDS };
  return { name, measure: () => runWrk(options) };
}

function pgbenchContender(database: TestDatabase, cardno: string): Contender {
  return {
    name: 'pgbench',
    measure: () =>
      runPgbench({
        databaseUrl: database.url('app'),
        query: toPgbenchQuery(FIND_CARD),
        variables: { game: GAME, cardno },
        connections: POOL_SIZE,
        seconds: SECONDS,
      }),
  };
}

async function startBare(
  database: TestDatabase,
): Promise<{ origin: string; process: RunningProcess }> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const running = startProcess({
    name: 'fastify-pg',
    command: process.execPath,
    args: ['bench/fastify-pg.ts'],
    cwd: REPOSITORY_ROOT,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: database.url('app'),
      POOL_SIZE: String(POOL_SIZE),
      QUERY: FIND_CARD,
    },
  });
  await waitForHttp(`${origin}/ready`, running, 15_000);
  return { origin, process: running };
}

async function listCardNumbers(database: TestDatabase): Promise<string[]> {
  const rows = await database.db
    .selectFrom('cards')
    .select('cardno')
    .where('gameid', '=', GAME)
    .where('published', '=', 1)
    .orderBy('cardno')
    .execute();
  return rows.map(({ cardno }) => cardno);
}

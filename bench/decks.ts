import { join } from 'node:path';
import { encodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { ensureServices, REPOSITORY_ROOT } from '../scripts/services/services.ts';
import { startApi } from '../apps/api/src/testing/programs/start-api.ts';
import {
  type RunningProcess,
  startProcess,
} from '../apps/api/src/testing/programs/start-process.ts';
import { waitForHttp } from '../apps/api/src/testing/programs/wait-for-http.ts';
import { findFreePort } from '../apps/api/src/testing/programs/free-port.ts';
import type { BeginMeasuring } from './bench.ts';
import { type DeckDatabase, FIVE, openDeckDatabase } from './deck-database.ts';
import { readDeckQuery } from './deck-query.ts';
import { measureDeckLists } from './deck-lists.ts';
import { measureDeckViews } from './deck-views.ts';
import { median } from './median.ts';
import type { BenchResult } from './run-rounds.ts';
import { requireProgram, runWrk } from './wrk.ts';

type Note = (line: string) => void;

/** Limits: maximum or minimum. */
const MOST: Record<string, number> = {
  page1000ToPage1: 1.3,
  page1000ToPage1Worst: 1.6,
  emptyFilterToPage1: 1.5,
  // The limit was 15 when reading a deck by key took 0.52 ms. That is 0.15 ms since each game has
  // its own statement.
  nameSearchToKeyLookup: 20,
  fiveMillionToOne: 1.3,
};
const LEAST: Record<string, number> = { readToFastifyPg: 0.8, viewsToHotRow: 20 };

const POOL_SIZE = 10;
const CLIENTS = 32;
const READ_SECONDS = 1;
const READ_ROUNDS = 7;
/**
 * JIT compilation takes several seconds in a large program; until then, reads cost twice as much.
 */
const WARM_SECONDS = 6;
const VIEW_SECONDS = 3;
const VIEW_ROUNDS = 3;
/** Time left for reads and views. */
const AFTER_LISTS_MS = 46_000;

/** Lists, name search, reads and views of millions of decks (see `seed-decks.ts`). */
export async function measureDecks(note: Note, begin: BeginMeasuring): Promise<BenchResult> {
  await requireProgram('wrk', 'wrk');
  await requireProgram('pgbench', 'postgresql-contrib postgresql');
  await requireProgram('redis-benchmark', 'redis-tools');
  const services = await ensureServices();
  if (services.redisUrl === null)
    throw new Error('the views need Redis: apt-get install redis-server');
  const database = await openDeckDatabase(services.pgAdminUrl, note);
  const lists = await measureDeckLists(database, note, begin() - AFTER_LISTS_MS);
  const read = await measureReads(database, services.redisUrl, note);
  const load = { clients: CLIENTS, seconds: VIEW_SECONDS, rounds: VIEW_ROUNDS };
  const views = await measureDeckViews(database, services.redisUrl, load, note);
  const ratios: Record<string, number> = { ...lists, readToFastifyPg: read, viewsToHotRow: views };
  const faults = Object.entries(ratios).filter(
    ([name, value]) => value > (MOST[name] ?? Infinity) || value < (LEAST[name] ?? -Infinity),
  );
  for (const [name, value] of Object.entries(ratios)) {
    const most = name in MOST ? `, at most ${MOST[name]} wanted` : '';
    const least = name in LEAST ? `, at least ${LEAST[name]} wanted` : '';
    note(`${name} ${value.toFixed(3)}${most}${least}`);
  }
  const rounded = Object.entries(ratios).map(([name, value]) => [name, Number(value.toFixed(3))]);
  return {
    ...(Object.fromEntries(rounded) as Record<string, number>),
    decks: database.isFull ? FIVE.full : FIVE.small,
    ok: faults.length === 0,
  };
}

/** One deck by its address: our whole stack, and a minimal program with the same query. */
async function measureReads(database: DeckDatabase, redisUrl: string, note: Note): Promise<number> {
  const { ids, text } = await readDeckQuery(database.url);
  const started: RunningProcess[] = [];
  try {
    const api = await startApi({
      env: {
        NODE_ENV: 'production',
        DATABASE_URL: database.url,
        DATABASE_POOL_SIZE: String(POOL_SIZE),
        REDIS_URL: redisUrl,
        GAMES_DIR: join(REPOSITORY_ROOT, 'games'),
        SESSION_SECRET: 'bench-bench-bench-bench-bench-bench',
        RATE_LIMIT_PER_MINUTE: '1000000000',
        SHUTDOWN_GRACE_MS: '0',
      },
    });
    started.push(api.process);
    const bare = await startBare(database.url, text);
    started.push(bare.process);
    const load = { connections: CLIENTS, seconds: READ_SECONDS };
    const path = (id: string): string => `/api/games/${FIVE.game}/decks/${id}`;
    const ours = { ...load, origin: api.origin, paths: ids.map((id) => path(encodeDeckId(id))) };
    const theirs = { ...load, origin: bare.origin, paths: ids.map(path) };
    for (const side of [ours, theirs]) await runWrk({ ...side, seconds: WARM_SECONDS });
    const ratios: number[] = [];
    for (let round = 0; round < READ_ROUNDS; round += 1) {
      const [first, second] = round % 2 === 0 ? [ours, theirs] : [theirs, ours];
      const rates = [await runWrk(first), await runWrk(second)];
      const [a = 1, b = 1] = round % 2 === 0 ? rates : rates.toReversed();
      ratios.push(a / b);
    }
    note(`reads: ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')} of Fastify + pg`);
    return median(ratios);
  } finally {
    await Promise.all(started.map((running) => running.stop()));
  }
}

async function startBare(
  databaseUrl: string,
  query: string,
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
      DATABASE_URL: databaseUrl,
      POOL_SIZE: String(POOL_SIZE),
      ROUTE: '/api/games/:game/decks/:key',
      QUERY: query,
    },
  });
  await waitForHttp(`${origin}/ready`, running, 15_000);
  return { origin, process: running };
}

import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { withSafeCommits } from '@deckframe/database/roles';
import type { TestDatabase } from '@deckframe/database/testing';
import { findFreePort } from './free-port.ts';
import { startProcess, type RunningProcess } from './start-process.ts';
import { waitForHttp } from './wait-for-http.ts';

const REPOSITORY_ROOT = join(import.meta.dirname, '../../../../..');
const READY_MS = 30_000;
const LOOK_MS = 20;

export type ApiOptions = {
  name?: string;
  port?: number;
  /** The API's settings (see docs/operations.md). Our own environment is not inherited. */
  env: Record<string, string> & { DATABASE_URL: string };
  onLine?: (line: string) => void;
};

export type RunningApi = { origin: string; process: RunningProcess };

/** Session secret of the processes below. */
export const SECRET = 'a secret of processes that proofs start';

/** Settings of both programs in production. */
const PRODUCTION = { NODE_ENV: 'production', GAMES_DIR: join(REPOSITORY_ROOT, 'games') };

/**
 * Starts an API as in production, but without a rate limit, because all clients share an address.
 */
export function startProductionApi(
  database: Pick<TestDatabase, 'url'>,
  env: Record<string, string> = {},
): Promise<RunningApi> {
  return startApi({
    env: {
      ...PRODUCTION,
      LOG_LEVEL: 'error',
      DATABASE_URL: database.url('app'),
      SESSION_SECRET: SECRET,
      RATE_LIMIT_PER_MINUTE: '1000000000',
      SHUTDOWN_GRACE_MS: '0',
      ...env,
    },
  });
}

/** Starts a worker as in production. */
export function startProductionWorker(
  database: Pick<TestDatabase, 'url'>,
  env: Record<string, string> = {},
): RunningProcess {
  return startProcess({
    name: 'worker',
    command: process.execPath,
    args: ['apps/api/src/worker.ts'],
    cwd: REPOSITORY_ROOT,
    env: {
      PATH: process.env['PATH'],
      ...PRODUCTION,
      DATABASE_URL: withSafeCommits(database.url('worker')),
      PUBLIC_URL: 'https://cards.test',
      ...env,
    },
  });
}

/** Polls until the value is as expected; throws after `withinMs`. */
export async function waitFor<T>(
  look: () => Promise<T>,
  isDone: (value: T) => boolean,
  withinMs: number,
): Promise<T> {
  const end = Date.now() + withinMs;
  for (;;) {
    const value = await look();
    if (isDone(value)) return value;
    if (Date.now() > end) throw new Error(`not done within ${withinMs / 1000} s`);
    await delay(LOOK_MS);
  }
}

/** Starts an API process and waits until it is ready. */
export async function startApi(options: ApiOptions): Promise<RunningApi> {
  const port = options.port ?? (await findFreePort());
  const origin = `http://127.0.0.1:${port}`;
  const api = startProcess({
    name: options.name ?? 'api',
    command: process.execPath,
    args: ['apps/api/src/main.ts'],
    cwd: REPOSITORY_ROOT,
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: origin,
      ...options.env,
      // Production refuses a database that confirms before writing to disk.
      DATABASE_URL: withSafeCommits(options.env.DATABASE_URL),
    },
    ...(options.onLine && { onLine: options.onLine }),
  });
  try {
    await waitForHttp(`${origin}/ready`, api, READY_MS);
  } catch (error) {
    await api.stop();
    throw error;
  }
  return { origin, process: api };
}

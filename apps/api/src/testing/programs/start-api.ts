import { join } from 'node:path';
import { withSafeCommits } from '@deckframe/database/roles';
import { findFreePort } from './free-port.ts';
import { startProcess, type RunningProcess } from './start-process.ts';
import { waitForHttp } from './wait-for-http.ts';

const REPOSITORY_ROOT = join(import.meta.dirname, '../../../../..');
const READY_MS = 30_000;

export type ApiOptions = {
  name?: string;
  port?: number;
  /** The API's own settings (see docs/operations.md); nothing of our own environment leaks in. */
  env: Record<string, string> & { DATABASE_URL: string };
  onLine?: (line: string) => void;
};

export type RunningApi = { origin: string; process: RunningProcess };

/** Starts one API process and waits until it says that it is ready. */
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
      // What was compiled once: the next process starts in half the time.
      NODE_COMPILE_CACHE: join(REPOSITORY_ROOT, '.data', 'compiled'),
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: origin,
      ...options.env,
      // Production refuses a database that answers before the disk has it.
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

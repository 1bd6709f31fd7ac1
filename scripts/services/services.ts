import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ensurePostgres,
  isRunning,
  postgresUrl,
  type PostgresState,
  stopPostgres,
} from './postgres-server.ts';
import {
  ensureRedis,
  isRedisRunning,
  redisUrl,
  type RedisState,
  stopRedis,
} from './redis-server.ts';
import { withStartLock } from './start-lock.ts';

export type Services = {
  /** The superuser's URL. It creates roles and databases; the product never uses it. */
  pgAdminUrl: string;
  /** Null if Redis is not installed: the product must work without it. */
  redisUrl: string | null;
};

type State = { postgres: PostgresState; redis: RedisState | null };

export const REPOSITORY_ROOT = join(import.meta.dirname, '..', '..');

/** Starts the missing services of this checkout and reuses running ones. */
export async function ensureServices(
  root = REPOSITORY_ROOT,
  throwawayDir?: string,
): Promise<Services> {
  return withStartLock(lockFile(root), async () => {
    const known = readState(root);
    const postgres = await ensurePostgres(root, known?.postgres, throwawayDir);
    // Written immediately, so that a failing Redis does not lose a running PostgreSQL.
    writeState(root, { postgres, redis: known?.redis ?? null });
    const redis = await ensureRedis(known?.redis ?? null);
    writeState(root, { postgres, redis });
    return toServices({ postgres, redis });
  });
}

/**
 * Stops only what `ensureServices` started for this checkout. Data stays, unless it was temporary.
 */
export async function stopServices(root = REPOSITORY_ROOT): Promise<void> {
  await withStartLock(lockFile(root), async () => {
    const known = readState(root);
    if (known === undefined) return;
    stopPostgres(known.postgres);
    if (known.redis) await stopRedis(known.redis);
  });
}

/** Returns running services without starting any. */
export async function findServices(
  root = REPOSITORY_ROOT,
): Promise<{ postgres: boolean; redis: boolean; services?: Services }> {
  const known = readState(root);
  if (known === undefined) return { postgres: false, redis: false };
  const redis = known.redis !== null && (await isRedisRunning(known.redis));
  return { postgres: isRunning(known.postgres), redis, services: toServices(known) };
}

function toServices(state: State): Services {
  return {
    pgAdminUrl: postgresUrl(state.postgres),
    redisUrl: state.redis && redisUrl(state.redis),
  };
}

function stateFile(root: string): string {
  return join(root, '.data', 'services.json');
}

function lockFile(root: string): string {
  return join(root, '.data', 'services.lock');
}

function readState(root: string): State | undefined {
  try {
    return JSON.parse(readFileSync(stateFile(root), 'utf8')) as State;
  } catch {
    return undefined;
  }
}

function writeState(root: string, state: State): void {
  mkdirSync(join(root, '.data'), { recursive: true });
  writeFileSync(stateFile(root), `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
}

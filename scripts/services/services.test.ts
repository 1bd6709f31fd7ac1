import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureServices, findServices, stopServices } from './services.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'deckframe-services-'));
});

afterEach(async () => {
  await stopServices(root);
  const dataDir = stateOf(root)?.postgres.dataDir;
  if (dataDir?.startsWith('/var/tmp/deckframe-')) {
    rmSync(dirname(dataDir), { recursive: true, force: true });
  }
  rmSync(root, { recursive: true, force: true });
});

function stateOf(dir: string): { postgres: { dataDir: string } } | undefined {
  try {
    return JSON.parse(readFileSync(join(dir, '.data', 'services.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

function answers(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

describe('ensureServices', () => {
  it('starts one set of servers for concurrent callers, reuses it and stops only that', async () => {
    const others = await ensureServices();
    // A private directory. As root, PostgreSQL's user cannot read it, so the data is elsewhere.
    const [first, second] = await Promise.all([ensureServices(root), ensureServices(root)]);
    expect(second).toEqual(first);
    expect(await ensureServices(root)).toEqual(first);
    expect(await answers(first.pgAdminUrl)).toBe(true);
    expect(await findServices(root)).toMatchObject({
      postgres: true,
      redis: first.redisUrl !== null,
    });
    expect(statSync(join(root, '.data', 'services.json')).mode & 0o777).toBe(0o600);

    await stopServices(root);
    expect(await answers(first.pgAdminUrl)).toBe(false);
    expect(await findServices(root)).toMatchObject({ postgres: false, redis: false });
    expect(await answers(others.pgAdminUrl)).toBe(true);
  });

  it('deletes temporary data and keeps persistent data', async () => {
    const throwaway = mkdtempSync(join(tmpdir(), 'deckframe-throwaway-'));
    chmodSync(throwaway, 0o755);
    const { pgAdminUrl } = await ensureServices(root, throwaway);
    // A second call returns the running server.
    expect((await ensureServices(root)).pgAdminUrl).toBe(pgAdminUrl);
    expect(readdirSync(throwaway)).toHaveLength(1);

    await stopServices(root);
    expect(readdirSync(throwaway)).toEqual([]);
    rmSync(throwaway, { recursive: true });
    await ensureServices(root);
    expect(stateOf(root)?.postgres.dataDir.startsWith(throwaway)).toBe(false);
  });

  it('finds a running PostgreSQL again when its state file is lost', async () => {
    chmodSync(root, 0o755);
    const first = await ensureServices(root);
    // Redis is known only through the state file, so it is stopped first.
    await stopServices(root);
    const again = await ensureServices(root);
    expect(new URL(again.pgAdminUrl).password).toBe(new URL(first.pgAdminUrl).password);
    const redis = JSON.parse(readFileSync(join(root, '.data', 'services.json'), 'utf8')).redis;
    if (redis !== null) process.kill(redis.pid, 'SIGTERM');
    rmSync(join(root, '.data', 'services.json'));
    expect((await ensureServices(root)).pgAdminUrl).toBe(again.pgAdminUrl);
  });
});

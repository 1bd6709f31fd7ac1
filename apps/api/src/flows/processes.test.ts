import { randomUUID } from 'node:crypto';
import { createSession, createUser } from '@deckframe/database/scenes';
import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startApiProcess,
  startProgram,
  startRedisServer,
  type ApiProcess,
  type TestProcess,
} from '../testing/processes.ts';
import { findFreePort } from '../testing/programs/free-port.ts';
import { startReadyProxy } from '../testing/ready-proxy.ts';
import { SESSION_SECRET } from '../testing/test-api.ts';

const CARD_PATH = '/api/games/gundam/cards/ST01-001';
/** A low limit that the test can reach. Every caller has its own address. */
const LIMIT = 20;

let database: TestDatabase;
let redis: TestProcess;
let redisPort: number;
let first: ApiProcess;
let second: ApiProcess;
const started: TestProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  redisPort = await findFreePort();
  redis = await startRedis();
  [first, second] = await Promise.all([startApi(), startApi()]);
});
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await Promise.all(started.map((child) => child.exited));
  await database.drop();
});

const startApi = () =>
  startApiProcess(started, {
    DATABASE_URL: database.url('app'),
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    RATE_LIMIT_PER_MINUTE: String(LIMIT),
    TRUST_PROXY: '1',
    // The production value, long enough for a slow proxy.
    SHUTDOWN_GRACE_MS: '5000',
    // A slow Redis is not unavailable: both processes must count exactly.
    REDIS_TIMEOUT_MS: '30000',
  });

async function startRedis(): Promise<TestProcess> {
  const server = startRedisServer(redisPort);
  started.push(server);
  await server.waitForLine('Ready to accept connections');
  return server;
}

let callers = 0;
/** Returns a new caller. */
const nextCaller = () => {
  callers += 1;
  return { 'x-forwarded-for': `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}` };
};
const readCard = (origin: string) => fetch(`${origin}${CARD_PATH}`, { headers: nextCaller() });
const readyOf = async (origin: string) =>
  (await fetch(`${origin}/ready`)).json() as Promise<{ status: string; redis: string }>;

describe('two API processes', () => {
  it("share one database and see each other's writes", async () => {
    const user = await createUser(database.db, { roles: ['Administrator'] });
    const cookie = await createSession(database.db, { userId: user.id, secret: SESSION_SECRET });
    const path = '/api/admin/games/ua/maintenance';
    const headers = { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const state = await fetch(first.origin + path, { headers: { cookie } });
    const { version } = (await state.json()) as { version: number };
    const body = JSON.stringify({ code: 'both', message: 'Locked', version });
    const told = await fetch(first.origin + path, { method: 'PUT', headers, body });
    expect(told.status).toBe(200);
    // The same key at the other process is the same write.
    const again = await fetch(second.origin + path, { method: 'PUT', headers, body });
    expect(await again.json()).toEqual(await told.json());

    const cards = `${second.origin}/api/games/ua/newest-cards`;
    const isSeen = async () => (await fetch(cards, { headers: nextCaller() })).status;
    await expect.poll(isSeen).toBe(423);
    const unlocked = await fetch(`${first.origin}/api/games/ua/maintenance/unlock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...nextCaller() },
      body: '{"code":"both"}',
    });
    const pass = unlocked.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const entered = await fetch(cards, { headers: { cookie: pass, ...nextCaller() } });
    expect(entered.status).toBe(200);
  });

  it('apply a changed game config without a restart', async () => {
    const user = await createUser(database.db, { roles: ['Administrator'] });
    const cookie = await createSession(database.db, { userId: user.id, secret: SESSION_SECRET });
    const path = '/api/admin/games/opcg/config';
    const headers = { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const state = await fetch(first.origin + path, { headers: { cookie } });
    const { version, config } = (await state.json()) as { version: number; config: object };
    const changed = { ...config, gamename: 'Another name' };
    const body = { config: changed, basedOn: version, note: 'renamed', restoredFrom: null };
    const saved = await fetch(first.origin + path, {
      method: 'PUT',
      headers,
      body: JSON.stringify(body),
    });
    expect(saved.status).toBe(200);
    const nameAt = async (origin: string) => {
      const address = `${origin}/v3/opcg/config/game-config.json`;
      const answer = await fetch(address, { headers: nextCaller() });
      return ((await answer.json()) as { gamename: string }).gamename;
    };
    expect(await nameAt(first.origin)).toBe('Another name');
    await expect.poll(() => nameAt(second.origin)).toBe('Another name');
  });

  it('share one exact rate limit', async () => {
    let result = await meetLimit();
    // If the minute ended during the test, it starts over in the next one.
    if (!result.isOneWindow) result = await meetLimit();
    expect(result.statuses).toEqual([...Array(LIMIT).fill(200), ...Array(10).fill(429)]);
    expect(result.retryAfter.every((seconds) => seconds >= 1 && seconds <= 60)).toBe(true);
  });
});

/** Sends requests of one caller to both processes alternately until after the limit. */
async function meetLimit(): Promise<{
  statuses: number[];
  retryAfter: number[];
  isOneWindow: boolean;
}> {
  const headers = nextCaller();
  const statuses: number[] = [];
  const secondsLeft: number[] = [];
  const retryAfter: number[] = [];
  for (let call = 0; call < LIMIT + 10; call += 1) {
    const { origin } = call % 2 === 0 ? first : second;
    const answer = await fetch(`${origin}/api/games`, { headers });
    statuses.push(answer.status);
    secondsLeft.push(Number(/t=(\d+)/.exec(answer.headers.get('ratelimit') ?? '')?.[1]));
    if (answer.status === 429) retryAfter.push(Number(answer.headers.get('retry-after')));
  }
  const isOneWindow = secondsLeft.every((left, index) => left <= (secondsLeft[index - 1] ?? left));
  return { statuses, isOneWindow, retryAfter };
}

describe('Redis', () => {
  it('may fail: reads continue, /ready reports it, and Redis is used again after it returns', async () => {
    const { origin } = first;
    const state = async () => (await readyOf(origin)).redis;
    await expect.poll(state, { timeout: 10_000 }).toBe('up');
    redis.kill('SIGKILL');
    await redis.exited;
    for (let call = 0; call < 20; call += 1) expect((await readCard(origin)).status).toBe(200);
    await expect.poll(state, { timeout: 10_000 }).toBe('degraded');
    expect((await fetch(`${origin}/ready`)).status).toBe(200);
    redis = await startRedis();
    await expect.poll(state, { timeout: 10_000 }).toBe('up');
  });
});

describe('SIGTERM', () => {
  it('stopping one of two processes behind a proxy that follows /ready fails no request', async () => {
    const proxy = await startReadyProxy([first.origin, second.origin]);
    const failures: string[] = [];
    let answered = 0;
    const visits = new AbortController();
    const visit = async (): Promise<void> => {
      while (!visits.signal.aborted) {
        try {
          const answer = await readCard(proxy.origin);
          await answer.arrayBuffer();
          if (answer.status !== 200) failures.push(String(answer.status));
        } catch (error) {
          failures.push((error as Error).message);
        }
        answered += 1;
      }
    };
    const visitors = Array.from({ length: 8 }, visit);
    const servedByFirst = () => proxy.served.get(first.origin);
    await expect.poll(servedByFirst, { timeout: 10_000 }).toBeGreaterThan(50);
    first.child.kill('SIGTERM');
    expect(await first.child.exited).toBe(0);
    const whenGone = answered;
    await expect.poll(() => answered, { timeout: 10_000 }).toBeGreaterThan(whenGone + 200);
    visits.abort();
    await Promise.all(visitors);
    await proxy.close();
    expect(failures).toEqual([]);
  });

  it('first answers 503 on /ready and still serves requests with connection: close', async () => {
    const { origin, child } = second;
    child.kill('SIGTERM');
    await expect.poll(async () => (await readyOf(origin)).status).toBe('draining');
    const answer = await readCard(origin);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('connection')).toBe('close');
    expect(await child.exited).toBe(0);
  });
});

describe('a process with an invalid environment', () => {
  it('exits at once and lists every fault', async () => {
    const child = startProgram('main.ts', { PORT: 'x', DATABASE_URL: 'nothing' });
    started.push(child);
    expect(await child.exited).toBe(1);
    const output = child.lines.join('\n');
    for (const name of ['PORT', 'PUBLIC_URL', 'DATABASE_URL', 'SESSION_SECRET', 'GAMES_DIR']) {
      expect(output).toContain(name);
    }
  });
});

import type { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createManualClock } from '../testing/manual-clock.ts';
import { startRedisServer, type TestProcess } from '../testing/processes.ts';
import { findFreePort } from '../testing/programs/free-port.ts';
import { createLogger } from './logger.ts';
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts';
import { createRedis } from './redis.ts';
import { createRedisCounts, type SharedCounts } from './shared-counts.ts';

const WINDOW_MS = 60_000;
const clock = createManualClock();
let port: number;
let server: TestProcess;
let redis: Redis;

beforeAll(async () => {
  port = await findFreePort();
  server = startRedisServer(port);
  await server.waitForLine('Ready to accept connections');
  // An exact counter must not mistake a slow machine for an unavailable Redis.
  redis = createRedis(`redis://127.0.0.1:${port}`, createLogger('silent'), 30_000);
  await new Promise((resolve) => redis.once('ready', resolve));
});
afterAll(() => {
  redis.disconnect();
  server.kill('SIGKILL');
});

/** Several limiters that share the real Redis. */
function createProcesses(name: string, count: number, limit: number) {
  let questions = 0;
  const shared = createRedisCounts(redis, name, WINDOW_MS);
  const counts: SharedCounts = {
    add(window, entries) {
      questions += 1;
      return shared.add(window, entries);
    },
  };
  const limiters = Array.from({ length: count }, () =>
    createRateLimiter({ limit, windowMs: WINDOW_MS, counts, clock }),
  );
  return { limiters, questions: () => questions };
}

async function countAllowed(limiters: RateLimiter[], calls: number, key = 'caller') {
  let allowed = 0;
  for (let call = 0; call < calls; call += 1) {
    const decision = await limiters[call % limiters.length]?.check(key);
    if (decision?.allowed === true) allowed += 1;
  }
  return allowed;
}

describe('the rate limiter', () => {
  it('is exact over several processes for small and large limits', async () => {
    for (const limit of [1, 5, 60, 1000]) {
      const { limiters } = createProcesses(`exact-${limit}`, 3, limit);
      expect(await countAllowed(limiters, limit + 50)).toBe(limit);
    }
  });

  it('is exact for concurrent calls', async () => {
    const { limiters } = createProcesses('at-once', 2, 40);
    const decisions = await Promise.all(
      Array.from({ length: 100 }, async (_, call) => limiters[call % 2]?.check('caller')),
    );
    expect(decisions.filter((decision) => decision?.allowed)).toHaveLength(40);
  });

  it('rarely asks Redis far from the limit', async () => {
    const { limiters, questions } = createProcesses('cheap', 1, 100_000);
    expect(await countAllowed(limiters, 4000)).toBe(4000);
    expect(questions()).toBe(0);
    await limiters[0]?.synchronise();
    expect(questions()).toBe(1);
  });

  it("learns other processes' counts by the periodic exchange", async () => {
    const { limiters } = createProcesses('ticks', 2, 1000);
    const [first, second] = limiters as [RateLimiter, RateLimiter];
    await countAllowed([first], 40);
    await first.synchronise();
    await second.check('caller');
    await second.synchronise();
    const decision = await second.check('caller');
    expect(decision.remaining).toBe(1000 - 42);
  });

  it('counts each key separately and resets with each window', async () => {
    const { limiters } = createProcesses('windows', 1, 3);
    expect(await countAllowed(limiters, 5, 'a')).toBe(3);
    expect(await countAllowed(limiters, 5, 'b')).toBe(3);
    const refused = await limiters[0]?.check('a');
    expect(refused).toMatchObject({ allowed: false, remaining: 0 });
    clock.advance((refused?.resetSeconds ?? 0) * 1000);
    expect(await countAllowed(limiters, 5, 'a')).toBe(3);
  });

  it('counts alone at half the limit without Redis', async () => {
    const limiter = createRateLimiter({ limit: 10, windowMs: WINDOW_MS, counts: null, clock });
    expect(await countAllowed([limiter], 20)).toBe(5);
    expect(limiter.isShared()).toBe(false);
  });

  it('continues at half the limit when Redis dies and recovers', async () => {
    const { limiters } = createProcesses('dying', 1, 20);
    const [limiter] = limiters as [RateLimiter];
    server.kill('SIGKILL');
    await server.exited;
    expect(await countAllowed(limiters, 40)).toBe(10);
    expect(limiter.isShared()).toBe(false);

    server = startRedisServer(port);
    await server.waitForLine('Ready to accept connections');
    await expect.poll(() => limiter.synchronise().then(() => limiter.isShared())).toBe(true);
    clock.advance(WINDOW_MS);
    expect(await countAllowed(limiters, 40)).toBe(20);
  });
});

import { Redis } from 'ioredis';
import { sql } from 'kysely';
import { createDatabase, type Database } from '@deckframe/database/db';
import { encodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createManualClock } from '../../../testing/manual-clock.ts';
import { startRedisServer, type TestProcess } from '../../../testing/processes.ts';
import { findFreePort } from '../../../testing/programs/free-port.ts';
import { DECKS, type DeckScene, type Member, openDeckScene } from './testing/deck-scene.ts';
import { countDeckViewsJob } from './jobs.ts';
import { BROWSERS_PER_ADDRESS, takeViewBatch } from './redis-views.ts';
import { testConnection } from '@deckframe/database/testing-connection';

const DAY_MS = 86_400_000;
const clock = createManualClock(Date.parse('2026-05-01T10:00:00Z'));
let server: TestProcess;
let redis: Redis;
let worker: Database;
let owner: Member;
let withRedis: DeckScene;
let without: DeckScene;
beforeAll(async () => {
  const port = await findFreePort();
  server = startRedisServer(port);
  await server.waitForLine('Ready to accept connections');
  redis = new Redis(port, '127.0.0.1', { enableOfflineQueue: true, maxRetriesPerRequest: 0 });
  await redis.ping();
  withRedis = await openDeckScene({ redis, clock });
  without = await openDeckScene({ database: withRedis.api.database, clock });
  owner = await withRedis.join();
  worker = createDatabase(testConnection(withRedis.api.database.url('worker'), 2));
});
afterAll(async () => {
  redis.disconnect();
  server.kill('SIGKILL');
  await worker.destroy();
  await without.close();
  await withRedis.close();
});

const flush = () => countDeckViewsJob(worker, ['gundam'], redis);

async function countOf(id: string): Promise<number> {
  const { rows } = await sql<{ id: string; visitorcount: number; version: number }>`
    select id, visitorcount, version from decklists where gameid = 'gundam'`.execute(
    withRedis.api.database.db,
  );
  const row = rows.find((found) => encodeDeckId(found.id) === id);
  expect(row?.version).toBe(1);
  return row?.visitorcount ?? -1;
}

describe.each([
  ['in Redis', () => withRedis],
  ['without Redis', () => without],
])('deck views counted %s', (_, sceneOf) => {
  let id: string;
  beforeEach(async () => {
    id = (await sceneOf().create(owner, { visibility: 'public' })).id;
  });

  /** Returns the visitor's cookie. */
  async function visit(as?: Pick<Member, 'cookie'>, address = '192.0.2.1'): Promise<string> {
    const answer = await sceneOf().api.app.inject({
      method: 'POST',
      url: `${DECKS}/${id}/views`,
      remoteAddress: address,
      headers: as ? { cookie: as.cookie } : {},
    });
    expect(answer.statusCode).toBe(204);
    return String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';
  }

  it('DLIST-07 counts a visitor of a deck once a UTC day, and reading does not count', async () => {
    const member = await sceneOf().join();
    await visit(member);
    await visit(member);
    await visit(owner);
    const cookie = await visit();
    expect(cookie).toMatch(/^deckframe\.visitor=/);
    await visit({ cookie });
    await visit(undefined, '192.0.2.1');
    await sceneOf().send('GET', `${DECKS}/${id}`);
    await flush();
    expect(await countOf(id)).toBe(3);
    await flush();
    expect(await countOf(id)).toBe(3);
    clock.advance(DAY_MS);
    await visit(member);
    await visit({ cookie });
    await visit({ cookie }, '198.51.100.7');
    await visit(undefined, '198.51.100.7');
    await flush();
    expect(await countOf(id)).toBe(6);
  });

  it('cookies collected a day before do not count as new visitors from one address', async () => {
    const cookies: string[] = [];
    for (let made = 0; made < BROWSERS_PER_ADDRESS + 5; made += 1) cookies.push(await visit());
    clock.advance(DAY_MS);
    for (const cookie of [...cookies, ...cookies]) await visit({ cookie });
    await flush();
    expect(await countOf(id)).toBe(1 + BROWSERS_PER_ADDRESS);
    // Other addresses still count.
    await visit(undefined, '198.51.100.9');
    await flush();
    expect(await countOf(id)).toBe(2 + BROWSERS_PER_ADDRESS);
  });

  it('a forged cookie is not a separate visitor', async () => {
    await visit({ cookie: 'deckframe.visitor=a%2F2020-01-01.AAAA' });
    await visit({ cookie: 'deckframe.visitor=b%2F2020-01-01.AAAA' });
    await flush();
    expect(await countOf(id)).toBe(1);
  });

  it("another member's private deck has no visitors", async () => {
    const hidden = await sceneOf().create(owner);
    const answer = await sceneOf().send('POST', `${DECKS}/${hidden.id}/views`, {
      as: await sceneOf().join(),
    });
    expect(answer.statusCode).toBe(404);
  });

  it('a hundred concurrent visitors count as a hundred', async () => {
    const addresses = Array.from({ length: 100 }, (__, index) => `192.0.2.${index + 1}`);
    await Promise.all(addresses.map((address) => visit(undefined, address)));
    await flush();
    expect(await countOf(id)).toBe(100);
  });
});

it('a worker that died after writing a batch does not write it twice', async () => {
  const { id } = await withRedis.create(owner, { visibility: 'public' });
  await withRedis.send('POST', `${DECKS}/${id}/views`);
  const batch = await takeViewBatch(redis, 'left-behind');
  expect(batch?.counts).toHaveLength(1);
  await flush();
  expect(await countOf(id)).toBe(1);
  // Simulates a batch left by a crash.
  await redis.hset('views:batch', {
    id: 'left-behind',
    [`gundam/${batch?.counts[0]?.deckId ?? ''}`]: 1,
  });
  await flush();
  expect(await countOf(id)).toBe(1);
  expect(await redis.exists('views:batch')).toBe(0);
});

it('when Redis dies the next view is stored as a row', async () => {
  const { id } = await withRedis.create(owner, { visibility: 'public' });
  server.kill('SIGKILL');
  await server.exited;
  const answer = await withRedis.send('POST', `${DECKS}/${id}/views`);
  expect(answer.statusCode).toBe(204);
  await flush();
  expect(await countOf(id)).toBe(1);
});

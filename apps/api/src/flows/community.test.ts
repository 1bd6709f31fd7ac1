import { randomUUID } from 'node:crypto';
import { createSession, createUser } from '@deckframe/database/scenes';
import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import { encodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { isLargeProof, proofSize } from '@deckframe/domain/proof-size.test-support';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findWrongCounters } from '../testing/community-counters.ts';
import { startApiProcess, startRedisServer, type TestProcess } from '../testing/processes.ts';
import { findFreePort } from '../testing/programs/free-port.ts';
import { SESSION_SECRET } from '../testing/test-api.ts';

/** `PROOF_SIZE=20 npx vitest run …` runs twenty rounds. */
const ROUNDS = proofSize(2);
const CALLERS = isLargeProof ? 50 : 10;
const DECK = '019a0000-0000-7000-8000-00000000aaaa';
const DECK_PATH = `/api/games/gundam/decks/${encodeDeckId(DECK)}`;

let database: TestDatabase;
let redis: TestProcess;
let origins: [string, string];
let callers: { id: number; cookie: string }[];
const started: TestProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const redisPort = await findFreePort();
  redis = startRedisServer(redisPort);
  started.push(redis);
  await redis.waitForLine('Ready to accept connections');
  origins = await Promise.all([startApi(redisPort), startApi(redisPort)]);
  callers = [];
  for (let place = 0; place < CALLERS; place += 1) {
    const { id } = await createUser(database.db, {});
    const cookie = await createSession(database.db, { userId: id, secret: SESSION_SECRET });
    callers.push({ id, cookie });
  }
  const owner = await createUser(database.db, {});
  await database.db
    .insertInto('decklists')
    .values({ gameid: 'gundam', id: DECK, user_id: owner.id, decklist_name: 'D', visibility: 1 })
    .execute();
});
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await Promise.all(started.map((child) => child.exited));
  await database.drop();
});

async function startApi(redisPort: number): Promise<string> {
  const { origin } = await startApiProcess(started, {
    DATABASE_URL: database.url('app'),
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    RATE_LIMIT_PER_MINUTE: '1000000',
    DECK_SAVES_PER_MINUTE: '1000000',
  });
  return origin;
}

async function call(
  place: number,
  method: string,
  path: string,
  body?: object,
  process = place % 2,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const origin = origins[process === 0 ? 0 : 1];
  const request = {
    method,
    headers: {
      cookie: callers[place]?.cookie ?? '',
      'idempotency-key': randomUUID(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  let answer = await fetch(origin + path, request);
  // Retries with the same key after a lock time-out, as clients do.
  for (let again = 0; answer.status === 503 && again < 50; again += 1) {
    answer = await fetch(origin + path, request);
  }
  const text = await answer.text();
  return {
    status: answer.status,
    body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
  };
}

const resetLimits = () => sql`truncate rate_limits`.execute(database.db);

async function inRounds(action: (place: number, round: number) => Promise<unknown>): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await resetLimits();
    await Promise.all(callers.map((_, place) => action(place, round)));
  }
}

describe('concurrent writes through two processes keep every counter equal to its rows and pay once', () => {
  it('like and unlike', async () => {
    await inRounds(async (place) => {
      const both = [0, 1].map((process) =>
        call(place, 'PUT', `${DECK_PATH}/like`, undefined, process),
      );
      const statuses = (await Promise.all(both)).map(({ status }) => status);
      expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
      if (place % 2 === 0) await call(place, 'DELETE', `${DECK_PATH}/like`);
    });
    expect(await findWrongCounters(database.db)).toEqual([]);
  });

  it('rate', async () => {
    await inRounds(async (place, round) => {
      const rating = 1 + ((place + round) % 5);
      const both = [0, 1].map((process) =>
        call(place, 'PUT', '/api/games/gundam/cards/ST01-001/rating', { rating }, process),
      );
      for (const { status } of await Promise.all(both)) expect(status).toBe(200);
    });
    expect(await findWrongCounters(database.db)).toEqual([]);
  });

  it('comment and delete', async () => {
    await inRounds(async (place) => {
      const path = `/api/games/gundam/comments/deck/${encodeDeckId(DECK)}`;
      const { body } = await call(place, 'POST', path, { text: 'Hello' });
      const { id } = body['comment'] as { id: string };
      if (place % 2 === 0) await call(place, 'DELETE', `/api/comments/${id}`);
    });
    expect(await findWrongCounters(database.db)).toEqual([]);
  });

  it('follow each other', async () => {
    await inRounds(async (place, round) => {
      const other = callers[(place + 1 + round) % CALLERS];
      const { status } = await call(place, 'PUT', `/api/users/${other?.id}/follow`);
      expect(status).toBe(200);
      if (place % 3 === 0) await call(place, 'DELETE', `/api/users/${other?.id}/follow`);
    });
    expect(await findWrongCounters(database.db)).toEqual([]);
  });

  it('claim: each stored result goes to exactly one of many requests', async () => {
    const result = { action: 'cardRating', levelUp: false, oldLevel: 1, newLevel: 1 };
    const member = callers[0]?.id ?? 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const stored = Array.from({ length: 5 }, (_, place) => ({
        ...result,
        expAwarded: 100,
        expTotal: place,
        cooldownMessage: null,
      }));
      await database.db
        .insertInto('temp_exp_results')
        .values(stored.map((value) => ({ user_id: member, exp_data: JSON.stringify(value) })))
        .execute();
      const answers = await Promise.all(
        callers.map((_, place) => call(0, 'POST', '/api/me/exp-results', undefined, place % 2)),
      );
      const totals = answers.flatMap(({ body }) => body['exp'] as { expTotal: number }[]);
      expect(totals.map(({ expTotal }) => expTotal).toSorted((a, b) => a - b)).toEqual([
        0, 1, 2, 3, 4,
      ]);
    }
  });

  it('saving the same list concurrently pays once', async () => {
    const cards = await database.db
      .selectFrom('cards')
      .select('cardno')
      .where('gameid', '=', 'gundam')
      .where('mainalternate', 'is distinct from', false)
      .orderBy('cardno')
      .limit(50)
      .execute();
    const decklistContent = cards.map(({ cardno }) => `1 x ${cardno}`).join('\n');
    const body = { name: 'Race', decklistContent, visibility: 'public' };
    for (let round = 0; round < ROUNDS; round += 1) {
      await resetLimits();
      const saves = await Promise.all(
        [0, 1, 0, 1].map((process) => call(1, 'POST', '/api/games/gundam/decks', body, process)),
      );
      for (const save of saves) expect(save).toMatchObject({ status: 200 });
    }
    const paid = await database.db
      .selectFrom('exp_events')
      .select(['kind'])
      .where('user_id', '=', callers[1]?.id ?? 0)
      .where('kind', 'in', ['deckCreation', 'deckPublication'])
      .execute();
    const creations = paid.filter(({ kind }) => kind === 'deckCreation');
    expect(creations).toHaveLength(1);
    // A second deck with the same list is a near copy: published but not paid.
    expect(paid.length - creations.length).toBe(1);
    expect(await findWrongCounters(database.db)).toEqual([]);
  });
});

describe('live hints', () => {
  it('a like at one process reaches a listener at the other; losing Redis ends the stream', async () => {
    const listening = await fetch(`${origins[0]}/api/live?game=gundam&deck=${encodeDeckId(DECK)}`);
    expect(listening.headers.get('content-type')).toContain('text/event-stream');
    const reader = (listening.body ?? new ReadableStream<Uint8Array>()).getReader();
    const decoder = new TextDecoder();
    let text = '';
    const readUntil = async (wanted: string) => {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return false;
        text += decoder.decode(value, { stream: true });
        if (text.includes(wanted)) return true;
      }
    };
    expect((await call(3, 'DELETE', `${DECK_PATH}/like`, undefined, 1)).status).toBe(200);
    expect(await readUntil(`{"type":"like","topic":"deck/gundam/${DECK}"}`)).toBe(true);

    redis.kill('SIGKILL');
    expect(await readUntil('never said')).toBe(false);
    const status = async () => (await fetch(`${origins[0]}/api/live`)).status;
    await expect.poll(status).toBe(503);
    await resetLimits();
    expect((await call(3, 'PUT', `${DECK_PATH}/like`)).status).toBe(200);
  });
});

describe('a planted counter that reads and then writes', () => {
  it('is found by the same check', async () => {
    await sql`alter table likes disable trigger likes_count`.execute(database.db);
    await sql`truncate likes`.execute(database.db);
    await sql`update deck_counts set like_count = 0`.execute(database.db);
    expect(await findWrongCounters(database.db)).toEqual([]);
    await Promise.all(
      callers.map(async ({ id }) => {
        const { like_count: seen } = await database.db
          .selectFrom('deck_counts')
          .select('like_count')
          .where('deck_id', '=', DECK)
          .executeTakeFirstOrThrow();
        await database.db
          .insertInto('likes')
          .values({ user_id: id, content_type: 'deck', content_id: DECK, gameid: 'gundam' })
          .execute();
        await database.db
          .updateTable('deck_counts')
          .set({ like_count: seen + 1 })
          .where('deck_id', '=', DECK)
          .execute();
      }),
    );
    expect(await findWrongCounters(database.db)).toContain('likes of decks: 1');
  });
});

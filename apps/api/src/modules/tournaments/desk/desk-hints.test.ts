import { Redis } from 'ioredis';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createMember, type Member } from '../../../testing/member.ts';
import { startRedisServer, type TestProcess } from '../../../testing/processes.ts';
import { findFreePort } from '../../../testing/programs/free-port.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { addTournament, joinDesk, urlOf } from '../../../testing/tournament-scene.ts';
import { STRUCTURE } from '../../../testing/tournament-structure.ts';

/** `HINT_STREAMS=2000` tests a large event. */
const STREAMS = Number(process.env['HINT_STREAMS'] ?? 40);
const PER_MEMBER = 10;
let server: TestProcess;
let redis: Redis;
let apis: TestApi[];
let origins: string[];

beforeAll(async () => {
  const port = await findFreePort();
  server = startRedisServer(port);
  await server.waitForLine('Ready to accept connections');
  redis = new Redis(port, '127.0.0.1', { enableOfflineQueue: true, maxRetriesPerRequest: 0 });
  await redis.ping();
  const first = await createTestApi({ redis });
  apis = [first, await createTestApi({ redis, database: first.database })];
  origins = [];
  for (const { app } of apis) origins.push(await app.listen({ port: 0, host: '127.0.0.1' }));
  // Streams are refused until Redis is connected.
  for (const origin of origins) await vi.waitUntil(() => canListen(origin), { timeout: 30_000 });
});
afterAll(async () => {
  redis.disconnect();
  server.kill('SIGKILL');
  for (const api of apis.toReversed()) await api.close();
});

async function canListen(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/api/live?game=gundam`);
  await answer.body?.cancel();
  return answer.ok;
}

async function listen(origin: string, event: string, cookie: string) {
  const address = `${origin}/api/live?game=gundam&tournament=${event}`;
  const answer = await fetch(address, { headers: { cookie } });
  expect(answer.status).toBe(200);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  return async (): Promise<string> => {
    for (let text = ''; ;) {
      const part = await reader?.read();
      text += part?.value ?? '';
      const hint = /data: (.*"tournament".*)/.exec(text)?.[1];
      if (hint !== undefined || part?.done !== false) return hint ?? '';
    }
  };
}

it('an entry reaches every open stream of two processes with its number only', async () => {
  const [api] = apis;
  if (!api) throw new Error('no API');
  const organiser = await createMember(api);
  const event = await addTournament(api, organiser);
  const desk = await joinDesk(organiser, urlOf(event));
  const members: Member[] = [];
  for (let made = 0; made < STREAMS / PER_MEMBER; made++) members.push(await createMember(api));
  const readers = await Promise.all(
    Array.from({ length: STREAMS }, (_, index) =>
      listen(
        origins[index % 2] ?? '',
        event,
        members[Math.floor(index / PER_MEMBER)]?.cookie ?? '',
      ),
    ),
  );
  const started = performance.now();
  const told = Promise.all(readers.map((read) => read()));
  await desk.send({ kind: 'start', structure: STRUCTURE, seed: 1 });
  const hint = JSON.stringify({
    type: 'tournament',
    topic: `tournament/gundam/${event}`,
    seq: 1,
  });
  expect(new Set(await told)).toEqual(new Set([hint]));
  if (STREAMS > 100)
    process.stdout.write(`${STREAMS} streams: ${Math.round(performance.now() - started)} ms\n`);
});

it('registrations and withdrawals before the start reach the desk', async () => {
  const [api] = apis;
  if (!api) throw new Error('no API');
  const organiser = await createMember(api);
  const event = await addTournament(api, organiser);
  await sql`update tournaments set list_required = false,
      start_date = start_date + interval '1 day',
      registration_deadline = registration_deadline + interval '1 day'
    where id = ${event}::uuid`.execute(api.database.db);
  const player = await createMember(api);
  const hint = JSON.stringify({ type: 'tournament', topic: `tournament/gundam/${event}` });
  const entries = `/api/games/gundam/tournaments/${event}/registrations`;
  for (const [method, url, body] of [
    ['POST', entries, { deckId: null }],
    ['DELETE', `${entries}/me`, undefined],
  ] as const) {
    const read = await listen(origins[1] ?? '', event, organiser.cookie);
    const told = read();
    expect((await player.call(method, url, body)).statusCode).toBeLessThan(300);
    expect(await told).toBe(hint);
  }
});

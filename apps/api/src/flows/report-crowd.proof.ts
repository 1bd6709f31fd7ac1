import { randomUUID } from 'node:crypto';
import { createSession, createUser } from '@deckframe/database/scenes';
import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import { proofSize } from '@deckframe/domain/proof-size.test-support';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMember } from '../testing/member.ts';
import { startApiProcess, type ApiProcess, type TestProcess } from '../testing/processes.ts';
import { createTestApi, SESSION_SECRET, type TestApi } from '../testing/test-api.ts';
import { addEntry, addTournament } from '../testing/tournament-row.ts';
import { joinDesk, urlOf, won } from '../testing/tournament-scene.ts';
import { STRUCTURE } from '../testing/tournament-structure.ts';

/** `npm run prove -- report-crowd` uses 1,980. */
const PLAYERS = proofSize(120);
const RETRIES = 2;

let database: TestDatabase;
let api: TestApi;
let processes: ApiProcess[];
let url: string;
let event: string;
const started: TestProcess[] = [];

type Seated = { cookie: string; player: string; table: number; side: 'a' | 'b' };
let seated: Seated[];

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createTestApi({ database });
  const organiser = await createMember(api);
  event = await addTournament(database.db, {
    organizerId: organiser.id,
    maxPlayers: PLAYERS,
    status: 'open',
  });
  url = urlOf(event);
  seated = [];
  for (let place = 0; place < PLAYERS; place += 1) {
    const { id } = await createUser(database.db, {});
    const cookie = await createSession(database.db, { userId: id, secret: SESSION_SECRET });
    const player = await addEntry(database.db, event, { userId: id, name: `Player ${place}` });
    seated.push({ cookie, player, table: (place >> 1) + 1, side: place % 2 === 0 ? 'a' : 'b' });
  }
  const desk = await joinDesk(organiser, url);
  const pairs = Array.from({ length: PLAYERS / 2 }, (_, table): [string, string] => [
    seated[2 * table]?.player ?? '',
    seated[2 * table + 1]?.player ?? '',
  ]);
  const commands = [
    { kind: 'start', structure: STRUCTURE, seed: 3 } as const,
    ...seated.flatMap(({ player }) => [
      { kind: 'enter', player, name: null } as const,
      { kind: 'checkIn', player } as const,
    ]),
    { kind: 'lease', from: null } as const,
    { kind: 'pair', round: 1, phase: 0, pairs, byes: [] } as const,
  ];
  for (let from = 0; from < commands.length; from += 200) {
    await desk.send(...commands.slice(from, from + 200));
  }
  const env = { DATABASE_URL: database.url('app'), RATE_LIMIT_PER_MINUTE: '1000000' };
  const start = () => startApiProcess(started, env);
  processes = [await start(), await start()];
});
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await Promise.all(started.map((child) => child.exited));
  await api.close();
  await database.drop();
});

const originOf = (place: number): string => processes[place % processes.length]?.origin ?? '';

async function report(
  { cookie, table, side }: Seated,
  key: string,
  at: number,
  winner: 'a' | 'b' = 'a',
): Promise<number> {
  const answer = await fetch(`${originOf(at)}${url}/matches/1/${table}/report`, {
    method: 'POST',
    headers: { cookie, 'idempotency-key': key, 'content-type': 'application/json' },
    body: JSON.stringify({ result: won(winner) }),
  });
  const body = (await answer.json()) as { side?: string };
  // A player must get the answer to their own report.
  return answer.status === 200 && body.side !== side ? 0 : answer.status;
}

/** Returns the number of retries. Each goes to the other process with the same key. */
async function reportUntilTaken(one: Seated, place: number): Promise<number> {
  const key = randomUUID();
  for (let attempt = 0; attempt <= RETRIES; attempt += 1) {
    if ((await report(one, key, place + attempt)) === 200) return attempt;
  }
  return Number.POSITIVE_INFINITY;
}

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const begun = performance.now();
  const value = await work();
  return { ms: performance.now() - begun, value };
}

it('two processes accept the reports of a whole round once each, about as fast as reads', async () => {
  const read = (one: Seated, place: number) =>
    fetch(`${originOf(place)}${url}/my-match`, { headers: { cookie: one.cookie } }).then(
      async (answer) => {
        await answer.json();
        return answer.status;
      },
    );
  await Promise.all(seated.slice(0, 2).map(read));
  const reads = await timed(() => Promise.all(seated.map(read)));
  const sent = await timed(() => Promise.all(seated.map(reportUntilTaken)));
  const ratio = sent.ms / reads.ms;
  process.stdout.write(
    `${PLAYERS} reports: ${Math.round(sent.ms)} ms, reads: ${Math.round(reads.ms)} ms, ratio ${ratio.toFixed(2)}\n`,
  );
  expect(sent.value.filter((retries) => retries > RETRIES)).toEqual([]);
  expect(ratio).toBeLessThanOrEqual(1.5);

  const { rows } = await sql<{ reports: number; authors: number; decided: number; last: number }>`
    select count(*)::integer as reports, count(distinct by_user_id)::integer as authors,
      (select count(*)::integer from tournament_matches
        where tournament_id = ${event} and result is not null) as decided,
      (select max(seq) - count(*) from tournament_log where tournament_id = ${event})::integer as last
    from tournament_log where tournament_id = ${event} and kind = 'report'`.execute(database.db);
  expect(rows).toEqual([{ reports: PLAYERS, authors: PLAYERS, decided: PLAYERS / 2, last: 0 }]);
});

it('reports in a batch are validated separately and keep their own idempotency keys', async () => {
  const [first, second] = seated as [Seated, Seated];
  const [refused, repeated] = [randomUUID(), randomUUID()];
  const answers = await Promise.all([
    report(first, randomUUID(), 0),
    report(second, refused, 0, 'b'),
    report({ ...first, table: 2 }, randomUUID(), 0),
    report(first, repeated, 0),
    report(first, repeated, 0),
  ]);
  // The match is decided, so only the same result is accepted.
  expect(answers).toEqual([200, 409, 403, 200, 200]);
  // A key that was used for another result. Requests sent at once may arrive in any order.
  expect(await report(first, repeated, 0, 'b')).toBe(422);
  const { rows } = await sql<{ key: string }>`select key from idempotency_keys
    where key in (${refused}, ${repeated})`.execute(database.db);
  expect(rows).toEqual([{ key: repeated }]);
});

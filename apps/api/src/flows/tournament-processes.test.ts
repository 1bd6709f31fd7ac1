import { randomUUID } from 'node:crypto';
import { createSession, createUser } from '@deckframe/database/scenes';
import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApiProcess, type ApiProcess, type TestProcess } from '../testing/processes.ts';
import { SESSION_SECRET } from '../testing/test-api.ts';
import { addTournament } from '../testing/tournament-row.ts';

const TOURNAMENTS = '/api/games/gundam/tournaments';
/** Advisory lock held by the test, on which an inserted entry waits. */
const STALL = 4711;

let database: TestDatabase;
let callers: { id: number; cookie: string }[];
let survivor: ApiProcess;
const started: TestProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  callers = [];
  for (let place = 0; place < 5; place += 1) {
    const { id } = await createUser(database.db, {});
    const cookie = await createSession(database.db, { userId: id, secret: SESSION_SECRET });
    callers.push({ id, cookie });
  }
  // Without the lock time-out, so that the entry waits until its process is killed.
  await sql`create function stall() returns trigger language plpgsql set lock_timeout = 0 as
    'begin perform pg_advisory_xact_lock(4711); return new; end'`.execute(database.db);
  await sql`create trigger stall after insert on tournament_registrations
    for each row execute function stall()`.execute(database.db);
  survivor = await startApi();
});
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await Promise.all(started.map((child) => child.exited));
  await database.drop();
});

const startApi = () => startApiProcess(started, { DATABASE_URL: database.url('app') });

type Sent = { cookie: string; key: string; path: string; body: object };

const send = async (origin: string, { cookie, key, path, body }: Sent): Promise<Response> =>
  fetch(origin + path, {
    method: 'POST',
    headers: { cookie, 'idempotency-key': key, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const countStalled = async (): Promise<number> => {
  const { rows } = await sql`select from pg_locks
    where locktype = 'advisory' and objid = ${STALL} and not granted`.execute(database.db);
  return rows.length;
};

/** Counts open API transactions. PostgreSQL notices a killed one a little later. */
const countOpen = async (): Promise<number> => {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and application_name = 'deckframe-api'
      and state <> 'idle'`.execute(database.db);
  return rows.length;
};

/** Sends requests to one process, kills it before the commit, and repeats them at another. */
async function killBetween(all: readonly Sent[]): Promise<Response[]> {
  const first = await startApi();
  await database.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${STALL})`.execute(trx);
    const lost = Promise.allSettled(all.map(async (sent) => send(first.origin, sent)));
    await expect.poll(countStalled, { timeout: 10_000 }).toBe(1);
    first.child.kill('SIGKILL');
    await first.child.exited;
    const ends = await lost;
    expect(ends.map(({ status }) => status)).toEqual(all.map(() => 'rejected'));
  });
  await expect.poll(countOpen).toBe(0);
  const answers: Response[] = [];
  for (const sent of all) answers.push(await send(survivor.origin, sent));
  return answers;
}

it('killing a process during registrations leaves no partial or double entry', async () => {
  const organizerId = callers[0]?.id ?? 0;
  const id = await addTournament(database.db, { organizerId, maxPlayers: 3 });
  const path = `${TOURNAMENTS}/${id}/registrations`;
  const all = callers.map(({ cookie }) => ({
    cookie,
    key: randomUUID(),
    path,
    body: { deckId: null },
  }));
  const answers = await killBetween(all);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const { rows } = await sql<{ status: string; members: number; count: number }>`
      select status, count(distinct user_id)::integer as members, count(*)::integer as count
      from tournament_registrations where tournament_id = ${id}
      group by status order by status`.execute(database.db);
  expect(rows).toEqual([
    { status: 'registered', members: 3, count: 3 },
    { status: 'waiting', members: 2, count: 2 },
  ]);
});

it('an import killed halfway stores nothing and succeeds when sent again', async () => {
  const organizerId = callers[0]?.id ?? 0;
  await addTournament(database.db, { organizerId, status: 'finished' });
  const document = JSON.stringify({
    deckframeEvent: 1,
    name: 'Seaside cup',
    format: 'Standard',
    day: '2025-05-02',
    timeZone: 'Europe/Berlin',
    mode: 'venue',
    players: ['Anna', 'Bo', 'Cleo'].map((name, at) => ({ place: at + 1, name, points: 9 - at })),
  });
  const [answer] = await killBetween([
    {
      cookie: callers[0]?.cookie ?? '',
      key: randomUUID(),
      path: '/api/games/gundam/tournament-imports',
      body: { checkOnly: false, file: { kind: 'json', document } },
    },
  ]);
  expect(answer?.status).toBe(200);
  const { rows } = await sql<{ events: number; players: number }>`
      select count(distinct event.id)::integer as events, count(entry.id)::integer as players
      from tournaments as event join tournament_registrations as entry
        on entry.gameid = event.gameid and entry.tournament_id = event.id
      where event.source = 'imported'`.execute(database.db);
  expect(rows).toEqual([{ events: 1, players: 3 }]);
});

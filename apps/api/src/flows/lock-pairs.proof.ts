import { isLargeProof, proofSeed, proofSize } from '@deckframe/domain/proof-size.test-support';
import { seededNumbers } from '@deckframe/domain/tournaments/draw';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { AppServices } from '../app-services.ts';
import type { App } from '../app-types.ts';
import { createDeckRow, createMember, type Member } from '../testing/member.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { collect, MINE, proposeTo, THEIRS } from '../testing/trade-scene.ts';

/** Two members write rows of each other concurrently. docs/writes.md has the lock order. */

let api: TestApi;
let one: Side;
let other: Side;

type Side = { member: Member; deck: string };
type Write = (me: Side, them: Side) => Promise<{ statusCode: number }>;

const GAME = '/api/games/gundam';
const onDeck =
  (method: 'DELETE' | 'POST' | 'PUT', path: string, body?: object): Write =>
  (me, them) =>
    me.member.call(method, `${GAME}/decks/${them.deck}/${path}`, body);

/** Writes by members on each other's rows and on shared rows. */
const WRITES: Readonly<Record<string, Write>> = {
  like: onDeck('PUT', 'like'),
  unlike: onDeck('DELETE', 'like'),
  bookmark: onDeck('PUT', 'bookmark'),
  duplicate: onDeck('POST', 'duplicate', {}),
  comment: (me, them) =>
    me.member.call('POST', `${GAME}/comments/deck/${them.deck}`, { text: 'Well built' }),
  follow: (me, them) => me.member.call('PUT', `/api/users/${them.member.id}/follow`),
  unfollow: (me, them) => me.member.call('DELETE', `/api/users/${them.member.id}/follow`),
  block: (me, them) => me.member.call('PUT', `/api/me/blocks/${them.member.id}`),
  unblock: (me, them) => me.member.call('DELETE', `/api/me/blocks/${them.member.id}`),
  report: (me, them) =>
    me.member.call('POST', '/api/reports', {
      contentType: 'deck',
      contentId: them.deck,
      game: 'gundam',
      reason: 'Spam',
    }),
  trade: (me, them) => proposeTo(me.member, them.member),
  collect: ({ member }) =>
    member.call('POST', `${GAME}/my-collection/changes`, {
      collection: 0,
      changes: [{ cardno: THEIRS, wanted: true }],
    }),
  rate: ({ member }) => member.call('PUT', `${GAME}/cards/${MINE}/rating`, { rating: 4 }),
  staple: ({ member }) => member.call('PUT', `${GAME}/cards/${MINE}/staple`),
  hide: ({ member, deck }) =>
    member.call('PUT', `${GAME}/decks/${deck}/visibility`, { visibility: 'public' }),
  profile: ({ member }) => member.call('PATCH', '/api/me/profile', {}),
};

/** Two handlers that lock two members in opposite order. */
function plantFault(app: App, { memberWrite }: AppServices): void {
  for (const [path, order] of [
    ['up', 'asc'],
    ['down', 'desc'],
  ] as const) {
    app.post(
      `/api/planted/${path}`,
      {
        config: { policy: 'community.take-part' },
        schema: { body: z.strictObject({ members: z.array(z.string().max(20)).max(2) }) },
      },
      (request) =>
        memberWrite(request, async ({ db }) => {
          const ids = request.body.members.map(Number).toSorted((a, b) => a - b);
          for (const id of order === 'asc' ? ids : ids.toReversed()) {
            await sql`select pg_sleep(0.05) from decklists where user_id = ${id}
              for no key update`.execute(db);
          }
          return {};
        }),
    );
  }
}

beforeAll(async () => {
  api = await createTestApi({ isPatient: true, addRoutes: plantFault });
  await sql`create table lock_notes (route text, relation text)`.execute(api.database.db);
  await sql`create function note_locks() returns trigger language plpgsql security definer as $$
    begin
      insert into public.lock_notes select new.route, relation::regclass::text from pg_locks
      where pid = pg_backend_pid() and locktype = 'relation'
        and mode in ('RowShareLock', 'RowExclusiveLock');
      return null;
    end $$`.execute(api.database.db);
  await sql`create constraint trigger note_locks after insert or update on idempotency_keys
    deferrable initially deferred for each row execute function note_locks()`.execute(
    api.database.db,
  );
});
afterAll(() => api.close());

async function createSide(): Promise<Side> {
  const member = await createMember(api);
  const { shownId: deck } = await createDeckRow(api, { userId: member.id });
  await collect(member, [
    { cardno: MINE, from: 0, to: 3, trading: true },
    { cardno: THEIRS, from: 0, to: 3, trading: true },
  ]);
  return { member, deck };
}

beforeEach(async () => {
  [one, other] = [await createSide(), await createSide()];
});

async function countDeadlocks(): Promise<number> {
  await sql`select pg_stat_clear_snapshot(), pg_stat_force_next_flush()`.execute(api.database.db);
  const { rows } = await sql<{ deadlocks: number }>`select deadlocks::integer as deadlocks
    from pg_stat_database where datname = current_database()`.execute(api.database.db);
  return rows[0]?.deadlocks ?? 0;
}

/** Returns the tables in which a write locked rows. */
async function listLocked(write: Write): Promise<Set<string>> {
  await sql`truncate lock_notes`.execute(api.database.db);
  await write(one, other);
  const { rows } = await sql<{ relation: string }>`select distinct relation
    from lock_notes where relation not in ('idempotency_keys', 'lock_notes')`.execute(
    api.database.db,
  );
  return new Set(rows.map(({ relation }) => relation));
}

/** Returns pairs of writes that lock a common table. */
async function listPairs(): Promise<[string, string][]> {
  const locked = new Map<string, Set<string>>();
  for (const [name, write] of Object.entries(WRITES)) locked.set(name, await listLocked(write));
  const names = [...locked.keys()];
  return names.flatMap((name, at) =>
    names
      .slice(at)
      .filter((second) => {
        const tables = locked.get(second);
        return [...(locked.get(name) ?? [])].some((table) => tables?.has(table));
      })
      .map((second): [string, string] => [name, second]),
  );
}

/** Both members run both writes concurrently. */
async function race(first: Write, second: Write): Promise<number[]> {
  const answers = await Promise.all([
    first(one, other),
    second(other, one),
    second(one, other),
    first(other, one),
  ]);
  return answers.map(({ statusCode }) => statusCode);
}

/** Rounds per pair. A small run tests a sample of pairs once. */
const ROUNDS = proofSize(1);
const SAMPLE = 24;

it("two members who change each other's rows do not deadlock", { tags: 'walk' }, async () => {
  const pairs = await listPairs();
  expect(pairs.length).toBeGreaterThan(40);
  const next = seededNumbers(proofSeed(20_260_301));
  const drawn = pairs.map((pair) => ({ pair, lot: next() })).toSorted((a, b) => a.lot - b.lot);
  const before = await countDeadlocks();
  const faults: string[] = [];
  for (const { pair } of isLargeProof ? drawn : drawn.slice(0, SAMPLE)) {
    const [first, second] = pair.map((name) => WRITES[name]);
    if (!first || !second) throw new Error(pair.join(' '));
    for (let round = 0; round < ROUNDS; round += 1) {
      await sql`delete from rate_limits`.execute(api.database.db);
      const statuses = await race(first, second);
      const failed = statuses.filter((status) => status >= 500);
      if (failed.length > 0) faults.push(`${pair.join(' and ')}: ${failed.join(', ')}`);
    }
  }
  expect(faults).toEqual([]);
  expect(await countDeadlocks()).toBe(before);
});

it('a planted pair of opposite lock orders is found', async () => {
  const members = [one, other].map(({ member }) => String(member.id));
  const plant =
    (path: string): Write =>
    ({ member }) =>
      member.call('POST', `/api/planted/${path}`, { members });
  const before = await countDeadlocks();
  await race(plant('up'), plant('down'));
  expect(await countDeadlocks()).toBeGreaterThan(before);
});

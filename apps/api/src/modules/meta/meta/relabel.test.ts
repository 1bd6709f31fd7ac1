import { createDatabase, type Database } from '@deckframe/database/db';
import { createUser } from '@deckframe/database/scenes';
import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import type { ArchetypeRule } from '@deckframe/domain/meta/archetype-rules';
import { seededNumbers } from '@deckframe/domain/tournaments/draw';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadGames } from '../../../lib/games.ts';
import { ROOT } from '../../../testing/test-api.ts';
import { relabelListsJob, recountMeta } from './jobs.ts';
import { countEvent } from './service.ts';
import { addEndedEvent } from './testing/add-ended-event.ts';
import { testConnection } from '@deckframe/database/testing-connection';

const EVENTS = 12;
const games = loadGames(`${ROOT}/games`);
const rule = (name: string, cardno: string, least: number): ArchetypeRule => ({
  name,
  from: null,
  until: null,
  any: [],
  none: [],
  all: [{ cardno, least }],
});

let database: TestDatabase;
let pool: Database;
/** Has only the worker's rights. */
let worker: Database;
let users: number[];

beforeAll(async () => {
  database = await createTestDatabase();
  const open = (role: 'app' | 'worker') =>
    createDatabase(testConnection(database.url(role), 2, 30_000));
  pool = open('app');
  worker = open('worker');
  const made = Array.from({ length: 8 }, () => createUser(database.db));
  users = (await Promise.all(made)).map(({ id }) => id);
  const random = seededNumbers(3);
  for (let at = 0; at < EVENTS; at += 1) {
    const id = await addEndedEvent(database.db, users, random);
    await pool
      .transaction()
      .execute((trx) => countEvent(trx, games.get('gundam'), { game: 'gundam', id }, true));
  }
});
afterAll(async () => {
  await pool.destroy();
  await worker.destroy();
  await database.drop();
});

async function addRules(version: number, rules: readonly ArchetypeRule[]): Promise<void> {
  await sql`insert into archetype_rule_versions (gameid, version, rules, created_by)
    values ('gundam', ${version}, ${JSON.stringify({ rules })}, ${users[0]})`.execute(database.db);
}
const findWalk = async (version: number) => {
  const { rows } = await sql<{ walked: number; changed: number; isOver: boolean }>`
    select walked, changed, finished_at is not null as "isOver" from archetype_rule_versions
    where version = ${version}`.execute(database.db);
  return rows[0];
};
const countLabels = async () => {
  const { rows } = await sql<{ archetype: string | null; lists: number; said: number }>`
    select archetype_now as archetype, count(*)::integer as lists,
      count(*) filter (where archetype = 'Ash')::integer as said
    from tournament_lists group by 1 order by 1`.execute(database.db);
  return rows;
};

it('resumes after being killed, and the sums match a recount at any time', async () => {
  const before = await countLabels();
  await addRules(1, [rule('Deep Ash', 'Ash-1', 4), rule('Tide', 'BOTH-1', 60)]);
  // Cuts the connection at the end of the second step.
  const { db } = database;
  const walk = () => relabelListsJob(worker, games, { game: 'gundam', version: 1 });
  await sql`create function hold() returns trigger language plpgsql as $$ begin
      if new.walked >= 10 then perform pg_terminate_backend(pg_backend_pid()); end if;
      return new; end $$`.execute(db);
  await sql`alter function hold() security definer`.execute(db);
  await sql`create trigger hold before update on archetype_rule_versions
    for each row execute function hold()`.execute(db);
  await expect(walk()).rejects.toThrow(/terminat|connection/i);
  expect(await findWalk(1)).toMatchObject({ walked: 5, isOver: false });
  expect(await recountMeta(worker)).toBe(0);
  await sql`drop trigger hold on archetype_rule_versions`.execute(db);
  await walk();
  const ash = before.find(({ archetype }) => archetype === 'Ash')?.lists ?? 0;
  const tide = before.find(({ archetype }) => archetype === 'Tide')?.lists ?? 0;
  expect(await findWalk(1)).toEqual({ walked: EVENTS, changed: ash + tide, isOver: true });
  expect(await recountMeta(worker)).toBe(0);
  const after = await countLabels();
  expect(after.map(({ archetype }) => archetype)).toEqual(['Deep Ash', 'Fern', 'Glass', null]);
  expect(after[0], 'what was frozen stays').toMatchObject({ lists: ash, said: ash });
  expect(after.at(-1)?.lists, 'a rule that does not hold: other').toBe(tide);
  const { rows } = await sql<{ entries: number }>`select sum(entries)::integer as entries
    from meta_shares where archetype = 'other'`.execute(db);
  expect(rows[0]?.entries).toBe(tide);
});

it('an outdated rule version stops, and repeating a version changes nothing', async () => {
  await addRules(2, [rule('Never', 'NONE-1', 1)]);
  await addRules(3, []);
  await relabelListsJob(worker, games, { game: 'gundam', version: 2 });
  expect(await findWalk(2)).toMatchObject({ walked: 0 });
  await relabelListsJob(worker, games, { game: 'gundam', version: 3 });
  const labels = (await countLabels()).map(({ archetype }) => archetype);
  expect(labels).toEqual(['Ash', 'Fern', 'Glass', 'Tide']);
  const walk = await findWalk(3);
  await relabelListsJob(worker, games, { game: 'gundam', version: 3 });
  expect(await findWalk(3)).toEqual(walk);
  expect(await recountMeta(worker)).toBe(0);
});

import { createDatabase, type Database } from '@deckframe/database/db';
import { createUser } from '@deckframe/database/scenes';
import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import { proofSeed, proofSize } from '@deckframe/domain/proof-size.test-support';
import { seededNumbers } from '@deckframe/domain/tournaments/draw';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadGames } from '../../../lib/games.ts';
import { ROOT } from '../../../testing/test-api.ts';
import { recountMeta } from './jobs.ts';
import { countEvent } from './service.ts';
import { addEndedEvent, drawn } from './testing/add-ended-event.ts';
import { testConnection } from '@deckframe/database/testing-connection';

const EVENTS = proofSize(40);
const AT_ONCE = 8;
const PLAYERS = 8;

let database: TestDatabase;
let pool: Database;
let users: number[];

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createDatabase(testConnection(database.url('app'), AT_ONCE, 30_000));
  const made = Array.from({ length: PLAYERS }, () => createUser(database.db));
  users = (await Promise.all(made)).map(({ id }) => id);
});
afterAll(async () => {
  await pool.destroy();
  await database.drop();
});

it('adding, correcting and removing events in any order gives the same sums as a recount', async () => {
  const config = loadGames(`${ROOT}/games`).get('gundam');
  const random = seededNumbers(proofSeed(5));
  const ids: string[] = [];
  for (let at = 0; at < EVENTS; at += 1) ids.push(await addEndedEvent(database.db, users, random));
  const act = async (id: string): Promise<void> => {
    const place = { game: 'gundam', id };
    const kind = random();
    await pool.transaction().execute(async (trx) => {
      if (kind < 0.3) {
        await sql`update tournament_matches set result = ${drawn(random)}::jsonb
          where tournament_id = ${id} and table_no = ${1 + Math.floor(random() * 4)}`.execute(trx);
      }
      await countEvent(trx, config, place, kind < 0.75);
    });
  };
  const acts = Array.from({ length: EVENTS * 3 }, (_, at) => ids[at % EVENTS] ?? '')
    .map((id) => ({ id, order: random() }))
    .toSorted((a, b) => a.order - b.order);
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (let next = acts.pop(); next; next = acts.pop()) await act(next.id);
  });
  await Promise.all(workers);
  const { rows } = await sql<{ sum: number }>`select sum(wins + losses + draws)::integer as sum
    from meta_cells`.execute(database.db);
  expect(rows[0]?.sum).toBeGreaterThan(EVENTS);
  expect(await recountMeta(pool)).toBe(0);
  await sql`update meta_cells set wins = wins + 1 where ctid = (select ctid from meta_cells
    where wins > 0 limit 1)`.execute(database.db);
  expect(await recountMeta(pool)).toBe(1);
  await sql`update meta_shares set entries = entries - 1 where ctid = (select ctid
    from meta_shares where entries > 0 limit 1)`.execute(database.db);
  expect(await recountMeta(pool)).toBe(2);
});

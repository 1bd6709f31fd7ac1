import { randomUUID } from 'node:crypto';
import { createDatabase, type Database } from '@deckframe/database/db';
import { createUser } from '@deckframe/database/scenes';
import { seededNumbers } from '@deckframe/domain/tournament/draw';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadGames } from '../../lib/games.ts';
import { ROOT } from '../../testing/test-api.ts';
import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import { STRUCTURE } from '../../testing/tournament-structure.ts';
import { countEvent } from './service.ts';
import { RECOUNT } from './recount.test-support.ts';

/** `META_EVENTS=200` takes as many as the proof wants. */
const EVENTS = Number(process.env['META_EVENTS'] ?? 40);
const AT_ONCE = 8;
const PLAYERS = 8;
const DECKS = ['Ash', 'Tide', 'Glass', 'Fern'];

let database: TestDatabase;
let pool: Database;
let users: number[];

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createDatabase({
    url: database.url('app'),
    poolSize: AT_ONCE,
    applicationName: 'deckframe-test',
    statementTimeoutMs: 30_000,
  });
  const made = Array.from({ length: PLAYERS }, () => createUser(database.db));
  users = (await Promise.all(made)).map(({ id }) => id);
}, 120_000);
afterAll(async () => {
  await pool.destroy();
  await database.drop();
});

/** An event with eight players, four matches and a deck for each, not counted yet. */
async function addEvent(random: () => number): Promise<string> {
  const id = randomUUID();
  const rows = users.map((userId) => ({
    id: randomUUID(),
    list: randomUUID(),
    userId,
    deck: DECKS[Math.floor(random() * DECKS.length)],
  }));
  const text = JSON.stringify(rows);
  const { db } = database;
  await sql`insert into tournaments (gameid, id, name, format, mode, time_zone, start_date,
      registration_deadline, max_players, status, structure, list_policy)
    values ('gundam', ${id}, 'Harbour open', 'standard', 'venue', 'UTC', app_now(), app_now(), 8,
      'finished', ${JSON.stringify(STRUCTURE)}::jsonb, 'open')`.execute(db);
  await sql`insert into tournament_lists (gameid, tournament_id, id, zones, hash, deck_name, ruleset,
      is_legal, legality, archetype)
    select 'gundam', ${id}::uuid, list, '{}', repeat('a', 64), 'A deck', '', true, '[]', deck
    from jsonb_to_recordset(${text}::jsonb) as row(list uuid, deck text)`.execute(db);
  await sql`insert into tournament_registrations (gameid, tournament_id, id, user_id, shown_name,
      list_id, status)
    select 'gundam', ${id}::uuid, id, "userId", 'Player', list, 'checked_in'
    from jsonb_to_recordset(${text}::jsonb) as row(id uuid, "userId" bigint, list uuid)`.execute(
    db,
  );
  for (let table = 1; table <= PLAYERS / 2; table += 1) {
    const [a, b] = [rows[2 * table - 2]?.id, rows[2 * table - 1]?.id];
    await sql`insert into tournament_matches (gameid, tournament_id, round, table_no, phase, a, b,
        result)
      values ('gundam', ${id}, 1, ${table}, 0, ${a}, ${b}, ${drawn(random)}::jsonb)`.execute(db);
  }
  return id;
}

const drawn = (random: () => number): string => {
  const outcome = ['a', 'b', 'draw'][Math.floor(random() * 3)];
  return JSON.stringify({ outcome, games: [1, 0, 0], end: 'play' });
};

it('events that are added, corrected and taken back in any order at once leave exactly what a recount finds', async () => {
  const config = loadGames(`${ROOT}/games`).get('gundam');
  const random = seededNumbers(Number(process.env['META_SEED'] ?? 5));
  const ids: string[] = [];
  for (let at = 0; at < EVENTS; at += 1) ids.push(await addEvent(random));
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
  const { rows: recount } = await sql`${sql.raw(RECOUNT)}`.execute(database.db);
  const { rows: cells } = await sql`select a, b, wins, losses, draws from meta_cells
    where wins + losses + draws > 0 order by a collate "C", b collate "C"`.execute(database.db);
  expect(cells).toEqual(recount);
  expect(cells.length).toBeGreaterThan(3);
}, 300_000);

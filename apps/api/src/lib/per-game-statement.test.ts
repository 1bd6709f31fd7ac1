import { createDatabase, type Database } from '@deckframe/database/db';
import { runStatement } from '@deckframe/database/statement';
import { analyzeDecks, seedDecks } from '@deckframe/database/seed-decks';
import { testConnection } from '@deckframe/database/testing-connection';
import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findDailyCard } from '../modules/cards/ratings/queries.ts';
import { findPublishedCard, listNewestCards } from '../modules/cards/catalogue/queries.ts';
import { DECK_SQL } from '../modules/decks/decks/deck-row-queries.ts';
import { findDeck } from '../modules/decks/decks/queries.ts';
import { perGameStatement } from './per-game-statement.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  const owner = new Client({ connectionString: database.url('migrator') });
  await owner.connect();
  const games = await owner.query<{ gameid: string }>('select gameid from games');
  for (const [place, { gameid }] of games.rows.entries()) {
    await seedDecks(owner, { game: gameid, count: 200, from: place * 1000 });
  }
  await analyzeDecks(owner);
  await owner.end();
  db = createDatabase(testConnection(database.url('app')));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

it('writes the game into the SQL text and renumbers the other parameters', () => {
  const find = perGameStatement('find', 'gameid = $1 and (id = $2 or $10 = $1) limit $3');
  expect(find('ua', [7])).toEqual({
    name: 'find:ua',
    text: "gameid = 'ua' and (id = $1 or $9 = 'ua') limit $2",
    values: [7],
  });
});

it.each(['', "ua'", 'UA', 'u a', 'ua;--', 'x'.repeat(40)])(
  'refuses to write %j into SQL',
  (game) => {
    expect(() => perGameStatement('find', '$1')(game, [])).toThrow(
      expect.objectContaining({ code: 'GAME_NOT_FOUND' }) as Error,
    );
  },
);

const READS: [string, (on: Database) => Promise<unknown>][] = [
  ['find-deck', (on) => findDeck(on, 'gundam', '019a0000-0000-7000-8000-000000000001')],
  ['find-published-card', (on) => findPublishedCard(on, 'gundam', 'ST01-001')],
  ['list-newest-cards', (on) => listNewestCards(on, 'gundam', 5)],
  ['find-daily-card', (on) => findDailyCard(on, 'gundam')],
];

const TIMES = 12;
/** PostgreSQL plans this many times before it keeps a generic plan. */
const TRIED = 5;

async function countPlans(name: string): Promise<{ reused: number; fresh: number } | undefined> {
  const rows = await runStatement<{ reused: number; fresh: number }>(db, {
    text: `select generic_plans::integer as reused, custom_plans::integer as fresh
     from pg_prepared_statements where name = $1`,
    values: [name],
  });
  return rows[0];
}

it.each(READS)('the statement %s keeps its query plan', async (name, read) => {
  for (let time = 0; time < TIMES; time += 1) await read(db);
  const plans = await countPlans(`${name}:gundam`);
  expect(plans?.reused).toBeGreaterThanOrEqual(TIMES - TRIED);
  expect(plans?.fresh).toBeLessThanOrEqual(TRIED);
});

it('the same statement with the game as parameter is planned on every call', async () => {
  for (let time = 0; time < TIMES; time += 1) {
    const values = ['gundam', '019a0000-0000-7000-8000-000000000001'];
    await runStatement(db, { name: 'by-value', text: DECK_SQL.find, values });
  }
  expect(await countPlans('by-value')).toEqual({ reused: 0, fresh: TIMES });
});

import { createUser } from '@deckframe/database/scenes';
import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readArchetype } from './service.ts';
import { addEndedEvent } from './testing/add-ended-event.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('printings of one card count as the card', async () => {
  const { db } = database;
  const users = [(await createUser(db)).id, (await createUser(db)).id];
  const event = await addEndedEvent(db, users, () => 0);
  await sql`insert into meta_windows (gameid, id) values ('gundam', 'now')`.execute(db);
  await sql`insert into meta_events (gameid, window_id, size_class, tournament_id, tally)
    values ('gundam', 'now', 0, ${event}, '{}')`.execute(db);
  const both = { decklist_content: '2 x ST01-001\n2 x ST01-001_p1' };
  await sql`update tournament_lists set zones = ${JSON.stringify(both)}::jsonb,
    archetype = 'Ash' where tournament_id = ${event}`.execute(db);
  const { best, cards, lists } = await readArchetype(db, { game: 'gundam', window: 'now' }, 'Ash');
  expect(lists).toBe(2);
  expect(cards).toMatchObject([{ cardno: 'ST01-001', lists: 2, copies: [0, 0, 0, 0, 2] }]);
  expect(best.map(({ toTypical }) => toTypical)).toEqual([0, 0]);
});

it('a mirror match is in the record of a list but not in shares', async () => {
  const { db } = database;
  const place = { game: 'gundam', window: 'then' };
  const users = [(await createUser(db)).id, (await createUser(db)).id];
  const event = await addEndedEvent(db, users, () => 0);
  await sql`insert into meta_windows (gameid, id) values ('gundam', 'then')`.execute(db);
  await sql`insert into meta_events (gameid, window_id, size_class, tournament_id, tally)
    values ('gundam', 'then', 0, ${event}, '{}')`.execute(db);
  const read = async () => {
    const { best, cards } = await readArchetype(db, place, 'Ash');
    return {
      records: best.map(({ wins, losses }) => `${wins}–${losses}`).toSorted(),
      first: cards[0]?.withIt,
    };
  };
  expect(await read()).toEqual({ records: ['0–1', '1–0'], first: { wins: 0, n: 0 } });
  await sql`update tournament_lists set archetype = 'Tide' where tournament_id = ${event} and id = (
    select list_id from tournament_registrations where tournament_id = ${event}
      and user_id = ${users[1]})`.execute(db);
  expect(await read()).toEqual({ records: ['1–0'], first: { wins: 1, n: 1 } });
});

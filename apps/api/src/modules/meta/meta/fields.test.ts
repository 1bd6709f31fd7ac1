import type { z } from 'zod';
import type { metaFields } from '@deckframe/contract/meta/meta';
import { seededNumbers } from '@deckframe/domain/tournaments/draw';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadGames } from '../../../lib/games.ts';
import { createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, ROOT, type TestApi } from '../../../testing/test-api.ts';
import { countEvent } from './service.ts';
import { addEndedEvent } from './testing/add-ended-event.ts';

type Fields = z.infer<typeof metaFields>['fields'];

let api: TestApi;
let organiser: Member;
let users: number[];
let window: string;
const random = seededNumbers(4);

beforeAll(async () => {
  api = await createTestApi();
  organiser = await createMember(api);
  const crowd = await Promise.all(Array.from({ length: 8 }, () => createMember(api)));
  users = crowd.map(({ id }) => id);
});
afterAll(() => api.close());

async function hold(location: string, hoursAgo: number, series: string | null = null) {
  const { db } = api.database;
  const id = await addEndedEvent(db, users, random);
  await sql`update tournaments set location = ${location}, organizer_id = ${organiser.id},
      series_id = ${series}, start_date = app_now() - make_interval(hours => ${hoursAgo}::integer),
      registration_deadline = app_now() - make_interval(days => 9)
    where id = ${id}`.execute(db);
  await count(id, true);
  return id;
}
const count = async (id: string, isFinished: boolean): Promise<void> => {
  const config = loadGames(`${ROOT}/games`).get('gundam');
  await api.database.db
    .transaction()
    .execute((trx) => countEvent(trx, config, { game: 'gundam', id }, isFinished));
};
const read = async (search = '', game = 'gundam'): Promise<Fields> => {
  const url = `/api/games/${game}/meta/${window}/fields?search=${encodeURIComponent(search)}`;
  const answer = await api.app.inject({ url });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ fields: Fields }>().fields;
};

it('each venue, series and organizer has one field of its last events, with the number of events', async () => {
  const first = await hold('Lantern Cellar', 40);
  for (let at = 0; at < 7; at += 1) await hold(at % 2 ? 'lantern cellar ' : 'Lantern Cellar', at);
  const quay = await hold('Quay 7', 20, first);
  const { rows } = await sql<{ id: string }>`select id from meta_windows`.execute(api.database.db);
  window = rows[0]?.id ?? '';

  const fields = await read();
  expect(fields.map(({ kind, name, events, decks }) => [kind, name, events, decks])).toEqual(
    expect.arrayContaining([
      ['venue', 'Lantern Cellar', 6, 48],
      ['venue', 'Quay 7', 1, 8],
      ['series', 'Harbour open', 2, 16],
      ['organizer', organiser.username, 6, 48],
    ]),
  );
  expect(fields, 'an event alone is no series').toHaveLength(4);
  for (const { shares, decks } of fields)
    expect(shares.reduce((sum, { entries }) => sum + entries, 0)).toBe(decks);

  expect((await read('ANTERN c')).map(({ kind }) => kind)).toEqual(['venue']);
  expect(await read('%')).toEqual([]);
  expect(await read('', 'ua')).toEqual([]);

  await count(quay, false);
  expect(await read('Quay')).toEqual([]);
  await count(quay, true);
  expect(await read('Quay')).toHaveLength(1);
  await sql`update tournaments set trust = 'unlisted' where id = ${quay}`.execute(api.database.db);
  expect(await read('Quay')).toEqual([]);
});

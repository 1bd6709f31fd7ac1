import { kilometresBetween } from '@deckframe/domain/tournaments/distance';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { addTournament } from '../../../testing/tournament-row.ts';
import { EVENT_BODY } from '../../../testing/event-body.ts';
import { STRUCTURE } from '../../../testing/tournament-structure.ts';

type Listed = { id: string; name: string; kilometres: number | null };
type Place = { area: string; timeZone: string; point: object; events: number };

const BERGEN = { latitude: 60.39, longitude: 5.32 };

let api: TestApi;
let organiser: Member;
beforeAll(async () => {
  api = await createTestApi();
  organiser = await createMember(api);
});
afterAll(() => api.close());

async function add(game: string, row: Record<string, unknown>): Promise<string> {
  const id = await addTournament(api.database.db, { organizerId: organiser.id, game });
  const sets = Object.entries(row).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update tournaments set ${sql.join(sets)} where id = ${id}::uuid`.execute(
    api.database.db,
  );
  return id;
}

const list = async (game: string, query: string) => {
  const answer = await api.app.inject({ url: `/api/games/${game}/tournaments?${query}` });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ tournaments: Listed[]; next: string | null }>();
};

const places = async (game: string) =>
  (await api.app.inject({ url: `/api/games/${game}/tournament-places` })).json<{
    places: Place[];
  }>().places;

it('finds events within the distance and shows it', async () => {
  const at = (name: string, latitude: number, longitude: number) =>
    add('gundam', { name, latitude, longitude });
  await at('Here', 6039, 532);
  await at('Askoy', 6044, 516);
  // 24 km north and 24 km east: in the box of 25, but not within 25.
  await at('Corner', 6061, 576);
  await at('Oslo', 5991, 1075);
  await add('gundam', { name: 'Nowhere' });
  const near = `near=60.39,5.32`;
  const found = async (query: string) =>
    (await list('gundam', query)).tournaments
      .map(({ name, kilometres }) => `${name} ${kilometres}`)
      .toSorted();
  expect(await found(`${near}&within=5`)).toEqual(['Here 0']);
  expect(await found(`${near}&within=25`)).toEqual(['Askoy 10', 'Here 0']);
  expect(await found(`${near}&within=50`)).toEqual(['Askoy 10', 'Corner 34', 'Here 0']);
  expect(await found(near)).toEqual([
    'Askoy 10',
    'Corner 34',
    'Here 0',
    'Nowhere null',
    'Oslo 305',
  ]);
  expect(await found('')).toEqual([
    'Askoy null',
    'Corner null',
    'Here null',
    'Nowhere null',
    'Oslo null',
  ]);
});

it('database and displayed distance agree at the date line and poles', async () => {
  const centres = [
    { latitude: 60.39, longitude: 5.32 },
    { latitude: -17.7, longitude: 179.95 },
    { latitude: 89.5, longitude: -120 },
    { latitude: -0.01, longitude: -180 },
  ];
  const rows = centres.flatMap(({ latitude, longitude }) =>
    Array.from({ length: 60 }, (_, index) => {
      const north = Math.round(latitude * 100 + Math.sin(index) * index * 5);
      const east = Math.round(longitude * 100 + Math.cos(index) * index * 7);
      return {
        latitude: Math.max(-9000, Math.min(9000, north)),
        longitude: ((((east + 18_000) % 36_000) + 36_000) % 36_000) - 18_000,
      };
    }),
  );
  await sql`insert into tournaments (gameid, id, name, organizer_id, format, mode, location,
      latitude, longitude, time_zone, start_date, registration_deadline, max_players, status,
      structure, list_policy)
    select 'opcg', gen_random_uuid(), 'Point', ${organiser.id}, 'Standard', 'venue', 'Hall',
      latitude, longitude, 'UTC', app_now(), app_now(), 8, 'open',
      ${JSON.stringify(STRUCTURE)}::jsonb, 'open'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (latitude smallint, longitude smallint)
    `.execute(api.database.db);
  for (const centre of centres) {
    const expected = rows.filter(
      ({ latitude, longitude }) =>
        Math.round(
          kilometresBetween(centre, { latitude: latitude / 100, longitude: longitude / 100 }),
        ) <= 100,
    ).length;
    const near = `near=${centre.latitude},${centre.longitude}&within=100`;
    expect(expected).toBeGreaterThan(5);
    expect(await countAll('opcg', near)).toBe(expected);
  }
});

async function countAll(game: string, query: string, after = ''): Promise<number> {
  const { tournaments, next } = await list(game, `${query}${after}`);
  const rest =
    next === null ? 0 : await countAll(game, query, `&after=${encodeURIComponent(next)}`);
  expect(tournaments.every(({ kilometres }) => kilometres !== null && kilometres <= 100)).toBe(
    true,
  );
  return tournaments.length + rest;
}

it("an organizer's point is rounded, copied with the event, and dropped for online events", async () => {
  const member = await createMember(api);
  const path = '/api/games/gundam/tournaments';
  const point = { latitude: 60.392_99, longitude: 5.324_15 };
  const create = async (part: object) =>
    (await member.call('POST', path, { ...EVENT_BODY, ...part })).json<{
      id: string;
      point: object;
    }>();
  const event = await create({ point });
  expect(event.point).toEqual(BERGEN);
  expect((await create({})).point).toBeNull();
  expect((await create({ point, mode: 'online' })).point).toBeNull();
  const copies = await member.call('POST', `${path}/${event.id}/copies`, { weeks: 1 });
  const [copy = ''] = copies.json<{ ids: string[] }>().ids;
  expect((await member.call('GET', `${path}/${copy}`)).json()).toMatchObject({ point: BERGEN });
  const wrong = { ...EVENT_BODY, point: { latitude: 91, longitude: 0 } };
  expect((await member.call('POST', path, wrong)).statusCode).toBe(400);
});

it.each(['near=Bergen', 'near=91,5', 'near=60.39,5.32&within=7'])(
  '%s is refused',
  async (query) => {
    const answer = await api.app.inject({ url: `/api/games/gundam/tournaments?${query}` });
    expect(answer.statusCode).toBe(400);
  },
);

it('towns come from upcoming public events, and one wrong point does not move a town', async () => {
  const game = 'pocket';
  const inBergen = { area: 'Bergen', time_zone: 'Europe/Oslo' };
  await add(game, { ...inBergen, latitude: 6039, longitude: 532 });
  await add(game, { ...inBergen, area: 'bergen', latitude: 6040, longitude: 533 });
  await add(game, { ...inBergen, latitude: -3387, longitude: 15_121 });
  await add(game, { area: 'Bergen', time_zone: 'Europe/Brussels', latitude: 5045, longitude: 395 });
  await add(game, { area: 'Hidden', trust: 'unlisted', latitude: 1, longitude: 1 });
  await add(game, { area: 'Draft', status: 'draft', latitude: 1, longitude: 1 });
  await add(game, { area: 'Past', status: 'finished', latitude: 1, longitude: 1 });
  await add(game, { area: 'No point' });
  expect(await places(game)).toEqual([
    {
      area: 'Bergen',
      timeZone: 'Europe/Brussels',
      point: { latitude: 50.45, longitude: 3.95 },
      events: 1,
    },
    {
      area: expect.stringMatching(/^bergen$/iu) as string,
      timeZone: 'Europe/Oslo',
      point: { latitude: 60.39, longitude: 5.33 },
      events: 3,
    },
  ]);
});

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { addEntry, addTournament as addRow } from '../../../testing/tournament-row.ts';
import { addPlayer, addStaff, addTournament } from '../../../testing/tournament-scene.ts';

type Own = {
  event: { id: string; game: string; status: string };
  entry: string | null;
  duty: string | null;
  round: number | null;
  table: number | null;
};

let api: TestApi;
let organiser: Member;
let player: Member;

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  organiser = await createMember(api);
  player = await createMember(api);
});
afterAll(() => api.close());

const own = async (who: Member, game = 'gundam') =>
  (await who.call('GET', `/api/games/${game}/my-tournaments`)).json<{ tournaments: Own[] }>()
    .tournaments;
const ids = async (who: Member, game?: string) =>
  (await own(who, game)).map(({ event }) => event.id);
const addMatch = (id: string, round: number, table: number, a: string, b: string | null) =>
  sql`insert into tournament_matches (gameid, tournament_id, round, table_no, phase, a, b)
    values ('gundam', ${id}, ${round}, ${table}, 0, ${a}, ${b})`.execute(api.database.db);

it('the current table comes first, then upcoming, then past events', async () => {
  const { db } = api.database;
  const later = await addRow(db, { organizerId: organiser.id });
  const over = await addRow(db, { organizerId: organiser.id, status: 'finished' });
  await addEntry(db, later, { userId: player.id });
  await addEntry(db, over, { userId: player.id });
  const worked = await addTournament(api, player, { status: 'running' });
  const played = await addTournament(api, organiser, { status: 'running' });
  const entry = await addPlayer(api, played, player, 'Ada');
  const other = await addPlayer(api, played, null, 'Ben');
  await addMatch(played, 1, 9, entry, other);
  await addMatch(played, 2, 3, other, entry);
  expect(await ids(player)).toEqual([played, worked, later, over]);
  expect((await own(player)).slice(0, 2)).toMatchObject([
    { entry: 'checked_in', duty: null, round: 2, table: 3 },
    { entry: null, duty: 'organiser', round: null, table: null },
  ]);
  await addMatch(played, 3, 1, entry, null);
  expect((await own(player)).find(({ event }) => event.id === played)?.table).toBeNull();
});

it('drafts are for their staff, hidden events for their organizer, and visitors have none', async () => {
  const draft = await addTournament(api, organiser, { status: 'draft' });
  const judge = await addStaff(api, draft, 'judge');
  expect(await own(judge)).toMatchObject([{ event: { id: draft }, duty: 'judge', entry: null }]);
  const hidden = await addTournament(api, organiser);
  await addPlayer(api, hidden, player, 'Ada');
  const second = await addStaff(api, hidden, 'organiser');
  const helper = await addStaff(api, hidden, 'judge');
  expect(await ids(player)).toEqual([hidden]);
  await sql`select set_removal('tournament', 'gundam', ${hidden}, true, 'Spam')`.execute(
    api.database.db,
  );
  expect(await ids(player)).toEqual([]);
  expect(await ids(organiser)).toContain(hidden);
  expect(await ids(second)).toEqual([hidden]);
  expect(await ids(helper)).toEqual([]);
  const visitor = await api.app.inject({ url: '/api/games/gundam/my-tournaments' });
  expect(visitor.statusCode).toBe(401);
});

it('the same id in two games is two events', async () => {
  const id = await addTournament(api, organiser);
  await addTournament(api, player, { id, game: 'ua' });
  await addPlayer(api, id, player, 'Ada');
  expect(await own(player, 'ua')).toMatchObject([{ duty: 'organiser', entry: null }]);
  expect(await own(player)).toMatchObject([{ duty: null, entry: 'checked_in' }]);
  expect(await ids(organiser, 'ua')).toEqual([]);
});

it('days use the time zone of the event', async () => {
  const id = await addTournament(api, organiser, { status: 'open' });
  await sql`update tournaments set start_date = '2127-03-31T23:30:00Z', time_zone = 'Asia/Tokyo'
    where gameid = 'gundam' and id = ${id}::uuid`.execute(api.database.db);
  const days = async (query: string, game = 'gundam') =>
    (await api.app.inject({ url: `/api/games/${game}/tournament-days?${query}` })).json<{
      days: object[];
    }>().days;
  expect(await days('from=2127-04-01&to=2127-04-30')).toEqual([{ day: '2127-04-01', events: 1 }]);
  expect(await days('from=2127-03-01&to=2127-03-31')).toEqual([]);
  expect(await days('from=2127-04-01&to=2127-04-30&view=results')).toEqual([]);
  expect(await days('from=2127-04-01&to=2127-04-30', 'ua')).toEqual([]);
});

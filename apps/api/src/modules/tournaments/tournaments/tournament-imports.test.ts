import type { ImportAnswer } from '@deckframe/contract/tournaments/tournament-imports';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { EVENT_BODY } from '../../../testing/event-body.ts';
import { createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { addTournament } from '../../../testing/tournament-row.ts';

const PATH = '/api/games/gundam/tournament-imports';
const EVENTS = '/api/games/gundam/tournaments';
const FACTS = {
  name: 'Seaside cup',
  format: 'Standard',
  day: '2025-05-02',
  timeZone: 'Europe/Berlin',
  mode: 'venue',
  location: 'Old pier',
  area: 'Bergen',
  link: 'https://results.test/seaside',
};
const STANDINGS = 'place,player,points,deck,archetype\n1,Anna,9,Blue,Wing\n2,Bo,6,,\n2,Cleo,6,,\n';
const LISTS = 'player,zone,quantity,card\nAnna,main,4,GD01-001\nAnna,resource,10,R-001\n';

let api: TestApi;
let admin: Member;
let organiser: Member;
let beginner: Member;

beforeAll(async () => {
  api = await createTestApi();
  admin = await createMember(api, 'Administrator');
  beginner = await createMember(api);
});
beforeEach(async () => {
  organiser = await createMember(api);
  await addTournament(api.database.db, { organizerId: organiser.id, status: 'finished' });
});
afterAll(() => api.close());

let made = 0;
const csv = (part: object = {}) => ({
  kind: 'csv',
  event: { ...FACTS, name: `Seaside cup ${(made += 1)}` },
  standings: STANDINGS,
  lists: LISTS,
  ...part,
});
const send = async (who: Member, file: object, checkOnly = false): Promise<ImportAnswer> => {
  const answer = await who.call('POST', PATH, { checkOnly, file });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ImportAnswer>();
};
const read = async (url: string) => (await api.app.inject({ url })).json<Record<string, unknown>>();
const countEvents = async () =>
  (
    await sql<{ count: number }>`select count(*)::integer as count from tournaments
    where source = 'imported'`.execute(api.database.db)
  ).rows[0]?.count;

it('a preview stores nothing', async () => {
  const before = await countEvents();
  const answer = await send(organiser, csv(), true);
  expect(answer).toMatchObject({ tournamentId: null, players: 3, lists: 1, faults: [] });
  expect(answer.notLegal).toEqual(['Anna']);
  expect(answer.first).toMatchObject([
    { place: 1, name: 'Anna', points: 9, deck: 'Blue', hasList: true },
    { place: 2, name: 'Bo', hasList: false },
    { place: 2, name: 'Cleo' },
  ]);
  expect(await countEvents()).toBe(before);
});

it('imported names lose invisible and bidirectional characters', async () => {
  const [anna, blue] = ['An\u202Ena', 'Bl\u2066ue\u0007'];
  const standings = `place,player,points,deck\n1,${anna},9,${blue}\n2,Bo,6,\n`;
  const { first } = await send(organiser, csv({ standings, lists: '' }), true);
  expect(first[0]).toMatchObject({ name: 'Anna', deck: 'Blue' });
  const players = [
    { place: 1, name: anna, points: 9, deck: blue },
    { place: 2, name: 'Bo', points: 6 },
  ];
  const document = JSON.stringify({ deckframeEvent: 1, ...FACTS, players });
  const told = await send(organiser, { kind: 'json', document }, true);
  expect(told.first[0]).toMatchObject({ name: 'Anna', deck: 'Blue' });
});

it.each([
  'https://user:pw@results.test/x',
  'https://results.test@evil.test/',
  'https://127.0.0.1/',
])('a link such as %s is refused', async (link) => {
  const file = csv({ event: { ...FACTS, link } });
  const answer = await organiser.call('POST', PATH, { checkOnly: true, file });
  expect(answer.json()).toMatchObject({ code: 'INVALID_REQUEST' });
});

it('a time zone must be a name, because PostgreSQL reads an offset with the opposite sign', async () => {
  const { faults } = await send(organiser, csv({ event: { ...FACTS, timeZone: '+05:30' } }), true);
  expect(faults).toMatchObject([{ code: 'unknownTimeZone', value: '+05:30' }]);
  const event = { ...EVENT_BODY, timeZone: '+05:30' };
  const created = await organiser.call('POST', EVENTS, event);
  expect(created.json()).toMatchObject({ code: 'TOURNAMENT_TIMES' });
  const named = await organiser.call('POST', EVENTS, { ...event, timeZone: 'Asia/Kolkata' });
  expect(named.statusCode, named.body).toBe(200);
});

it('an imported event is shown as imported with standings and lists, and on no profile', async () => {
  const { tournamentId: id } = await send(organiser, csv());
  const url = `${EVENTS}/${id}`;
  expect(await read(url)).toMatchObject({
    source: 'imported',
    trust: 'community',
    status: 'finished',
    playerCount: 3,
    organizer: organiser.username,
    importLink: FACTS.link,
    startDate: '2025-05-02T10:00:00.000Z',
  });
  expect(await read(`${url}/standings`)).toMatchObject({
    isFinal: true,
    rows: [
      { player: { name: 'Anna' }, rank: 1, points: 9, tiedWith: 0, decidedBy: null },
      { rank: 2, tiedWith: 1 },
      { rank: 2, tiedWith: 1 },
    ],
  });
  expect(await read(`${url}/lists`)).toMatchObject({
    lists: [{ player: 'Anna', archetype: 'Wing', deckName: 'Blue', placement: 1 }],
  });
  expect(JSON.stringify(await read(`${url}/registrations`))).not.toMatch(/"userId":"/);
  const { samples } = (await read('/api/games/gundam/tournament-samples')) as {
    samples: { tournamentId: string; isImported: boolean }[];
  };
  expect(samples.find((one) => one.tournamentId === id)).toMatchObject({ isImported: true });
});

it('an imported event counts in no share and no window of the meta', async () => {
  const before = await read('/api/games/gundam/tournament-meta');
  await send(organiser, csv());
  expect(await read('/api/games/gundam/tournament-meta')).toEqual(before);
  const { rows } = await sql`select from meta_events as counted join tournaments as event
    on event.gameid = counted.gameid and event.id = counted.tournament_id
    where event.source = 'imported'`.execute(api.database.db);
  expect(rows).toEqual([]);
});

it('the same content is one event, in any format and by anybody', async () => {
  const file = csv();
  const first = await send(organiser, file);
  const rows = STANDINGS.split('\n');
  const turned = [rows[0], rows[3], rows[2], rows[1]].join('\n');
  expect((await send(organiser, { ...file, standings: turned })).tournamentId).toBe(
    first.tournamentId,
  );
  const main = ['4 x GD01-001'];
  const document = {
    deckframeEvent: 1,
    ...file.event,
    players: [
      {
        place: 1,
        name: 'Anna',
        points: 9,
        deck: 'Blue',
        archetype: 'Wing',
        list: { main, resource: ['10 x R-001'] },
      },
      { place: 2, name: 'Bo', points: 6 },
      { place: 2, name: 'Cleo', points: 6 },
    ],
  };
  const json = { kind: 'json', document: JSON.stringify(document) };
  expect((await send(admin, json)).tournamentId).toBe(first.tournamentId);
});

it('reports every invalid line and stores nothing', async () => {
  const before = await countEvents();
  const { faults } = await send(organiser, {
    kind: 'csv',
    event: { ...FACTS, day: '2999-01-01' },
    standings: 'place,player,points\n1,Anna,9\n5,anna,x',
    lists: 'player,quantity,card\nAnna,4,NO-SUCH\nZoe,1,GD01-001',
  });
  expect(faults.map(({ part, code, line }) => [part, code, line])).toEqual([
    ['event', 'inTheFuture', null],
    ['standings', 'badNumber', 3],
    ['standings', 'nameTwice', 3],
    ['standings', 'badPlace', 3],
    ['lists', 'unknownPlayer', 3],
    ['lists', 'unknownCard', 2],
  ]);
  const json = (document: string) => send(organiser, { kind: 'json', document });
  expect((await json('{')).faults).toMatchObject([{ part: 'document', code: 'notRead' }]);
  expect((await json('{"deckframeEvent":1}')).faults[0]?.value).toMatch(/^name: /);
  const zone = await send(organiser, csv({ event: { ...FACTS, timeZone: 'Moon/Base' } }));
  expect(zone.faults).toMatchObject([{ code: 'unknownTimeZone' }]);
  expect(await countEvents()).toBe(before);
});

it('only staff and organizers who held an event here can import', async () => {
  const refused = await beginner.call('POST', PATH, { checkOnly: true, file: csv() });
  expect(refused.json()).toMatchObject({ code: 'IMPORT_NEEDS_HISTORY' });
  expect((await api.app.inject({ method: 'POST', url: PATH })).statusCode).toBe(401);
  // An import does not count as a held event.
  await send(admin, csv(), true);
  await sql`update tournaments set source = 'imported' where organizer_id = ${organiser.id}`.execute(
    api.database.db,
  );
  const again = await organiser.call('POST', PATH, { checkOnly: true, file: csv() });
  expect(again.statusCode).toBe(403);
});

it('an imported event has no desk and no other state; its importer or staff can delete it', async () => {
  const { tournamentId: id } = await send(organiser, csv());
  const url = `${EVENTS}/${id}`;
  const state = await organiser.call('PUT', `${url}/state`, { status: 'running' });
  expect(state.json()).toMatchObject({ code: 'TOURNAMENT_STATE' });
  const device = { device: crypto.randomUUID(), publicKey: 'x'.repeat(60) };
  const joined = await organiser.call('POST', `${url}/devices`, device);
  expect(joined.json()).toMatchObject({ code: 'TOURNAMENT_STATE' });
  expect((await beginner.call('DELETE', url)).statusCode).toBe(403);
  expect((await organiser.call('DELETE', url)).statusCode).toBe(204);
  expect((await api.app.inject({ url })).statusCode).toBe(404);
  const other = await send(organiser, csv());
  expect((await admin.call('DELETE', `${EVENTS}/${other.tournamentId}`)).statusCode).toBe(204);
  const { rows } = await sql`select from audit_log where action = 'tournament.delete'
    and subject = ${`tournament/${other.tournamentId}`}`.execute(api.database.db);
  expect(rows).toHaveLength(1);
});

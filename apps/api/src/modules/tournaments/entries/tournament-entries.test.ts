import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMember, type Member } from '../../../testing/member.ts';
import { readNotices } from '../../../testing/notice-scene.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { addTournament, type EventRow } from '../../../testing/tournament-row.ts';
import { addEnergyDeck, addLegalDeck } from '../../../testing/legal-deck.ts';

type Own = {
  entry: {
    id: string;
    status: string;
    ticket: string;
    list: { id: string; hash: string } | null;
  } | null;
};

let api: TestApi;
let organiser: Member;
let player: Member;
let stranger: Member;

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  organiser = await createMember(api);
  player = await createMember(api);
  stranger = await createMember(api);
});
afterAll(() => api.close());

const open = async (event: Partial<EventRow> = {}) =>
  `/api/games/gundam/tournaments/${await addTournament(api.database.db, {
    organizerId: organiser.id,
    ...event,
  })}`;
const enter = (who: Member, url: string, deckId: string | null = null) =>
  who.call('POST', `${url}/registrations`, { deckId });
const own = async (who: Member, url: string) =>
  (await who.call('GET', `${url}/registrations/me`)).json<Own>().entry;
const codeOf = (answer: { json: () => { code?: string } }) => answer.json().code;
const setEvent = (url: string, assignments: string) =>
  sql`update tournaments set ${sql.raw(assignments)} where gameid = 'gundam'
    and id = ${url.split('/').at(-1)}::uuid`.execute(api.database.db);

it('visitors must log in, members enter once (TOUR-09)', async () => {
  const url = await open();
  const visitor = await api.app.inject({
    method: 'POST',
    url: `${url}/registrations`,
    payload: { deckId: null },
  });
  expect(visitor.statusCode).toBe(401);
  expect((await enter(player, url)).json<Own>().entry).toMatchObject({ status: 'registered' });
  expect(codeOf(await enter(player, url))).toBe('ALREADY_REGISTERED');
});

it('stores a copy of the deck, and equal cards have the same code', async () => {
  const url = await open({ listRequired: true });
  expect(codeOf(await enter(player, url))).toBe('LIST_REQUIRED');
  const deckId = await addLegalDeck(api, player.id);
  const first = (await enter(player, url, deckId)).json<Own>().entry?.list;
  expect(first?.hash).toMatch(/^[0-9a-f]{64}$/);
  await sql`update decklists set decklist_content = '' where user_id = ${player.id}`.execute(
    api.database.db,
  );
  expect((await own(player, url))?.list).toEqual(first);
  const again = (
    await player.call('PUT', `${url}/registrations/me/list`, {
      deckId: await addLegalDeck(api, player.id),
    })
  ).json<Own>();
  expect(again.entry?.list).toMatchObject({ hash: first?.hash });
  expect(again.entry?.list?.id).not.toBe(first?.id);
});

it('energies are part of the frozen list and its code, in any order', async () => {
  const id = await addTournament(api.database.db, { organizerId: organiser.id, game: 'pocket' });
  const url = `/api/games/pocket/tournaments/${id}`;
  const codes = [];
  for (const energy of ['Fire, Water', 'Water, Fire', 'Fire']) {
    const deckId = await addEnergyDeck(api, player.id, energy);
    const answer = await player.call('GET', `${url}/legality/${deckId}`);
    expect(answer.json(), answer.body).toMatchObject({ isLegal: true });
    codes.push(answer.json<{ hash: string }>().hash);
    await player.call('DELETE', `${url}/registrations/me`);
    expect((await enter(player, url, deckId)).json()).toMatchObject({
      entry: { list: { energy: energy.split(', '), hash: codes.at(-1) } },
    });
  }
  expect(codes[1]).toBe(codes[0]);
  expect(codes[2]).not.toBe(codes[0]);
});

it('a list is validated for the day of the event; fan-made cards and foreign decks are refused', async () => {
  const url = await open();
  const bare = await addLegalDeck(api, player.id, { skip: 9999 });
  expect(codeOf(await enter(player, url, bare))).toBe('DECK_NOT_LEGAL');
  const fanMade = await addLegalDeck(api, player.id, { fanMade: true });
  expect(codeOf(await enter(player, url, fanMade))).toBe('DECK_NOT_LEGAL');
  const legality = (await player.call('GET', `${url}/legality/${fanMade}`)).json();
  expect(legality).toMatchObject({ isLegal: false, isFanMade: true, reasons: [] });
  expect((await enter(player, url, await addLegalDeck(api, stranger.id))).statusCode).toBe(404);
  const later = await open({ startsIn: '-30000 days' });
  await setEvent(later, "registration_deadline = app_now() - interval '40000 days'");
  const judged = await player.call(
    'GET',
    `${later}/legality/${await addLegalDeck(api, player.id)}`,
  );
  expect(judged.json()).toMatchObject({ isLegal: false });
});

describe('places', () => {
  it('the next waiting player gets a free place and is notified', async () => {
    const url = await open({ maxPlayers: 2 });
    await enter(organiser, url);
    await enter(player, url);
    expect((await enter(stranger, url)).json()).toMatchObject({
      entry: { status: 'waiting', waitingPlace: 1 },
    });
    expect((await player.call('DELETE', `${url}/registrations/me`)).statusCode).toBe(204);
    expect(await own(stranger, url)).toMatchObject({ status: 'registered' });
    expect(await readNotices(stranger)).toMatchObject([{ kind: 'tournament', detail: 'placed' }]);
    expect(await own(player, url)).toBeNull();
  });

  it('the last place is given once under concurrent requests', async () => {
    const url = await open({ maxPlayers: 3 });
    const many = await Promise.all(Array.from({ length: 8 }, () => createMember(api)));
    const states = await Promise.all(
      many.map(async (who) => (await enter(who, url)).json<Own>().entry?.status),
    );
    expect(states.filter((state) => state === 'registered')).toHaveLength(3);
    expect(states.filter((state) => state === 'waiting')).toHaveLength(5);
  });

  it('nobody registers before it opens or after the deadline', async () => {
    const announced = await open({ status: 'announced' });
    expect(codeOf(await enter(player, announced))).toBe('REGISTRATION_CLOSED');
    const url = await open();
    await enter(player, url);
    await setEvent(url, "registration_deadline = app_now() - interval '1 second'");
    expect(codeOf(await enter(stranger, url))).toBe('REGISTRATION_CLOSED');
    const deckId = await addLegalDeck(api, player.id);
    const late = await player.call('PUT', `${url}/registrations/me/list`, { deckId });
    expect(codeOf(late)).toBe('REGISTRATION_CLOSED');
  });
});

it('check-in opens an hour before the start', async () => {
  const url = await open({ startsIn: '3 hours' });
  await enter(player, url);
  const checkIn = () => player.call('PUT', `${url}/registrations/me/check-in`);
  expect(codeOf(await checkIn())).toBe('CHECK_IN_CLOSED');
  await setEvent(
    url,
    "registration_deadline = app_now(), start_date = app_now() + interval '50 minutes'",
  );
  expect((await checkIn()).json()).toMatchObject({ entry: { status: 'checked_in' } });
});

it('only staff add guests', async () => {
  const url = await open();
  expect((await player.call('POST', `${url}/guests`, { name: 'Walk-in' })).statusCode).toBe(403);
  const guest = await organiser.call('POST', `${url}/guests`, { name: 'Walk-in' });
  expect(guest.json()).toMatchObject({ name: 'Walk-in', userId: null, status: 'checked_in' });
  const roster = await api.app.inject({ url: `${url}/registrations?text=walk` });
  expect(roster.json()).toMatchObject({ players: [{ name: 'Walk-in' }], next: null });
});

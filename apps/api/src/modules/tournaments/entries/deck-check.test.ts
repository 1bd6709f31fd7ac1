import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addLegalDeck } from '../../../testing/legal-deck.ts';
import { createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { addTournament } from '../../../testing/tournament-row.ts';

type Own = {
  entry: { id: string; list: { id: string }; checks: { by: string | null; at: string }[] };
};

let api: TestApi;
let organiser: Member;
let player: Member;
let url: string;
let listId: string;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const enter = async (who: Member): Promise<Own['entry']> => {
  const deckId = await addLegalDeck(api, who.id);
  return (await who.call('POST', `${url}/registrations`, { deckId })).json<Own>().entry;
};
const setStatus = (status: string) =>
  sql`update tournaments set status = ${status}, registration_deadline = app_now()
    where gameid = 'gundam' and id = ${url.split('/').at(-1)}::uuid`.execute(api.database.db);
const codeOf = (answer: { json: () => { code?: string } }) => answer.json().code;

beforeEach(async () => {
  organiser = await createMember(api);
  player = await createMember(api);
  const event = { organizerId: organiser.id, policy: 'inTheCut', listRequired: true };
  url = `/api/games/gundam/tournaments/${await addTournament(api.database.db, event)}`;
  listId = (await enter(player)).list.id;
});

/** Returns what a member can read after a deck check: the list, all lists, roster and desk. */
async function readEverywhere(who: Member) {
  const [list, lists, roster, desk] = await Promise.all([
    who.call('GET', `${url}/lists/${listId}`),
    who.call('GET', `${url}/lists`),
    who.call('GET', `${url}/registrations`),
    who.call('GET', `${url}/desk`),
  ]);
  const isPlayer = (one: { name: string }) => one.name === player.username;
  return {
    list: list.statusCode,
    lists: lists.json<{ lists: { playerId: string; id: string }[] }>().lists.map(({ id }) => id),
    roster: roster
      .json<{ players: { name: string; listId: string | null }[] }>()
      .players.find(isPlayer)?.listId,
    code: desk.json<{ players: { name: string; code: string | null }[] }>().players.find(isPlayer)
      ?.code,
  };
}

const NOTHING = { list: 403, lists: [], roster: null, code: null };

it('before the start no staff reads a hidden list, since they could still enter', async () => {
  expect(await readEverywhere(organiser)).toEqual(NOTHING);
});

it('staff who do not play read every list from the start on', async () => {
  await setStatus('running');
  expect(await readEverywhere(organiser)).toMatchObject({
    list: 200,
    lists: [listId],
    roster: listId,
    code: expect.stringMatching(/^[0-9a-f]{12}$/),
  });
});

it('staff who play read a hidden list before the end only by a deck check', async () => {
  const own = await enter(organiser);
  await setStatus('running');
  expect(await readEverywhere(organiser)).toEqual(NOTHING);
  expect((await organiser.call('GET', `${url}/lists/${own.list.id}`)).statusCode).toBe(200);

  const check = await organiser.call('POST', `${url}/lists/${listId}/checks`);
  expect(check.statusCode, check.body).toBe(200);
  expect(check.json<{ id: string; zones: object }>()).toMatchObject({ id: listId });
  const { entry } = (await player.call('GET', `${url}/registrations/me`)).json<Own>();
  expect(entry.checks).toEqual([{ by: organiser.username, at: expect.any(String) }]);
  expect(await readEverywhere(organiser)).toEqual(NOTHING);

  await setStatus('finished');
  expect((await readEverywhere(organiser)).list).toBe(200);
});

it('nobody else checks a deck, and nobody their own', async () => {
  const path = `${url}/lists/${listId}/checks`;
  expect(codeOf(await (await createMember(api)).call('POST', path))).toBe('FORBIDDEN');
  expect(codeOf(await player.call('POST', path))).toBe('FORBIDDEN');
  const own = await enter(organiser);
  expect(codeOf(await organiser.call('POST', `${url}/lists/${own.list.id}/checks`))).toBe(
    'SELF_REFUSED',
  );
  const { entry } = (await player.call('GET', `${url}/registrations/me`)).json<Own>();
  expect(entry.checks).toEqual([]);
});

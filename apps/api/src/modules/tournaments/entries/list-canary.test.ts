import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { addTournament } from '../../../testing/tournament-row.ts';
import { addLegalDeck } from '../../../testing/legal-deck.ts';

/** A list with unique texts, so that any answer containing them reveals the list. */
let api: TestApi;
let player: Member;
let stranger: Member;

beforeAll(async () => {
  api = await createTestApi();
  player = await createMember(api);
  stranger = await createMember(api);
});
afterAll(() => api.close());

type Scene = { id: string; list: { id: string; hash: string }; playerId: string };

async function enterWithList(policy: string): Promise<Scene> {
  const organizerId = (await createMember(api)).id;
  const id = await addTournament(api.database.db, { organizerId, policy, listRequired: true });
  const deckId = await addLegalDeck(api, player.id);
  const url = `/api/games/gundam/tournaments/${id}/registrations`;
  const answer = await player.call('POST', url, { deckId });
  const { entry } = answer.json<{ entry: { id: string; list: Scene['list'] } }>();
  return { id, list: entry.list, playerId: entry.id };
}

/** Returns every readable address, with parameters of this event. */
function listAddresses({ id, list, playerId }: Scene): string[] {
  const known: Record<string, string> = {
    game: 'gundam',
    tournamentId: id,
    listId: list.id,
    registrationId: playerId,
    userId: String(player.id),
    username: player.username,
    round: '1',
  };
  const routes = api.routes.filter(({ method }) => [method].flat().includes('GET'));
  const addresses = routes.map(({ url }) =>
    url.replace(/:(\w+)(\([^)]*\))?/g, (_, name: string) => known[name] ?? 'x').replace('*', ''),
  );
  const pages = ['', '/edit', '/register', '/admin'].map(
    (end) => `/v3/gundam/tournaments/${id}${end}`,
  );
  return [
    ...addresses,
    ...pages,
    '/v3/gundam/tournaments/deck-samples',
    '/v3/gundam/tournaments/meta',
  ].filter((url) => !url.startsWith('/api/live') && !url.includes('/live'));
}

/** Returns addresses whose answer contains a text of the list. */
async function findLeaks(scene: Scene, who: Member | null): Promise<string[]> {
  const words = ['Canary Vanguard', 'Canarywing', scene.list.hash, scene.list.id];
  const leaks: string[] = [];
  for (const url of listAddresses(scene)) {
    const answer = who === null ? await api.app.inject({ url }) : await who.call('GET', url);
    const body = url.includes(scene.list.id) ? answer.body.replaceAll(url, '') : answer.body;
    if (words.some((word) => body.includes(word))) leaks.push(url);
  }
  return leaks;
}

const setStatus = (id: string, status: string) =>
  sql`update tournaments set status = ${status} where gameid = 'gundam'
    and id = ${id}`.execute(api.database.db);

it('a list is in no answer before its policy shows it', async () => {
  const scene = await enterWithList('afterTheEnd');
  expect(listAddresses(scene).length).toBeGreaterThan(100);
  for (const status of ['open', 'running']) {
    await setStatus(scene.id, status);
    expect([await findLeaks(scene, null), await findLeaks(scene, stranger)]).toEqual([[], []]);
  }
  await setStatus(scene.id, 'finished');
  const path = `/api/games/gundam/tournaments/${scene.id}`;
  const shown = await findLeaks(scene, null);
  expect(shown).toEqual(
    expect.arrayContaining([
      `${path}/lists`,
      `${path}/lists/${scene.list.id}`,
      `${path}/registrations`,
    ]),
  );
});

it('in the cut, only lists of its players are shown', async () => {
  const scene = await enterWithList('inTheCut');
  await setStatus(scene.id, 'running');
  const url = `/api/games/gundam/tournaments/${scene.id}/lists`;
  const read = async (who: Member) => (await who.call('GET', `${url}/${scene.list.id}`)).statusCode;
  expect([await read(stranger), await read(player)]).toEqual([403, 200]);
  const addMatch = (round: number, phase: number) =>
    sql`insert into tournament_matches (gameid, tournament_id, round, table_no, phase, a)
      values ('gundam', ${scene.id}, ${round}, 1, ${phase}, ${scene.playerId})`.execute(
      api.database.db,
    );
  await addMatch(1, 0);
  expect(await read(stranger)).toBe(403);
  const players = async () =>
    (await api.app.inject({ url: url.replace('/lists', '/registrations') })).body;
  expect(await players()).not.toContain(scene.list.id);
  await addMatch(5, 1);
  expect(await read(stranger)).toBe(200);
  expect(await players()).toContain(scene.list.id);
});

it.each([
  ['open', ['open', 'running', 'finished']],
  ['afterStart', ['running', 'finished']],
  ['inTheCut', ['finished']],
  ['afterTheEnd', ['finished']],
])('%s shows lists when it is %j', async (policy, shownIn) => {
  const scene = await enterWithList(policy);
  const url = `/api/games/gundam/tournaments/${scene.id}/lists`;
  for (const status of ['open', 'running', 'finished', 'cancelled']) {
    await setStatus(scene.id, status);
    const { lists } = (await api.app.inject({ url })).json<{ lists: object[] }>();
    expect([status, lists.length]).toEqual([status, shownIn.includes(status) ? 1 : 0]);
  }
});

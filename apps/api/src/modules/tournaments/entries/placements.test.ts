import type { ResultsAnswer } from '@deckframe/contract/tournaments/tournament-results';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDeckRow, createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { addEntry, addTournament, type EventRow } from '../../../testing/tournament-row.ts';

let api: TestApi;
let owner: Member;
let stranger: Member;
let deck: { id: string; shownId: string };

beforeAll(async () => {
  api = await createTestApi();
  stranger = await createMember(api);
});
beforeEach(async () => {
  owner = await createMember(api);
  deck = await createDeckRow(api, { userId: owner.id });
});
afterAll(() => api.close());

const ofDeck = (game = 'gundam') => `/api/games/${game}/decks/${deck.shownId}/results`;
const ofOwner = (game = 'gundam') => `/api/games/${game}/users/${owner.id}/results`;
const read = async (url: string, who: Member | null = stranger) => {
  const answer = who === null ? await api.app.inject({ url }) : await who.call('GET', url);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ResultsAnswer>();
};
const readBoth = async () => [
  (await read(ofDeck())).results.length,
  (await read(ofOwner())).results.length,
];

/** The owner finished third with the deck, a guest first. */
async function play(event: Partial<EventRow> = {}): Promise<string> {
  const { db } = api.database;
  const facts = { status: 'finished', startsIn: '-1 day', ...event };
  const id = await addTournament(db, { organizerId: stranger.id, ...facts });
  await addEntry(db, id, { userId: owner.id, name: 'Own', deckId: deck.id, placement: 3 });
  await addEntry(db, id, { userId: null, placement: 1 });
  return id;
}
const setEvent = (id: string, assignment: string) =>
  sql`update tournaments set ${sql.raw(assignment)} where gameid = 'gundam'
    and id = ${id}::uuid`.execute(api.database.db);

it('a finished event is shown with deck and player to anybody, newest first', async () => {
  const older = await play({ startsIn: '-9 days' });
  const newer = await play();
  const at = (moment: string) => `start_date = '${moment}', registration_deadline = '${moment}'`;
  await setEvent(newer, `${at('2026-03-01 23:30+00')}, name = 'Late open'`);
  await setEvent(older, at('2026-02-01 12:00+00'));
  const facts = { placement: 3, playerCount: 2 };
  const results = [
    // In the time zone of Berlin it was already the next day.
    { ...facts, tournamentId: newer, tournament: 'Late open', day: '2026-03-02' },
    { ...facts, tournamentId: older, tournament: 'Harbour weekly', day: '2026-02-01' },
  ];
  for (const who of [null, stranger, owner])
    for (const url of [ofDeck(), ofOwner()])
      expect(await read(url, who)).toEqual({ results, next: null });
});

it("a private deck's results are visible to its owner only; the player's place is public", async () => {
  await play();
  await sql`update decklists set visibility = 0 where gameid = 'gundam'
    and id = ${deck.id}::uuid`.execute(api.database.db);
  expect((await stranger.call('GET', ofDeck())).json()).toMatchObject({ code: 'DECK_NOT_FOUND' });
  expect((await api.app.inject({ url: ofDeck() })).statusCode).toBe(404);
  expect((await read(ofDeck(), owner)).results).toHaveLength(1);
  expect((await read(ofOwner())).results).toHaveLength(1);
});

it.each([
  ['still running, so that its lists are hidden', `status = 'running'`],
  ['running with open lists', `status = 'running', list_policy = 'open'`],
  ['cancelled', `status = 'cancelled'`],
  ['unlisted', `trust = 'unlisted'`],
  ['hidden by moderators', `moderated_at = app_now()`],
])('an event that is %s is not shown', async (_, assignment) => {
  const id = await play();
  expect(await readBoth()).toEqual([1, 1]);
  await setEvent(id, assignment);
  expect(await readBoth()).toEqual([0, 0]);
});

it('the same id in another game is another deck with its own events', async () => {
  await play();
  await createDeckRow(api, { userId: stranger.id, game: 'ua', id: deck.id });
  expect((await read(ofDeck('ua'))).results).toEqual([]);
  expect((await read(ofOwner('ua'))).results).toEqual([]);
});

it('erased members and guests have no results', async () => {
  await play();
  expect((await read(`/api/games/gundam/users/${stranger.id}/results`)).results).toEqual([]);
  await sql`update users set deleted_at = app_now() where id = ${owner.id}`.execute(
    api.database.db,
  );
  await sql`select erase_tournament_traces(${owner.id})`.execute(api.database.db);
  const [left, profile] = [
    await stranger.call('GET', ofOwner()),
    await stranger.call('GET', `/api/users/${owner.id}`),
  ];
  expect(left.statusCode).toBe(profile.statusCode);
  expect(left.body).not.toContain('Harbour weekly');
  const nobody = await stranger.call('GET', '/api/games/gundam/users/987654/results');
  expect(nobody.json()).toMatchObject({ code: 'USER_NOT_FOUND' });
});

it('results have pages of 20, and cursors of other lists are refused', async () => {
  for (let day = 1; day <= 21; day += 1) await play({ startsIn: `-${day} days` });
  for (const url of [ofDeck(), ofOwner()]) {
    const first = await read(url);
    const rest = await read(`${url}?after=${first.next}`);
    expect([first.results.length, rest.results.length, rest.next]).toEqual([20, 1, null]);
    const ids = [...first.results, ...rest.results].map(({ tournamentId }) => tournamentId);
    expect(new Set(ids).size).toBe(21);
    expect((await stranger.call('GET', `${url}?after=x`)).statusCode).toBe(400);
  }
});

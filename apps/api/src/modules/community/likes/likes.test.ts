import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDeckRow, createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
let owner: Member;
let member: Member;
let deck: { id: string; shownId: string };
let url: string;

beforeAll(async () => {
  api = await createTestApi({ isPatient: true });
});
beforeEach(async () => {
  [owner, member] = [await createMember(api), await createMember(api)];
  deck = await createDeckRow(api, { userId: owner.id });
  url = `/api/games/gundam/decks/${deck.shownId}/like`;
});
afterAll(() => api.close());

const countersOf = (id: number) =>
  api.database.db
    .selectFrom('profiles_public')
    .select(['like_count', 'like_received_count', 'user_exp'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

it('LIKE-01 LIKE-02 LIKE-03 a like is a row and moves the counter of its deck; EXP-12 pays +50 once', async () => {
  expect((await member.call('PUT', url)).json()).toMatchObject({
    likeCount: 1,
    liked: true,
    exp: [{ action: 'like', expAwarded: 50 }],
  });
  const rows = await api.database.db.selectFrom('likes').selectAll().execute();
  expect(rows).toMatchObject([
    { user_id: member.id, content_type: 'deck', content_id: deck.id, gameid: 'gundam' },
  ]);
  expect(await countersOf(owner.id)).toMatchObject({ like_received_count: 1, like_count: 0 });

  expect((await member.call('DELETE', url)).json()).toEqual({ likeCount: 0, liked: false });
  expect((await member.call('PUT', url)).json()).toMatchObject({ likeCount: 1, exp: [] });
  expect(await countersOf(member.id)).toEqual({
    like_count: 1,
    like_received_count: 0,
    user_exp: 50,
  });
});

it('LIKE-04 liking again returns `Already liked` and changes nothing', async () => {
  await member.call('PUT', url);
  const again = await member.call('PUT', url);
  expect([again.statusCode, again.json().detail]).toEqual([409, 'Already liked']);
  expect((await member.call('GET', url)).json()).toEqual({ likeCount: 1, liked: true });
});

it('LIKE-05 a visitor sees the number but cannot like', async () => {
  await member.call('PUT', url);
  expect((await api.app.inject({ url })).json()).toEqual({ likeCount: 1, liked: false });
  const answer = await api.app.inject({
    method: 'PUT',
    url,
    headers: { origin: 'http://cards.test' },
  });
  expect(answer.statusCode).toBe(401);
});

it('a private deck cannot be liked by others, and liking the own deck pays nothing', async () => {
  const hidden = await createDeckRow(api, { userId: owner.id, visibility: 0 });
  const hiddenUrl = `/api/games/gundam/decks/${hidden.shownId}/like`;
  expect((await member.call('PUT', hiddenUrl)).statusCode).toBe(404);
  expect((await owner.call('PUT', url)).json()).toMatchObject({ likeCount: 1, exp: [] });
});

it('a like pays only its giver, and no account that is new or unconfirmed', async () => {
  const { db } = api.database;
  for (let place = 0; place < 12; place += 1) {
    const puppet = await createMember(api);
    const facts = place % 2 === 0 ? { emailverified: false } : { createdon: new Date() };
    await db.updateTable('users').set(facts).where('id', '=', puppet.id).execute();
    expect((await puppet.call('PUT', url)).json()).toMatchObject({ liked: true, exp: [] });
    expect(await countersOf(puppet.id)).toMatchObject({ like_count: 1, user_exp: 0 });
  }
  expect(await countersOf(owner.id)).toMatchObject({ like_received_count: 12, user_exp: 0 });
});

it('concurrent mutual likes do not deadlock', async () => {
  const other = await createDeckRow(api, { userId: member.id });
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all([
      member.call('PUT', url),
      owner.call('PUT', `/api/games/gundam/decks/${other.shownId}/like`),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await Promise.all([
      member.call('DELETE', url),
      owner.call('DELETE', `/api/games/gundam/decks/${other.shownId}/like`),
    ]);
  }
  expect(await countersOf(owner.id)).toMatchObject({ like_count: 0, like_received_count: 0 });
});

it('a like during the deletion of its deck is deleted with it; a later one gets 404', async () => {
  const { db } = api.database;
  const like = `insert into likes (user_id, content_type, content_id, gameid)
    values (${member.id}, 'deck', '${deck.id}', 'gundam')`;
  const other = new Client({ connectionString: api.database.url('migrator') });
  await other.connect();
  await other.query('begin');
  await other.query(like);
  const clearing = db.deleteFrom('decklists').where('id', '=', deck.id).execute();
  const waiting = sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await waiting.execute(db)).rows.length).toBe(1);
  await other.query('commit');
  await clearing;
  expect(await countersOf(member.id)).toMatchObject({ like_count: 0 });
  await expect(other.query(like)).rejects.toThrow('a like for nothing');
  await other.end();
});

it('deleting a deck deletes its likes', async () => {
  await member.call('PUT', url);
  await api.database.db.deleteFrom('decklists').where('id', '=', deck.id).execute();
  expect(await countersOf(member.id)).toMatchObject({ like_count: 0 });
  expect(await countersOf(owner.id)).toMatchObject({ like_received_count: 0 });
});

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findWrongCounters } from '../testing/community-counters.ts';
import { createDeckRow, createMember, type Member } from '../testing/member.ts';
import { readNotices } from '../testing/notice-scene.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

/** Clients create ids, so a deck of another game can have the same id. */
let api: TestApi;
let admin: Member;
let owner: Member;
let other: Member;
let member: Member;
let deck: { id: string; shownId: string };

beforeAll(async () => {
  api = await createTestApi();
  admin = await createMember(api, 'Administrator');
});
beforeEach(async () => {
  [owner, other, member] = [
    await createMember(api),
    await createMember(api),
    await createMember(api),
  ];
  deck = await createDeckRow(api, { userId: owner.id, game: 'gundam' });
  await createDeckRow(api, { userId: other.id, game: 'ua', id: deck.id });
});
afterAll(() => api.close());

const pathOf = (game: string): string => `/api/games/${game}/decks/${deck.shownId}`;
const like = async (game: string) =>
  (await member.call('GET', `${pathOf(game)}/like`)).json<object>();

it('decks with the same id in two games are liked, paid and unliked separately', async () => {
  const first = await member.call('PUT', `${pathOf('gundam')}/like`);
  const second = await member.call('PUT', `${pathOf('ua')}/like`);
  expect(first.json()).toMatchObject({ likeCount: 1, exp: [{ expAwarded: 50 }] });
  expect(second.json()).toMatchObject({ likeCount: 1, exp: [{ expAwarded: 50 }] });
  await member.call('DELETE', `${pathOf('ua')}/like`);
  expect(await like('ua')).toEqual({ likeCount: 0, liked: false });
  expect(await like('gundam')).toEqual({ likeCount: 1, liked: true });
  await member.call('DELETE', `${pathOf('ua')}/like`);
  expect(await like('gundam')).toEqual({ likeCount: 1, liked: true });
  expect(await findWrongCounters(api.database.db)).toEqual([]);
});

it('liking a deck does not show the deck with its id in another game as liked', async () => {
  await member.call('PUT', `${pathOf('gundam')}/like`);
  expect(await like('ua')).toEqual({ likeCount: 0, liked: false });
});

it('deleting a deck keeps the likes of the deck with its id in another game', async () => {
  await member.call('PUT', `${pathOf('gundam')}/like`);
  const decks = api.database.db.deleteFrom('decklists').where('id', '=', deck.id);
  await decks.where('gameid', '=', 'ua').execute();
  expect(await like('gundam')).toEqual({ likeCount: 1, liked: true });
});

it('decks with the same id in two games are reported and removed separately', async () => {
  const reportOf = (game: string) =>
    member.call('POST', '/api/reports', {
      contentType: 'deck',
      contentId: deck.shownId,
      game,
      reason: `Spam in ${game}`,
    });
  await reportOf('gundam');
  await reportOf('ua');
  type Queue = { reports: { id: string; reason: string }[] };
  const queue = async () => (await admin.call('GET', '/api/admin/reports')).json<Queue>().reports;
  const open = await queue();
  expect(open.map(({ reason }) => reason)).toEqual(['Spam in gundam', 'Spam in ua']);
  const url = `/api/admin/reports/${open[1]?.id}/decision`;
  expect((await admin.call('POST', url, { outcome: 'removed' })).statusCode).toBe(204);
  expect((await member.call('GET', pathOf('ua'))).statusCode).toBe(404);
  expect((await member.call('GET', pathOf('gundam'))).statusCode).toBe(200);
  expect((await queue()).map(({ reason }) => reason)).toEqual(['Spam in gundam']);
});

it('decks with the same id in two games have separate comments and bookmarks', async () => {
  const comments = (game: string) => `/api/games/${game}/comments/deck/${deck.shownId}`;
  await member.call('POST', comments('gundam'), { text: 'Hello' });
  await member.call('PUT', `${pathOf('gundam')}/bookmark`);
  type Comments = { comments: object[] };
  const commented = (await member.call('GET', comments('ua'))).json<Comments>();
  expect(commented.comments).toEqual([]);
  const told = async (who: Member) => (await readNotices(who)).map(({ place }) => place?.game);
  const answer = await member.call('POST', comments('ua'), { text: 'Hello there' });
  expect([await told(owner), await told(other)]).toEqual([['gundam'], ['ua']]);
  const { comment } = answer.json<{ comment: { id: string } }>();
  await member.call('DELETE', `/api/comments/${comment.id}`);
  expect([await told(owner), await told(other)]).toEqual([['gundam'], []]);
  expect((await member.call('GET', pathOf('ua'))).json()).toMatchObject({ commentCount: 0 });
  expect((await member.call('GET', pathOf('gundam'))).json()).toMatchObject({ commentCount: 1 });
  const stored = await member.call('GET', '/api/games/ua/my-bookmarks');
  expect(stored.json()).toMatchObject({ decks: [] });
  await member.call('DELETE', `${pathOf('ua')}/bookmark`);
  const stayed = await member.call('GET', '/api/games/gundam/my-bookmarks');
  expect(stayed.json<{ decks: object[] }>().decks).toHaveLength(1);
});

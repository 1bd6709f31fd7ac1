import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import {
  makeCard,
  makeSeries,
  publish,
  SERIES,
  type Series,
} from '../../creators/series/testing/series-scene.ts';

let api: TestApi;
let owner: Member;
let fan: Member;
let admin: Member;
let series: Series;

beforeAll(async () => {
  api = await createTestApi();
  admin = await createMember(api, 'Administrator');
});
beforeEach(async () => {
  [owner, fan] = [await createMember(api), await createMember(api)];
  series = await makeSeries(owner);
  await makeCard(owner, series);
});
afterAll(() => api.close());

const urlOf = (id: string, game = 'gundam') => `/api/games/${game}/comments/custom-series/${id}`;
const say = (who: Member, text = 'Lovely', game = 'gundam') =>
  who.call('POST', urlOf(series.id, game), { text });
const count = async () => {
  const answer = await owner.call('GET', `${SERIES}/${series.id}`);
  return answer.json<{ comment_count: number }>().comment_count;
};
const read = async (who: Member) =>
  (await who.call('GET', urlOf(series.id))).json<{ comments: { id: string; text: string }[] }>();
type Notices = { notices: { kind: string; place: object }[] };
const noticesOf = async (who: Member) =>
  (await who.call('GET', '/api/me/notices')).json<Notices>().notices;

it('members comment on a published series, its counter moves, and the owner is notified', async () => {
  expect((await say(fan)).json().code).toBe('CUSTOM_SERIES_NOT_FOUND');
  await publish(owner, series);
  const said = (await say(fan)).json<{ comment: { id: string } }>();
  expect(await count()).toBe(1);
  expect(await noticesOf(owner)).toMatchObject([
    {
      kind: 'comment',
      place: { type: 'custom-series', game: 'gundam', id: series.id, comment: said.comment.id },
    },
  ]);

  const removal = `/api/admin/comments/${said.comment.id}/removal`;
  expect((await admin.call('PUT', removal, { reason: 'Rude' })).statusCode).toBe(200);
  expect([await count(), (await read(owner)).comments]).toEqual([0, []]);
  // The author still sees the comment and a link to it.
  expect((await read(fan)).comments).toHaveLength(1);
  expect(await noticesOf(fan)).toMatchObject([
    { kind: 'moderation', place: { type: 'custom-series', id: series.id } },
  ]);
  expect((await admin.call('DELETE', removal)).statusCode).toBe(200);
  expect(await count()).toBe(1);
});

it('series of another game, drafts and hidden series have no public comments; a closed one accepts none', async () => {
  await publish(owner, series);
  expect((await say(fan, 'Elsewhere', 'opcg')).statusCode).toBe(404);
  const lock = `/api/admin/games/gundam/comments/custom-series/${series.id}/lock`;
  await admin.call('PUT', lock, { locked: true });
  expect((await say(fan)).json().code).toBe('COMMENTS_LOCKED');
  await admin.call('PUT', lock, { locked: false });
  await say(fan);
  await publish(owner, series, false);
  expect((await fan.call('GET', urlOf(series.id))).statusCode).toBe(404);
  expect((await read(owner)).comments).toHaveLength(1);
  await publish(owner, series);
  const hide = `/api/admin/games/gundam/custom-series/${series.id}/removal`;
  await admin.call('PUT', hide, { reason: 'Stolen art' });
  expect((await fan.call('GET', urlOf(series.id))).statusCode).toBe(404);
});

it('blocked members cannot comment; five concurrent comments count as five; deleting the series deletes them', async () => {
  await publish(owner, series);
  const many = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((text) => say(fan, text)));
  expect(many.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect(await count()).toBe(5);
  const counted = async () => {
    const row = await api.database.db
      .selectFrom('member_counts')
      .select('comment_count')
      .where('user_id', '=', fan.id)
      .executeTakeFirst();
    return row?.comment_count;
  };
  expect(await counted()).toBe(5);
  await owner.call('PUT', `/api/me/blocks/${fan.id}`);
  expect((await say(fan)).json().code).toBe('CONTACT_BLOCKED');
  await owner.call('DELETE', `${SERIES}/${series.id}`);
  expect(await counted()).toBe(0);
});

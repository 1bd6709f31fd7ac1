import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { makeCard, makeSeries, publish, SERIES, type Series } from './testing/series-scene.ts';

let api: TestApi;
let owner: Member;
let reader: Member;
let moderator: Member;
let series: Series;
beforeAll(async () => {
  api = await createTestApi();
  moderator = await createMember(api, 'Administrator');
});
beforeEach(async () => {
  [owner, reader] = [await createMember(api), await createMember(api)];
  series = await makeSeries(owner);
  await makeCard(owner, series);
  await publish(owner, series);
});
afterAll(() => api.close());

const statusFor = async (who: Member) =>
  (await who.call('GET', `${SERIES}/${series.id}`)).statusCode;
const removal = () => `/api/admin/games/gundam/custom-series/${series.id}/removal`;
const place = () => ({ contentType: 'custom-series', contentId: series.id, game: 'gundam' });
const listOpen = async (what: 'appeals' | 'reports') => {
  const answer = await moderator.call('GET', `/api/admin/${what}`);
  const found = answer.json<Record<string, { id: string; contentId: string }[]>>()[what] ?? [];
  return found.filter(({ contentId }) => contentId === series.id);
};

it('a moderator hides a series with a reason; its owner is notified, appeals once, and it is restored', async () => {
  expect((await reader.call('PUT', removal(), { reason: 'Mine' })).statusCode).toBe(403);
  const hidden = await moderator.call('PUT', removal(), { reason: 'Stolen art' });
  expect(hidden.json()).toMatchObject({ moderated: true, moderation_reason: 'Stolen art' });
  expect([await statusFor(reader), await statusFor(owner)]).toEqual([404, 200]);
  const told = await owner.call('GET', '/api/me/notices');
  expect(told.json()).toMatchObject({
    notices: [
      {
        kind: 'moderation',
        detail: 'hidden',
        message: 'Stolen art',
        place: { type: 'custom-series', id: series.id },
      },
    ],
  });

  const appeal = { ...place(), text: 'I drew it myself' };
  expect((await reader.call('POST', '/api/appeals', appeal)).statusCode).toBe(404);
  expect((await owner.call('POST', '/api/appeals', appeal)).statusCode).toBe(204);
  expect((await owner.call('POST', '/api/appeals', appeal)).json()).toMatchObject({
    code: 'ALREADY_APPEALED',
  });
  const [open] = await listOpen('appeals');
  expect(open).toMatchObject({ snapshot: series.name, reason: 'Stolen art' });
  const decision = { outcome: 'lifted', answer: 'It is yours' };
  await moderator.call('POST', `/api/admin/appeals/${open?.id}/decision`, decision);
  expect(await statusFor(reader)).toBe(200);
});

it('a reported series is in the queue; removing hides it, reopening shows it', async () => {
  const report = { ...place(), reason: 'Copied from a book' };
  expect((await owner.call('POST', '/api/reports', report)).statusCode).toBe(400);
  expect((await reader.call('POST', '/api/reports', report)).statusCode).toBe(204);
  const [open] = await listOpen('reports');
  expect(open).toMatchObject({ place: { type: 'custom-series', id: series.id } });
  const decide = (outcome: string) =>
    moderator.call('POST', `/api/admin/reports/${open?.id}/decision`, { outcome });
  expect((await decide('removed')).statusCode).toBe(204);
  expect(await statusFor(reader)).toBe(404);
  expect((await decide('reopened')).statusCode).toBe(204);
  expect(await statusFor(reader)).toBe(200);
});

it('the author of a hidden content appeals, and a moderator lifts it', async () => {
  const creator = await createMember(api, 'Content Creator');
  const made = await creator.call('POST', '/api/games/gundam/contents', {
    name: 'Ramp that holds',
    type: 'article',
    link: null,
    body: 'Play it first.',
    thumbnail: null,
    linkedDeckId: null,
    state: 'published',
    publishAt: null,
  });
  const { id } = made.json<{ id: string }>();
  const url = `/api/admin/games/gundam/contents/${id}/removal`;
  await moderator.call('PUT', url, { reason: 'Spam' });
  const appeal = { contentType: 'content', contentId: id, game: 'gundam', text: 'It is none' };
  expect((await reader.call('POST', '/api/appeals', appeal)).statusCode).toBe(404);
  expect((await creator.call('POST', '/api/appeals', appeal)).statusCode).toBe(204);
  const answer = await moderator.call('GET', '/api/admin/appeals');
  const { appeals } = answer.json<{ appeals: { id: string; contentId: string }[] }>();
  const open = appeals.find(({ contentId }) => contentId === id);
  await moderator.call('POST', `/api/admin/appeals/${open?.id}/decision`, { outcome: 'lifted' });
  expect((await reader.call('GET', `/api/games/gundam/contents/${id}`)).statusCode).toBe(200);
});

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import {
  addEditor,
  makeCard,
  makeSeries,
  publish,
  publishByLink,
  SERIES,
  type Series,
} from './testing/series-scene.ts';

let api: TestApi;
let owner: Member;
let editor: Member;
let stranger: Member;
let series: Series;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  [owner, editor, stranger] = [
    await createMember(api),
    await createMember(api),
    await createMember(api),
  ];
  series = await makeSeries(owner);
  await makeCard(owner, series);
  await addEditor(owner, series, editor);
});
afterAll(() => api.close());

type Page = { series: Series[] };
const idsOf = async (who: Member, url: string) =>
  (await who.call('GET', url)).json<Page>().series.map(({ id }) => id);
const publicIds = (who: Member, query = '') => idsOf(who, `${SERIES}?owner=${owner.id}${query}`);
const ownIds = (who: Member) => idsOf(who, '/api/games/gundam/my-custom-series');
const read = async (who: Member, game = 'gundam') =>
  who.call('GET', `/api/games/${game}/custom-series/${series.id}`);

it('a draft is for its members; a linked series can be read, liked and commented but is not listed', async () => {
  expect((await read(stranger)).statusCode).toBe(404);
  const published = await publishByLink(owner, series);
  expect(published.json()).toMatchObject({ is_published: true, is_listed: false });

  expect((await read(stranger)).json()).toMatchObject({ id: series.id, is_listed: false });
  const visit = await api.app.inject({ url: `${SERIES}/${series.id}/cards` });
  expect(visit.json()).toMatchObject({ series: { id: series.id }, cards: [{ isCustom: true }] });
  const like = await stranger.call('PUT', `${SERIES}/${series.id}/like`);
  expect(like.json()).toMatchObject({ likeCount: 1 });
  const place = `/api/games/gundam/comments/custom-series/${series.id}`;
  expect((await stranger.call('POST', place, { text: 'Lovely' })).statusCode).toBe(200);

  for (const who of [stranger, editor, owner]) {
    expect(await publicIds(who)).toEqual([]);
    expect(await publicIds(who, '&published=1&search=salt')).toEqual([]);
    expect(await idsOf(who, SERIES)).not.toContain(series.id);
  }
  expect([await ownIds(owner), await ownIds(editor)]).toEqual([[series.id], [series.id]]);
  expect(await ownIds(stranger)).toEqual([]);

  expect((await publish(owner, series)).json()).toMatchObject({ is_listed: true });
  expect(await publicIds(stranger)).toEqual([series.id]);
});

it('only the owner changes the audience of a series, in its own game', async () => {
  await publish(owner, series);
  await sql`insert into custom_series (gameid, id, owner_id, name, is_published, published_at)
    values ('ua', ${series.id}, ${stranger.id}, 'Double', true, app_now())`.execute(
    api.database.db,
  );
  expect((await publishByLink(editor, series)).json().code).toBe('CUSTOM_SERIES_DENIED');
  expect((await publishByLink(stranger, series)).json().code).toBe('CUSTOM_SERIES_DENIED');
  expect((await read(stranger)).json()).toMatchObject({ is_listed: true });
  await publishByLink(owner, series);
  expect((await read(owner, 'ua')).json()).toMatchObject({ is_listed: true });
  expect(await idsOf(owner, `/api/games/ua/custom-series?owner=${stranger.id}`)).toEqual([
    series.id,
  ]);
});

it('the first listing date decides the position of a series; link and draft states do not move it to the top', async () => {
  await publishByLink(owner, series);
  const second = await makeSeries(owner, 'Second');
  await makeCard(owner, second);
  await publish(owner, second);
  await publish(owner, series);
  expect(await publicIds(stranger)).toEqual([series.id, second.id]);

  await publishByLink(owner, second);
  await publish(owner, second, false);
  await publish(owner, second);
  expect(await publicIds(stranger)).toEqual([series.id, second.id]);
});

it('a series published before audiences existed keeps its place', async () => {
  await sql`update custom_series set is_published = true, published_at = '2026-01-01'
    where gameid = 'gundam' and id = ${series.id}`.execute(api.database.db);
  const second = await makeSeries(owner, 'Second');
  await makeCard(owner, second);
  await publish(owner, second);
  expect(await publicIds(stranger)).toEqual([second.id, series.id]);
  await publishByLink(owner, series);
  await publish(owner, series);
  expect(await publicIds(stranger)).toEqual([second.id, series.id]);
});

it('publishing a series never pays EXP', async () => {
  await publishByLink(owner, series);
  await publish(owner, series);
  await publish(owner, series, false);
  expect((await publish(owner, series)).json()).toMatchObject({ is_published: true });
  const { rows } = await sql`select from exp_events where user_id = ${owner.id}`.execute(
    api.database.db,
  );
  expect(rows).toEqual([]);
});

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMember, type Member } from '../../../testing/member.ts';
import { choose, readNotices } from '../../../testing/notice-scene.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import {
  accept,
  addEditor,
  invite,
  makeCard,
  makeSeries,
  publish,
  SERIES,
  type Series,
} from './testing/series-scene.ts';

let api: TestApi;
let owner: Member;
let other: Member;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  [owner, other] = [await createMember(api), await createMember(api)];
});
afterAll(() => api.close());

type Page = { series: Series[]; next: string | null };
const listed = async (query = '') =>
  (await other.call('GET', `${SERIES}?published=1${query}`)).json<Page>();
const dismiss = (series: Series, member: Member, as = owner) =>
  as.call('DELETE', `${SERIES}/${series.id}/members/${member.id}`);
const rename = (series: Series, name: string, as = owner, game = 'gundam') =>
  api.app.inject({
    method: 'PUT',
    url: `/api/games/${game}/custom-series/${series.id}`,
    headers: {
      cookie: as.cookie,
      origin: 'http://cards.test',
      'idempotency-key': crypto.randomUUID(),
      'if-match': String(series.version),
    },
    payload: { name, description: '' },
  });

describe('a fan-made series', () => {
  it('CUST-01 CUST-03 is a draft with the documented fields, its editors as a comma list', async () => {
    const series = await makeSeries(owner, '  Salt Road ');
    expect(series).toMatchObject({
      series_map: series.id,
      gameid: 'gundam',
      name: 'Salt Road',
      owner_id: String(owner.id),
      collaboration_members: '',
      is_published: false,
      like_count: 0,
      created_at: expect.stringMatching(/^\d{4}-/),
    });
    const third = await createMember(api);
    await addEditor(owner, series, other);
    const answer = await addEditor(owner, series, third);
    expect(answer['collaboration_members']).toBe(`${other.id},${third.id}`);
  });

  it('CUST-04 is public once it is published with a card and free art', async () => {
    const series = await makeSeries(owner, 'Found by all');
    expect((await publish(owner, series)).json()).toMatchObject({ code: 'CUSTOM_SERIES_EMPTY' });
    await makeCard(owner, series);
    const unsure = await publish(owner, series, true, false);
    expect(unsure.json()).toMatchObject({ code: 'CUSTOM_ART_UNCLEAR' });
    expect((await other.call('GET', `${SERIES}/${series.id}`)).statusCode).toBe(404);
    expect((await listed('&search=found')).series).toEqual([]);

    expect((await publish(owner, series)).json()).toMatchObject({ is_published: true });
    expect((await listed('&search=found')).series).toMatchObject([
      { id: series.id, card_count: 1 },
    ]);

    await publish(owner, series, false);
    expect((await listed('&search=found')).series).toEqual([]);
    expect((await other.call('GET', `${SERIES}/${series.id}/cards`)).statusCode).toBe(404);
  });

  it('CUST-06 is created, read, changed and deleted, and concurrent changes conflict', async () => {
    const series = await makeSeries(owner);
    const renamed = await rename(series, 'Harbor');
    expect(renamed.json()).toMatchObject({ name: 'Harbor', version: 2 });
    expect((await rename(series, 'Lost')).json()).toMatchObject({ code: 'VERSION_CONFLICT' });
    const read = await owner.call('GET', `${SERIES}/${series.id}`);
    expect(read.json()).toMatchObject({ name: 'Harbor' });
    await makeCard(owner, series);
    expect((await owner.call('DELETE', `${SERIES}/${series.id}`)).statusCode).toBe(204);
    expect((await owner.call('GET', `${SERIES}/${series.id}`)).statusCode).toBe(404);
    const left = await sql`select from custom_cards where series_map = ${series.id}`.execute(
      api.database.db,
    );
    expect(left.rows).toEqual([]);
  });

  it('is listed in pages, newest first', async () => {
    for (let index = 0; index < 26; index += 1) {
      await sql`insert into custom_series (gameid, owner_id, name, is_published, published_at)
        values ('ua', ${owner.id}, ${`Series ${index}`}, true,
          '2026-01-01'::timestamptz + make_interval(days => ${index}))`.execute(api.database.db);
    }
    const url = '/api/games/ua/custom-series';
    const first = (await other.call('GET', url)).json<Page>();
    expect(first.series).toHaveLength(24);
    expect(first.series[0]).toMatchObject({ name: 'Series 25' });
    const rest = (await other.call('GET', `${url}?after=${first.next}`)).json<Page>();
    expect(rest.series.map(({ name }) => name)).toEqual(['Series 1', 'Series 0']);
    expect(rest.next).toBeNull();
    expect((await other.call('GET', `${url}?after=nonsense`)).statusCode).toBe(400);
  });

  it('a member has at most twenty per game, also concurrently', async () => {
    await sql`insert into custom_series (gameid, owner_id, name)
      select 'gundam', ${owner.id}, 'Series ' || number
      from generate_series(1, 18) as number`.execute(api.database.db);
    const made = await Promise.all(Array.from({ length: 5 }, () => makeSeries(owner)));
    expect(made.filter(({ id }) => id !== undefined)).toHaveLength(2);
    expect(await makeSeries(owner)).toMatchObject({ code: 'CUSTOM_SERIES_LIMIT' });
    expect(await makeSeries(owner, 'Elsewhere', 'ua')).toMatchObject({ name: 'Elsewhere' });
  });

  it('the same id in another game is another series', async () => {
    const series = await makeSeries(owner);
    await makeCard(owner, series);
    await sql`insert into custom_series (gameid, id, owner_id, name)
      values ('ua', ${series.id}, ${other.id}, 'Double')`.execute(api.database.db);
    await rename(series, 'Theirs', other, 'ua');
    expect((await rename(series, 'Mine too', owner, 'ua')).statusCode).toBe(404);
    await other.call('DELETE', `/api/games/ua/custom-series/${series.id}`);
    const read = await owner.call('GET', `${SERIES}/${series.id}`);
    expect(read.json()).toMatchObject({ name: 'Salt Road', card_count: 1 });
  });
});

describe('editors', () => {
  it('can edit until they are removed', async () => {
    const series = await makeSeries(owner);
    await addEditor(owner, series, other);
    expect(await makeCard(other, series)).toMatchObject({ name: 'Dustlark Courier' });
    expect((await publish(other, series)).json()).toMatchObject({ code: 'CUSTOM_SERIES_DENIED' });
    expect((await other.call('DELETE', `${SERIES}/${series.id}`)).statusCode).toBe(403);
    await dismiss(series, other);
    expect(await makeCard(other, series)).toMatchObject({ code: 'CUSTOM_SERIES_NOT_FOUND' });
    await publish(owner, series);
    expect(await makeCard(other, series)).toMatchObject({ code: 'CUSTOM_SERIES_DENIED' });
  });

  it('may leave, but cannot add members', async () => {
    const series = await makeSeries(owner);
    await addEditor(owner, series, other);
    const third = await createMember(api);
    expect((await invite(other, series, third)).statusCode).toBe(403);
    expect((await dismiss(series, other, other)).statusCode).toBe(204);
    expect((await other.call('GET', `${SERIES}/${series.id}`)).statusCode).toBe(404);
  });

  it('are at most ten including the owner, and never blocked members', async () => {
    const series = await makeSeries(owner);
    await other.call('PUT', `/api/me/blocks/${owner.id}`);
    expect((await invite(owner, series, other)).json()).toMatchObject({ code: 'CONTACT_BLOCKED' });
    expect((await invite(owner, series, owner)).json()).toMatchObject({ code: 'SELF_REFUSED' });
    for (let index = 0; index < 9; index += 1) await invite(owner, series, await createMember(api));
    const tenth = await invite(owner, series, await createMember(api));
    expect(tenth.json()).toMatchObject({ code: 'CUSTOM_MEMBERS_LIMIT' });
  });

  it('the longest-standing editor inherits it when its owner leaves', async () => {
    const leaver = await createMember(api);
    const series = await makeSeries(leaver);
    await addEditor(leaver, series, other);
    await sql`update users set deleted_at = now() where id = ${leaver.id}`.execute(api.database.db);
    const { leaveAllSeries } = await import('./queries.ts');
    await leaveAllSeries(api.database.db, leaver.id as Parameters<typeof leaveAllSeries>[1]);
    const read = await other.call('GET', `${SERIES}/${series.id}`);
    expect(read.json()).toMatchObject({
      owner_id: String(other.id),
      collaboration_members: '',
    });
  });
});

describe('an invitation to a series', () => {
  const openFor = async (member: Member, series: Series) =>
    (await member.call('GET', `${SERIES}/${series.id}`)).json<{
      invited: { username: string }[];
      invited_by: string | null;
      members: unknown[];
    }>();

  it('gives no rights and no name before it is accepted, and shows the draft to the invited', async () => {
    const series = await makeSeries(owner, 'Unasked');
    expect((await invite(owner, series, other)).json()).toMatchObject({
      collaboration_members: '',
      invited: [{ username: other.username }],
    });
    expect(await openFor(other, series)).toMatchObject({
      invited: [],
      invited_by: owner.username,
      members: [],
    });
    expect(await makeCard(other, series)).toMatchObject({ code: 'CUSTOM_SERIES_DENIED' });
    const own = (await other.call('GET', `${SERIES}?published=1&owner=${other.id}`)).json<Page>();
    expect(own.series).toEqual([]);
    const place = { type: 'custom-series', game: 'gundam', id: series.id, comment: null };
    expect(await readNotices(other)).toMatchObject([
      { kind: 'invitation', detail: 'custom-series', label: 'Unasked', place },
    ]);

    expect((await accept(other, series)).json()).toMatchObject({
      collaboration_members: String(other.id),
    });
    expect(await makeCard(other, series)).toMatchObject({ name: 'Dustlark Courier' });
    expect(await readNotices(other)).toEqual([]);
    expect((await accept(other, series)).statusCode).toBe(200);
  });

  it('can be declined or withdrawn; nobody else accepts it', async () => {
    const series = await makeSeries(owner);
    const third = await createMember(api);
    expect((await accept(other, series)).json()).toMatchObject({ code: 'CUSTOM_SERIES_NOT_FOUND' });
    for (const by of [other, owner]) {
      await invite(owner, series, other);
      expect((await accept(third, series)).statusCode).toBe(404);
      expect((await dismiss(series, other, third)).statusCode).toBe(404);
      expect((await dismiss(series, other, by)).statusCode).toBe(204);
      expect((await accept(other, series)).json()).toMatchObject({
        code: 'CUSTOM_SERIES_NOT_FOUND',
      });
      expect(await readNotices(other)).toEqual([]);
    }
    await makeCard(owner, series);
    await publish(owner, series);
    expect((await accept(other, series)).json()).toMatchObject({ code: 'INVITATION_NOT_FOUND' });
  });

  it('five concurrent accepts and declines leave an editor or nobody, and no open invitation', async () => {
    const series = await makeSeries(owner);
    const decline = () => dismiss(series, other, other);
    const join = () => accept(other, series);
    await invite(owner, series, other);
    const sent = await Promise.all([join, decline, join, decline, join].map((answer) => answer()));
    expect(sent.every(({ statusCode }) => [200, 204, 404].includes(statusCode))).toBe(true);
    const { invited, members } = await openFor(owner, series);
    expect([invited, members.length < 2, await readNotices(other)]).toEqual([[], true, []]);
    await decline();
    expect([(await join()).statusCode, (await openFor(owner, series)).members]).toEqual([404, []]);
  });

  it('does not show a series that a moderator hid', async () => {
    const series = await makeSeries(owner);
    await invite(owner, series, other);
    await sql`select set_removal('custom-series', 'gundam', ${series.id}, true, 'Art')`.execute(
      api.database.db,
    );
    expect((await accept(other, series)).statusCode).toBe(404);
  });
});

it('the export of a member has own series with cards, edited ones without, and of earlier ones only the id', async () => {
  const series = await makeSeries(owner, 'Exported');
  await addEditor(owner, series, other);
  const card = await makeCard(other, series);
  const exported = async (member: Member) =>
    (await member.call('GET', '/api/me/export')).json<{ customSeries: object[] }>().customSeries;
  const shown = { gameid: 'gundam', id: series.id, name: 'Exported', is_published: false };
  expect(await exported(owner)).toMatchObject([
    { ...shown, is_owner: true, changed_last: false, cards: [{ id: card.id, name: card.name }] },
  ]);
  expect(await exported(other)).toMatchObject([
    { ...shown, is_owner: false, changed_last: true, cards: null },
  ]);
  await dismiss(series, other);
  expect(await exported(other)).toEqual([{ gameid: 'gundam', id: series.id, changed_last: true }]);
});

describe('a hidden series', () => {
  it('is visible to its members only, whatever they write', async () => {
    const series = await makeSeries(owner, 'Hidden away');
    await makeCard(owner, series);
    await publish(owner, series);
    await sql`select set_removal('custom-series', 'gundam', ${series.id}, true, 'Stolen art')`.execute(
      api.database.db,
    );
    await publish(owner, series);
    await rename(series, 'Hidden away again');
    for (const url of [`${SERIES}/${series.id}`, `${SERIES}/${series.id}/cards`]) {
      expect((await other.call('GET', url)).statusCode).toBe(404);
    }
    const like = await other.call('PUT', `${SERIES}/${series.id}/like`);
    expect(like.statusCode).toBe(404);
    expect((await listed('&search=hidden')).series).toEqual([]);
    const own = await owner.call('GET', `${SERIES}/${series.id}`);
    expect(own.json()).toMatchObject({ moderated: true, moderation_reason: 'Stolen art' });
  });
});

describe('likes of a series', () => {
  it('LIKE-03 C-72 move the counter once per member, and never below zero', async () => {
    const series = await makeSeries(owner, 'Liked');
    await makeCard(owner, series);
    await publish(owner, series);
    const url = `${SERIES}/${series.id}/like`;
    const fans = [other, ...(await Promise.all([1, 2, 3, 4].map(() => createMember(api))))];
    const likes = await Promise.all(fans.map((fan) => fan.call('PUT', url)));
    expect(likes.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect((await other.call('PUT', url)).json()).toMatchObject({ code: 'ALREADY_LIKED' });
    expect((await listed('&search=liked')).series).toMatchObject([{ like_count: 5 }]);
    for (let time = 0; time < 2; time += 1) {
      expect((await other.call('DELETE', url)).json()).toEqual({ likeCount: 4, liked: false });
    }
    await owner.call('DELETE', `${SERIES}/${series.id}`);
    const left = await sql`select from likes where content_id = ${series.id}`.execute(
      api.database.db,
    );
    expect(left.rows).toEqual([]);
  });

  it('notify the owner in one bundle that links to the series; unliking removes the actor', async () => {
    const series = await makeSeries(owner, 'Told of');
    await makeCard(owner, series);
    await publish(owner, series);
    const url = `${SERIES}/${series.id}/like`;
    const fans = await Promise.all([1, 2, 3, 4, 5].map(() => createMember(api)));
    await Promise.all([owner, ...fans].map((fan) => fan.call('PUT', url)));
    const place = { type: 'custom-series', game: 'gundam', id: series.id, comment: null };
    const notice = { kind: 'like', label: 'Told of', place };
    expect(await readNotices(owner)).toMatchObject([{ ...notice, actorCount: 5 }]);
    await Promise.all([fans[0]?.call('DELETE', url), fans[0]?.call('DELETE', url)]);
    expect(await readNotices(owner)).toMatchObject([{ ...notice, actorCount: 4 }]);
    await Promise.all(fans.map((fan) => fan.call('DELETE', url)));
    expect(await readNotices(owner)).toEqual([]);
  });

  it('do not notify an owner who turned that off or blocked the fan', async () => {
    const series = await makeSeries(owner, 'Quiet');
    await makeCard(owner, series);
    await publish(owner, series);
    const url = `${SERIES}/${series.id}/like`;
    await owner.call('PUT', `/api/me/blocks/${other.id}`);
    expect((await other.call('PUT', url)).statusCode).toBe(200);
    await choose(owner, { like: 'off' });
    expect((await (await createMember(api)).call('PUT', url)).statusCode).toBe(200);
    expect(await readNotices(owner)).toEqual([]);
  });
});

import type { Notice } from '@deckframe/contract/rewards/mailbox';
import { createDatabase, type Database } from '@deckframe/database/db';
import { testConnection } from '@deckframe/database/testing-connection';
import { toUserId } from '@deckframe/domain/accounts/access/user-id';
import { ACTORS_MAX } from '@deckframe/domain/rewards/mailbox/notice-kinds';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAILBOX } from '../../../testing/mailbox-scene.ts';
import { createDeckRow, createMember, type Member } from '../../../testing/member.ts';
import {
  choose,
  commentUrl,
  like,
  likeUrl,
  NOTICES,
  readNotices,
} from '../../../testing/notice-scene.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { createTraders, openTrade, TRADES } from '../../../testing/trade-scene.ts';
import { findBroken } from '../../site/health/invariant-queries.ts';
import { notify, sweepNotices } from './service.ts';

let api: TestApi;
let crowd: Database;
let [owner, fan, other] = [] as unknown as [Member, Member, Member];
let deck: { id: string; shownId: string };

beforeAll(async () => {
  api = await createTestApi();
  crowd = createDatabase(testConnection(api.database.url('app')));
});
beforeEach(async () => {
  [owner, fan, other] = [await createMember(api), await createMember(api), await createMember(api)];
  deck = await createDeckRow(api, { userId: owner.id });
});
afterEach(async () => {
  const slice = { from: 0, to: 1_000_000, part: 0, parts: 1 };
  const broken = await findBroken(api.database.db, slice);
  const miscounted = broken.find(({ name }) => name === 'actors of notices');
  if (miscounted !== undefined) throw new Error(`miscounted: ${miscounted.subjects.join()}`);
});
afterAll(async () => {
  await crowd.destroy();
  await api.close();
});

async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`select count(*)::integer as waiting
    from pg_locks join pg_stat_activity using (pid)
    where not granted and datname = current_database()`.execute(api.database.db);
  return rows[0]?.waiting ?? 0;
}

const names = ({ actors }: Notice) => actors.map(({ username }) => username).toSorted();
const unread = async (member: Member) =>
  (await member.call('GET', `${MAILBOX}/unread`)).json<{ notices: number }>().notices;
const comment = async (member: Member, text = 'Nice') =>
  (await member.call('POST', commentUrl(deck.shownId), { text })).json<{
    comment: { id: string };
  }>().comment.id;

describe('bundles', () => {
  it('likes of one deck are one notice, and unliking removes the actor', async () => {
    await like(fan, deck.shownId);
    await like(other, deck.shownId);
    const [first, ...rest] = await readNotices(owner);
    const place = { type: 'deck', game: 'gundam', id: deck.shownId, comment: null };
    expect(rest).toEqual([]);
    expect(first).toMatchObject({ kind: 'like', place, label: 'Test deck', actorCount: 2 });
    expect(first && names(first)).toEqual([fan.username, other.username].toSorted());
    expect(await unread(owner)).toBe(1);
    await fan.call('DELETE', likeUrl(deck.shownId));
    expect(await readNotices(owner)).toMatchObject([{ actorCount: 1 }]);
    await other.call('DELETE', likeUrl(deck.shownId));
    expect([await readNotices(owner), await unread(owner)]).toEqual([[], 0]);
  });

  it('after reading a new bundle starts, and the same like is not repeated', async () => {
    await like(fan, deck.shownId);
    const [first] = await readNotices(owner);
    await owner.call('POST', `${NOTICES}/read`, { ids: [first?.id] });
    expect(await unread(owner)).toBe(0);
    await fan.call('DELETE', likeUrl(deck.shownId));
    await like(fan, deck.shownId);
    expect(await unread(owner)).toBe(0);
    await like(other, deck.shownId);
    const shown = (await readNotices(owner)).map(({ isRead, actorCount }) => [isRead, actorCount]);
    expect(shown).toEqual([
      [false, 1],
      [true, 1],
    ]);
  });

  it('a bundle has at most a hundred actors', async () => {
    await like(fan, deck.shownId);
    const { rows: users } = await sql<{ id: number }>`insert into users
        (name, username, username_key, email)
      select 'Crowd ' || n, 'Crowd ' || n, 'crowd ' || n, 'crowd' || n || '@members.test'
      from generate_series(1, ${ACTORS_MAX - 2}::integer) as n returning id`.execute(
      api.database.db,
    );
    await sql`insert into notice_actors (user_id, notice_id, actor_id)
      select notices.user_id, notices.id, actor from notices,
        unnest(${users.map(({ id }) => id)}::bigint[]) as actor
      where notices.user_id = ${owner.id}`.execute(api.database.db);
    const place = { type: 'deck', game: 'gundam', id: deck.id } as const;
    const tellBy = (db: Database, { id }: { id: number }) => {
      const act = { kind: 'like', place, actorId: toUserId(id) } as const;
      return notify({ db, tell: () => undefined }, [toUserId(owner.id)], act);
    };
    const [held, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const hundredth = api.database.db.transaction().execute(async (db) => {
      await tellBy(db, other);
      held.resolve();
      await go.promise;
    });
    await held.promise;
    // Counts 99 and waits for an uncommitted hundredth actor.
    const next = crowd.transaction().execute(async (db) => tellBy(db, await createMember(api)));
    await expect.poll(countWaiting).toBe(1);
    go.resolve();
    expect([await next, await hundredth]).toEqual([[], undefined]);
    const last = await Promise.all([1, 2].map(() => createMember(api)));
    await Promise.all(last.map((member) => like(member, deck.shownId)));
    const [full, ...rest] = await readNotices(owner);
    expect(rest).toEqual([]);
    expect([full?.actorCount, full?.actors.length]).toEqual([ACTORS_MAX, 3]);
  });

  it('the newest bundle is first, in pages', async () => {
    const decks = [deck, await createDeckRow(api, { userId: owner.id })];
    for (const { shownId } of decks) await like(fan, shownId);
    await like(other, deck.shownId);
    const shown = (await readNotices(owner)).map(({ place }) => place?.id);
    expect(shown).toEqual([deck.shownId, decks[1]?.shownId]);
    await sql`insert into notices (user_id, kind, place_type, place_id, changed_at)
      select ${owner.id}, 'follow', 'profile', n::text, app_now() - make_interval(mins => n)
      from generate_series(1, 65) as n`.execute(api.database.db);
    const ids = new Set<string>();
    let next: string | null = '';
    while (next !== null) {
      const url: string = next === '' ? NOTICES : `${NOTICES}?after=${next}`;
      const page: { notices: Notice[]; next: string | null } = (
        await owner.call('GET', url)
      ).json();
      for (const { id } of page.notices) ids.add(id);
      next = page.next;
    }
    expect(ids.size).toBe(67);
    expect((await owner.call('GET', `${NOTICES}?after=x`)).statusCode).toBe(400);
    await owner.call('POST', `${NOTICES}/read`, { ids: 'all' });
    expect(await unread(owner)).toBe(0);
  });
});

describe('receivers', () => {
  it('exclude the actor and blocked members in both directions', async () => {
    await like(owner, deck.shownId);
    await owner.call('PUT', `/api/me/blocks/${fan.id}`);
    await other.call('PUT', `/api/me/blocks/${owner.id}`);
    await like(fan, deck.shownId);
    await like(other, deck.shownId);
    expect(await readNotices(owner)).toEqual([]);
  });

  it('a block removes the blocked member from existing notices', async () => {
    await like(fan, deck.shownId);
    await fan.call('PUT', `/api/users/${owner.id}/follow`);
    await like(other, deck.shownId);
    await owner.call('PUT', `/api/me/blocks/${fan.id}`);
    expect((await readNotices(owner)).map(names)).toEqual([[other.username]]);
  });

  it('exclude members who turned the kind off, for that kind only', async () => {
    await choose(owner, { like: 'off' });
    await like(fan, deck.shownId);
    await fan.call('PUT', `/api/users/${owner.id}/follow`);
    expect(await readNotices(owner)).toMatchObject([{ kind: 'follow' }]);
    await fan.call('DELETE', `/api/users/${owner.id}/follow`);
    expect(await readNotices(owner)).toEqual([]);
    const known = (await owner.call('GET', '/api/me/notice-settings')).json();
    expect(known).toMatchObject({ ways: { like: 'off', follow: 'site' }, rhythm: 'daily' });
  });

  it('include the deck owner and earlier commenters', async () => {
    await comment(fan);
    const last = await comment(other, 'Very nice');
    expect(await readNotices(owner)).toMatchObject([
      { kind: 'comment', actorCount: 2, place: { comment: last, id: deck.shownId } },
    ]);
    expect(await readNotices(fan)).toMatchObject([{ kind: 'reply', place: { comment: last } }]);
    expect(await readNotices(other)).toEqual([]);
    await other.call('DELETE', `/api/comments/${last}`);
    expect((await readNotices(owner)).map(names)).toEqual([[fan.username]]);
    expect(await readNotices(fan), 'what nobody can read is told to nobody').toEqual([]);
    expect([await unread(owner), await unread(fan)]).toEqual([1, 0]);
  });

  it('a deleted or hidden comment leaves all bundles, which then link to a remaining one', async () => {
    const admin = await createMember(api, 'Administrator');
    await comment(fan, 'I was here before');
    await comment(other);
    await owner.call('POST', `${NOTICES}/read`, { ids: 'all' });
    await fan.call('POST', `${NOTICES}/read`, { ids: 'all' });
    const ids = [await comment(fan, 'One'), await comment(fan, 'Two'), await comment(fan, 'Three')];
    const places = async (member: Member) =>
      (await readNotices(member))
        .filter(({ isRead }) => !isRead)
        .map(({ place }) => place?.comment);
    expect([await places(owner), await places(other)]).toEqual([[ids[2]], [ids[2]]]);
    await fan.call('DELETE', `/api/comments/${ids[2]}`);
    expect([await places(owner), await places(other)]).toEqual([[ids[1]], [ids[1]]]);
    const hide = { reason: 'Please be kind' };
    await admin.call('PUT', `/api/admin/comments/${ids[1]}/removal`, hide);
    expect([await places(owner), await places(other)]).toEqual([[ids[0]], [ids[0]]]);
    await other.call('POST', `${NOTICES}/read`, { ids: 'all' });
    expect((await admin.call('DELETE', `/api/comments/${ids[0]}`)).statusCode).toBe(204);
    expect(await places(owner), 'although the first comment of the author stays').toEqual([]);
    expect(await readNotices(other), 'what was read stays').toHaveLength(1);
  });

  it('include the other side of a trade, with its latest step', async () => {
    const { one, other: partner } = await createTraders(api);
    const { id } = await openTrade(one, partner);
    const place = { type: 'trade', game: 'gundam', id };
    expect(await readNotices(partner)).toMatchObject([{ kind: 'trade', detail: 'offer', place }]);
    const confirm = (member: Member) =>
      member.call('POST', `${TRADES}/${id}/confirm`, { round: 1 });
    const last = async (member: Member) => (await readNotices(member)).map(({ detail }) => detail);
    await confirm(partner);
    expect(await last(one)).toEqual(['confirm']);
    expect((await confirm(one)).statusCode).toBe(200);
    expect(await last(partner)).toEqual(['done']);
    await partner.call('POST', `${TRADES}/${id}/undo`);
    await one.call('POST', `${TRADES}/${id}/undo`);
    expect([await last(one), await last(partner)]).toEqual([['undo'], ['undone']]);
  });

  it('include reporters, and authors of hidden content with the result of their appeal', async () => {
    const admin = await createMember(api, 'Administrator');
    const id = await comment(fan, 'Rude words');
    for (const reporter of [owner, other]) {
      const body = { contentType: 'comment', contentId: id, reason: 'Rude' };
      expect((await reporter.call('POST', '/api/reports', body)).statusCode).toBe(204);
    }
    const { reports } = (await admin.call('GET', '/api/admin/reports')).json();
    const decision = { outcome: 'removed', reason: 'Please be kind' };
    const url = `/api/admin/reports/${reports[0].id}/decision`;
    expect((await admin.call('POST', url, decision)).statusCode).toBe(204);
    const place = { type: 'deck', id: deck.shownId, comment: id };
    expect(await readNotices(other)).toMatchObject([{ kind: 'report', detail: 'removed', place }]);
    const hidden = { kind: 'moderation', detail: 'hidden', message: 'Please be kind' };
    expect(await readNotices(fan)).toMatchObject([{ ...hidden, isComment: true, place }]);
    const appeal = { contentType: 'comment', contentId: id, game: 'gundam', text: 'Sorry' };
    expect((await fan.call('POST', '/api/appeals', appeal)).statusCode).toBe(204);
    const { appeals } = (await admin.call('GET', '/api/admin/appeals')).json();
    const answer = { outcome: 'lifted', answer: 'Welcome back' };
    await admin.call('POST', `/api/admin/appeals/${appeals[0].id}/decision`, answer);
    expect(await readNotices(fan)).toMatchObject([{ detail: 'lifted', message: 'Welcome back' }]);
  });
});

describe('concurrent notices', () => {
  it('fifty likes of one deck are one bundle of fifty', async () => {
    const fans = await Promise.all(Array.from({ length: 50 }, () => createMember(api)));
    const answers = await Promise.all(fans.map((one) => one.call('PUT', likeUrl(deck.shownId))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(fans.map(() => 200));
    expect(await readNotices(owner)).toMatchObject([{ actorCount: 50 }]);
    const half = fans.slice(0, 25).map((one) => one.call('DELETE', likeUrl(deck.shownId)));
    await Promise.all([...half, owner.call('POST', `${NOTICES}/read`, { ids: 'all' })]);
    expect(await unread(owner)).toBe(0);
  });

  it('deleting five comments while a new one is written', async () => {
    await comment(other);
    const five = await Promise.all(Array.from({ length: 5 }, () => createMember(api)));
    const ids = await Promise.all(five.map((one) => comment(one)));
    const [told] = await readNotices(owner);
    expect(told?.actorCount).toBe(6);
    const gone = five.map((one, at) => one.call('DELETE', `/api/comments/${ids[at]}`));
    const [newest, ...answers] = await Promise.all([comment(fan), ...gone]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(five.map(() => 204));
    const place = { comment: newest };
    expect(await readNotices(owner)).toMatchObject([{ actorCount: 2, place }]);
    expect(await readNotices(other)).toMatchObject([{ kind: 'reply', actorCount: 1, place }]);
    expect(await unread(other)).toBe(1);
  });

  it('five writes of one member about five subjects, and mutual likes', async () => {
    const decks = [deck];
    while (decks.length < 5) decks.push(await createDeckRow(api, { userId: owner.id }));
    const theirs = await createDeckRow(api, { userId: fan.id });
    const statuses = await Promise.all([
      ...decks.map(({ shownId }) => fan.call('PUT', likeUrl(shownId))),
      owner.call('PUT', likeUrl(theirs.shownId)),
      owner.call('POST', `${NOTICES}/read`, { ids: 'all' }),
      owner.call('POST', `${NOTICES}/read`, { ids: 'all' }),
    ]);
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([...Array(6).fill(200), 204, 204]);
    expect(await readNotices(owner)).toHaveLength(5);
    expect(await readNotices(fan)).toHaveLength(1);
  });
});

it('a member reads and removes only their own notices', async () => {
  await like(fan, deck.shownId);
  const [{ id } = { id: '' }] = await readNotices(owner);
  expect(await readNotices(fan), 'nobody reads another’s').toEqual([]);
  await fan.call('POST', `${NOTICES}/read`, { ids: [id] });
  expect(await unread(owner)).toBe(1);
  expect((await fan.call('DELETE', `${NOTICES}/${id}`)).statusCode).toBe(404);
  expect((await owner.call('DELETE', `${NOTICES}/${id}`)).statusCode).toBe(204);
  expect(await readNotices(owner)).toEqual([]);
});

it('bundles without a change for half a year are deleted with their actors', async () => {
  await like(fan, deck.shownId);
  await fan.call('PUT', `/api/users/${owner.id}/follow`);
  await sql`update notices set changed_at = app_now() - interval '181 days'
    where user_id = ${owner.id} and kind = 'like'`.execute(api.database.db);
  await sweepNotices(api.database.db);
  expect(await readNotices(owner)).toMatchObject([{ kind: 'follow' }]);
});

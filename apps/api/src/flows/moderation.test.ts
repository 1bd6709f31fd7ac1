import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeckAnswer } from '@deckframe/contract/decks/decks';
import { decodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  DECKS,
  type DeckScene,
  type Member,
  openDeckScene,
} from '../modules/decks/decks/testing/deck-scene.ts';
import { findWrongCounters } from '../testing/community-counters.ts';

const NAME = 'Wandering lantern';
const SAVE = { name: NAME, decklistContent: '4 x GD01-001\n1 x GD01-002' };
const REASON = 'It shows an address of somebody.';

let scene: DeckScene;
let web: string;
let admin: Member;
let owner: Member;
let reader: Member;
let deck: DeckAnswer;

beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'deckframe-web-'));
  writeFileSync(join(web, 'index.html'), '<html><head><!--head--></head></html>');
  scene = await openDeckScene({ env: { WEB_DIST: web } });
  admin = await scene.join('Administrator');
});
beforeEach(async () => {
  await sql`delete from decklists`.execute(scene.api.database.db);
  [owner, reader] = [await scene.join(), await scene.join()];
  deck = await scene.create(owner, { ...SAVE, visibility: 'public' });
  const featuredDecks = [{ game: 'gundam', id: deck.id }];
  await scene.send('PATCH', '/api/me/profile', { as: owner, body: { featuredDecks } });
  await scene.send('PUT', `${DECKS}/${deck.id}/bookmark`, { as: reader });
  const words = { text: 'Bright' };
  await scene.send('POST', commentsOf(deck), { as: reader, body: words });
});
afterAll(async () => {
  await scene.close();
  rmSync(web, { recursive: true });
});

const commentsOf = ({ id }: DeckAnswer): string => `/api/games/gundam/comments/deck/${id}`;
const removalOf = ({ id }: DeckAnswer): string => `/api/admin/games/gundam/decks/${id}/removal`;
const remove = () => scene.send('PUT', removalOf(deck), { as: admin, body: { reason: REASON } });
const restore = () => scene.send('DELETE', removalOf(deck), { as: admin });

/** All public ways to the deck, for visitors and another member. */
function listWays(): Record<string, () => Promise<boolean>> {
  const url = `${DECKS}/${deck.id}`;
  const opens = (path: string, as?: Member) => async () =>
    (await scene.send('GET', path, as && { as })).statusCode === 200;
  const names = (path: string, as?: Member) => async () => {
    const answer = await scene.send('GET', path, as && { as });
    expect(answer.statusCode).toBe(200);
    return answer.body.includes(NAME);
  };
  const takes = (method: 'PUT' | 'POST' | 'DELETE', path: string, body?: object) => async () => {
    const request = { as: reader, ...(body !== undefined && { body: { ...body } }) };
    return (await scene.send(method, path, request)).statusCode < 400;
  };
  return {
    deck: opens(url),
    'deck to a member': opens(url, reader),
    recent: names(`${DECKS}?order=recent`),
    popular: names(`${DECKS}?order=popular`),
    'popular of the week': names('/api/games/gundam/popular-decks'),
    liked: names(`${DECKS}?order=liked`),
    commented: names(`${DECKS}?order=commented`),
    'list of a member': names(DECKS, reader),
    'search by name': names(`${DECKS}?name=lantern`),
    'search by card': names(`${DECKS}?cards=GD01-001`),
    'decks of the owner': names(`/api/games/gundam/users/${owner.id}/decks`),
    'activity of the owner': names(`/api/users/${owner.id}/activity`),
    'activity of who commented': names(`/api/users/${reader.id}/activity`),
    'featured on the profile': names(`/api/users/${owner.id}`),
    profile: async () => {
      const answer = await scene.send('GET', `/api/users/${owner.id}`);
      return answer.json<{ counts: { decks: number } }>().counts.decks > 0;
    },
    bookmarks: names('/api/games/gundam/my-bookmarks', reader),
    'new bookmark': takes('PUT', `${url}/bookmark`),
    likes: opens(`${url}/like`),
    results: opens(`${url}/results`),
    comments: opens(commentsOf(deck)),
    'new comment': takes('POST', commentsOf(deck), { text: 'Hello' }),
    copy: takes('POST', `${url}/duplicate`, {}),
    view: takes('POST', `${url}/views`),
    report: takes('POST', '/api/reports', {
      contentType: 'deck',
      contentId: deck.id,
      game: 'gundam',
      reason: 'Spam',
    }),
    page: opens(`/v3/gundam/deck/${deck.id}`),
    picture: opens(`/media/gundam/decks/${deck.id}/${deck.pictureHash}.webp`),
    // Readers of the deck get a refusal for its history.
    history: async () => {
      const answer = await scene.send('GET', `${url}/revisions`, { as: reader });
      return answer.statusCode === 403;
    },
  };
}

async function listSeen(): Promise<string[]> {
  const seen: string[] = [];
  for (const [name, isSeen] of Object.entries(listWays())) if (await isSeen()) seen.push(name);
  return seen;
}

it('removed content stays hidden whatever its owner does, until it is restored', async () => {
  const all = Object.keys(listWays());
  expect(await listSeen()).toEqual(all);
  expect((await remove()).statusCode).toBe(200);
  expect(await listSeen()).toEqual([]);
  const url = `${DECKS}/${deck.id}`;
  const acts: [method: 'PUT' | 'POST' | 'DELETE', path: string, body?: Record<string, unknown>][] =
    [
      ['PUT', url, { ...SAVE, notes: 'Changed', visibility: 'public' }],
      ['PUT', `${url}/visibility`, { visibility: 'private' }],
      ['PUT', `${url}/visibility`, { visibility: 'unlisted' }],
      ['PUT', `${url}/visibility`, { visibility: 'public' }],
      ['POST', `${url}/revisions/1/restore`],
      ['PUT', `${url}/archive`, { isArchived: true }],
      ['PUT', `${url}/archive`, { isArchived: false }],
      ['DELETE', url],
      ['POST', `${url}/undelete`],
    ];
  for (const [method, path, body] of acts) {
    const stored = await scene.send('GET', url, { as: owner });
    const { version } = stored.json<Partial<DeckAnswer>>();
    const request = { as: owner, ...(version && { version }), ...(body && { body }) };
    const answer = await scene.send(method, path, request);
    expect([path, answer.statusCode]).toEqual([path, 200]);
    expect([path, await listSeen()]).toEqual([path, []]);
  }
  expect((await restore()).statusCode).toBe(200);
  deck = (await scene.send('GET', url, { as: owner })).json<DeckAnswer>();
  // An open report of the same thing already exists and counts.
  expect(await listSeen()).toEqual(all);
  expect(await findWrongCounters(scene.api.database.db)).toEqual([]);
});

it('the owner and moderators still see removed content with the reason; restoring sends no notice', async () => {
  const url = `${DECKS}/${deck.id}`;
  expect(deck.moderation).toBeNull();
  await remove();
  const moderation = { reason: REASON, at: expect.any(String) };
  for (const as of [owner, admin]) {
    expect((await scene.send('GET', url, { as })).json()).toMatchObject({ moderation });
  }
  const mine = await scene.send('GET', '/api/games/gundam/my-decks', { as: owner });
  expect(mine.json()).toMatchObject({ decks: [{ name: NAME, moderation }] });
  await restore();
  expect((await scene.send('GET', url)).json()).toMatchObject({ moderation: null });
});

it('each removal makes one audit entry, and only moderators may remove', async () => {
  for (const as of [owner, reader]) {
    const body = { reason: REASON };
    expect((await scene.send('PUT', removalOf(deck), { as, body })).statusCode).toBe(403);
    expect((await scene.send('DELETE', removalOf(deck), { as })).statusCode).toBe(403);
  }
  expect((await restore()).json()).toMatchObject({ code: 'NOT_FOUND' });
  await remove();
  await restore();
  const { rows } = await sql`select action, gameid, subject, details from audit_log
    where actor_id = ${admin.id} and subject = ${deck.id} order by id`.execute(
    scene.api.database.db,
  );
  const [before, after] = [{ removed: false }, { removed: true, reason: REASON }];
  const entry = { gameid: 'gundam', subject: deck.id };
  expect(rows).toEqual([
    { ...entry, action: 'decks.remove', details: { before, after } },
    { ...entry, action: 'decks.restore', details: { before: after, after: before } },
  ]);
});

it('the API role cannot write the removal columns', async () => {
  const client = new Client({ connectionString: scene.api.database.url('app') });
  await client.connect();
  const id = decodeDeckId(deck.id);
  for (const table of ['decklists', 'comments']) {
    const text = `update ${table} set moderated_at = null where gameid = 'gundam'`;
    await expect(client.query(text)).rejects.toThrow(/permission denied/);
  }
  await expect(
    client.query(`update decklists set moderation_reason = '' where id = $1`, [id]),
  ).rejects.toThrow(/permission denied/);
  await client.end();
});

type Comment = { id: string; text: string; moderation: object | null };

it('a removed comment is visible to its author and moderators only', async () => {
  const url = commentsOf(deck);
  const list = async (as?: Member) =>
    (await scene.send('GET', url, as && { as })).json<{ comments: Comment[] }>().comments;
  const count = async () =>
    (await scene.send('GET', `${DECKS}/${deck.id}`)).json<DeckAnswer>().commentCount;
  const [first] = await list();
  const removal = `/api/admin/comments/${first?.id}/removal`;
  const body = { reason: REASON };
  expect((await scene.send('PUT', removal, { as: reader, body })).statusCode).toBe(403);
  expect((await scene.send('PUT', removal, { as: admin, body })).statusCode).toBe(200);
  const hiddenTo = async () => [await list(), await list(owner), await count()];
  expect(await hiddenTo()).toEqual([[], [], 0]);
  const change = { as: reader, body: { text: 'Brighter' } };
  const changed = await scene.send('PUT', `/api/comments/${first?.id}`, change);
  expect(changed.statusCode).toBe(200);
  expect(await hiddenTo()).toEqual([[], [], 0]);
  const moderation = { reason: REASON, at: expect.any(String) };
  for (const as of [reader, admin]) {
    expect(await list(as)).toMatchObject([{ text: 'Brighter', moderation }]);
  }
  const activity = await scene.send('GET', `/api/users/${reader.id}/activity`);
  expect(activity.body).not.toContain('Brighter');
  expect(await findWrongCounters(scene.api.database.db)).toEqual([]);
  expect((await scene.send('DELETE', removal, { as: admin })).statusCode).toBe(200);
  expect(await list()).toMatchObject([{ text: 'Brighter', moderation: null }]);
  expect(await count()).toBe(1);
  await scene.send('PUT', removal, { as: admin, body });
  await scene.send('DELETE', `/api/comments/${first?.id}`, { as: reader });
  expect(await count()).toBe(0);
  expect(await findWrongCounters(scene.api.database.db)).toEqual([]);
});

it("a report that ends in a removal hides the content with the moderator's reason", async () => {
  const report = { contentType: 'deck', contentId: deck.id, game: 'gundam', reason: 'Spam' };
  await scene.send('POST', '/api/reports', { as: reader, body: report });
  type Queue = { reports: { id: string; contentId: string }[] };
  const { reports } = (await scene.send('GET', '/api/admin/reports', { as: admin })).json<Queue>();
  const mine = reports.find(({ contentId }) => contentId === decodeDeckId(deck.id));
  const url = `/api/admin/reports/${mine?.id}/decision`;
  const body = { outcome: 'removed', reason: REASON };
  expect((await scene.send('POST', url, { as: admin, body })).statusCode).toBe(204);
  const save = { ...SAVE, visibility: 'public' };
  await scene.send('PUT', `${DECKS}/${deck.id}`, { as: owner, version: 1, body: save });
  expect((await scene.send('GET', `${DECKS}/${deck.id}`)).statusCode).toBe(404);
  const own = await scene.send('GET', `${DECKS}/${deck.id}`, { as: owner });
  expect(own.json()).toMatchObject({ visibility: 'public', moderation: { reason: REASON } });
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from audit_log
    where request_id is not null and subject = ${`deck/${mine?.contentId}`}`.execute(
    scene.api.database.db,
  );
  expect(rows).toEqual([{ count: 1 }]);
});

import type { DeckAnswer } from '@deckframe/contract/decks/decks';
import type { Problem } from '@deckframe/contract/problem';
import { decodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inOneMoment } from '../../../testing/in-one-moment.ts';
import { clearDeletedDecksJob } from './jobs.ts';
import {
  DECKS,
  type DeckScene,
  type Member,
  openDeckScene,
  openDeckTrio,
} from './testing/deck-scene.ts';

let scene: DeckScene;
let owner: Member;
let other: Member;
let admin: Member;
beforeAll(async () => {
  ({ scene, owner, other, admin } = await openDeckTrio());
});
afterAll(() => scene.close());

const get: DeckScene['read'] = (id, as) => scene.read(id, as);

describe('deleting a deck', () => {
  const remove = (id: string, as?: Member) =>
    scene.send('DELETE', `${DECKS}/${id}`, as === undefined ? {} : { as });

  it('DLIST-09 DLIST-10 DLIST-11 DLIST-12 checks existence, then ownership, then the lock', async () => {
    const missing = await remove(scene.newId(), owner);
    expect(missing.json()).toMatchObject({ status: 404, detail: 'Decklist not found' });
    const deck = await scene.create(owner, { visibility: 'public' });
    await scene.send('PUT', `/api/admin/games/gundam/decks/${deck.id}/moderation`, {
      body: { isLocked: true, isStarter: false },
      as: admin,
    });
    expect((await remove(deck.id, other)).json()).toMatchObject({
      status: 403,
      detail: 'You do not have permission to delete this decklist',
    });
    expect((await remove(deck.id, owner)).json()).toMatchObject({
      status: 423,
      detail: 'This decklist is locked and cannot be deleted',
    });
  });

  it('DLIST-08 hides it for everybody, and its owner can restore it unchanged', async () => {
    const deck = await scene.create(owner, {
      name: 'Phoenix',
      decklistContent: '2 x GD01-001',
      visibility: 'public',
    });
    expect((await remove(deck.id, owner)).json()).toMatchObject({ id: deck.id });
    for (const viewer of [undefined, owner, admin]) {
      expect((await get(deck.id, viewer)).statusCode).toBe(404);
    }
    expect((await remove(deck.id, owner)).statusCode).toBe(404);
    const found = () => scene.send('GET', `${DECKS}?cards=GD01-001&name=phoenix`);
    expect((await found()).json()).toMatchObject({ decks: [] });
    const path = `${DECKS}/${deck.id}/undelete`;
    expect((await scene.send('POST', path, { as: other })).statusCode).toBe(404);
    const back = await scene.send('POST', path, { as: owner });
    expect(back.json()).toEqual(deck);
    expect((await found()).json()).toMatchObject({ decks: [{ id: deck.id }] });
  });
});

it('a deleted deck can be restored for 30 days', async () => {
  const { db } = scene.api.database;
  const decks = [await scene.create(owner), await scene.create(owner)];
  for (const [place, { id }] of decks.entries()) {
    const { restorableUntil } = (await scene.send('DELETE', `${DECKS}/${id}`, { as: owner })).json<{
      restorableUntil: string;
    }>();
    expect((Date.parse(restorableUntil) - Date.now()) / 86_400_000).toBeCloseTo(30, 1);
    await db
      .updateTable('decklists')
      .set({ deleted_at: new Date(Date.now() - (place === 0 ? 29 : 31) * 86_400_000) })
      .where('gameid', '=', 'gundam')
      .where('id', '=', decodeDeckId(id) ?? '')
      .execute();
  }
  await clearDeletedDecksJob(db, ['gundam']);
  const answers = decks.map(({ id }) =>
    scene.send('POST', `${DECKS}/${id}/undelete`, { as: owner }),
  );
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([200, 404]);
});

it('DECK-14 a copy belongs to its creator and has its own history', async () => {
  const deck = await scene.create(owner, {
    name: 'Original',
    decklistContent: '3 x GD01-002',
    visibility: 'public',
  });
  const copy = await scene.send('POST', `${DECKS}/${deck.id}/duplicate`, { body: {}, as: other });
  expect(copy.json()).toMatchObject({
    name: 'Original',
    decklistContent: '3 x GD01-002',
    visibility: 'private',
    version: 1,
    owner: { id: String(other.id) },
  });
  expect(copy.json<DeckAnswer>().id).not.toBe(deck.id);
  const named = await scene.send('POST', `${DECKS}/${deck.id}/duplicate`, {
    body: { name: 'Copy of Original' },
    as: other,
  });
  expect(named.json()).toMatchObject({ name: 'Copy of Original', version: 1 });
  const hidden = await scene.create(owner);
  const refused = await scene.send('POST', `${DECKS}/${hidden.id}/duplicate`, {
    body: {},
    as: other,
  });
  expect(refused.statusCode).toBe(404);
});

it("new decks get the member's preferred visibility", async () => {
  const member = await scene.join();
  const path = '/api/me/deck-preferences';
  expect((await scene.send('GET', path, { as: member })).json()).toEqual({
    defaultVisibility: 'private',
  });
  const body = { defaultVisibility: 'public' };
  expect((await scene.send('PUT', path, { body, as: member })).json()).toEqual(body);
  expect((await scene.send('GET', path, { as: member })).json()).toEqual(body);
  expect((await scene.create(member)).visibility).toBe('public');
  expect((await scene.create(member, { visibility: 'unlisted' })).visibility).toBe('unlisted');
});

it('DECK-27 too many saves in a short time are refused with the cooldown', () =>
  inOneMoment(scene.api.database, async () => {
    const strict = await openDeckScene({
      database: scene.api.database,
      env: { DECK_SAVES_PER_MINUTE: '2' },
    });
    try {
      const member = await strict.join();
      const body = { decklistContent: '' };
      await strict.create(member);
      await strict.create(member);
      const answer = await strict.send('POST', DECKS, { body, as: member });
      expect(answer.statusCode).toBe(429);
      expect(answer.json()).toMatchObject({ code: 'DECK_COOLDOWN' });
      expect(answer.json<Problem>().detail).toContain('cooldown');
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect((await strict.send('POST', DECKS, { body, as: await strict.join() })).statusCode).toBe(
        200,
      );
    } finally {
      await strict.close();
    }
  }));

describe('sleeving a deck', () => {
  const sleeve = (id: string, isSleeved: boolean, as: Member) =>
    scene.send('PUT', `${DECKS}/${id}/sleeved`, { body: { isSleeved }, as });

  it('only its owner can sleeve it, and the deck does not change', async () => {
    const deck = await scene.create(owner, {
      decklistContent: '2 x ST01-001',
      visibility: 'public',
    });
    expect((await sleeve(deck.id, true, other)).statusCode).toBe(403);
    expect((await sleeve(deck.id, true, owner)).json()).toEqual({ isSleeved: true });
    const read = (await get(deck.id, owner)).json<DeckAnswer>();
    expect(read).toMatchObject({ version: deck.version, modifiedDate: deck.modifiedDate });
    const list = await scene.send('GET', '/api/games/gundam/my-deck-cards', { as: owner });
    const { decks } = list.json<{ decks: { id: string; isSleeved: boolean; content: string }[] }>();
    expect(decks[0]).toMatchObject({ id: deck.id, isSleeved: true });
    expect(decks[0]?.content.trim()).toBe('2 x ST01-001');
    await sleeve(deck.id, false, owner);
    await scene.send('PUT', `${DECKS}/${deck.id}/archive`, {
      body: { isArchived: true },
      as: owner,
    });
    const later = await scene.send('GET', '/api/games/gundam/my-deck-cards', { as: owner });
    expect(later.body).not.toContain(deck.id);
  });
});

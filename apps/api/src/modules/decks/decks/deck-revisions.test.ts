import type { DeckAnswer } from '@deckframe/contract/decks/decks';
import { decodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DECKS, type DeckScene, type Member, openDeckScene } from './testing/deck-scene.ts';

let scene: DeckScene;
let owner: Member;
let deck: DeckAnswer;
beforeAll(async () => {
  scene = await openDeckScene();
  owner = await scene.join();
  deck = await scene.create(owner, {
    name: 'One',
    decklistContent: '4 x GD01-001\n1 x GD01-002',
    notes: 'first',
    visibility: 'public',
  });
  const bodies = [
    { name: 'Two', decklistContent: '2 x GD01-001\n3 x GD01-003', sidedeck: '1 x GD01-002' },
    { decklistContent: '2 x GD01-001\n3 x GD01-003', visibility: 'unlisted' },
  ];
  for (const [index, body] of bodies.entries()) {
    await scene.send('PUT', `${DECKS}/${deck.id}`, { body, version: index + 1, as: owner });
  }
});
afterAll(() => scene.close());

const get = (path: string, as: Member = owner) =>
  scene.send('GET', `${DECKS}/${deck.id}/${path}`, { as });

it('every save is stored completely, newest first', async () => {
  expect((await get('revisions')).json()).toMatchObject({
    revisions: [
      { version: 3, name: 'Two', visibility: 'unlisted', cardCount: 5, restoredFrom: null },
      { version: 2, name: 'Two', visibility: 'public' },
      { version: 1, name: 'One', visibility: 'public' },
    ],
    older: null,
  });
  expect((await get('revisions/1')).json()).toMatchObject({
    version: 1,
    decklistContent: '4 x GD01-001\n1 x GD01-002',
    notes: 'first',
  });
  expect((await get('revisions/9')).json()).toMatchObject({ code: 'REVISION_NOT_FOUND' });
});

it('compares any two revisions in both directions', async () => {
  const diff = (await get('revision-diff?from=1&to=3')).json();
  expect(diff).toEqual({
    from: 1,
    to: 3,
    cards: [
      { zone: 'decklist_content', cardno: 'GD01-001', before: 4, after: 2 },
      { zone: 'decklist_content', cardno: 'GD01-002', before: 1, after: 0 },
      { zone: 'decklist_content', cardno: 'GD01-003', before: 0, after: 3 },
      { zone: 'sidedeck', cardno: 'GD01-002', before: 0, after: 1 },
    ],
    fields: expect.arrayContaining([
      { field: 'name', before: 'One', after: 'Two' },
      { field: 'visibility', before: 'public', after: 'unlisted' },
    ]) as unknown,
  });
  const back = (await get('revision-diff?from=3&to=1')).json<{ cards: unknown[] }>();
  expect(back.cards).toContainEqual({
    zone: 'sidedeck',
    cardno: 'GD01-002',
    before: 1,
    after: 0,
  });
});

it('restores an old revision as the newest version without widening its visibility', async () => {
  const path = `${DECKS}/${deck.id}/revisions/1/restore`;
  const stale = await scene.send('POST', path, { version: 2, as: owner });
  expect(stale.json()).toMatchObject({ code: 'VERSION_CONFLICT', stored: { version: 3 } });
  const answer = await scene.send('POST', path, { version: 3, as: owner });
  expect(answer.json()).toMatchObject({
    version: 4,
    name: 'One',
    decklistContent: '4 x GD01-001\n1 x GD01-002',
    sidedeck: '',
    visibility: 'unlisted',
  });
  expect((await get('revisions?before=5')).json()).toMatchObject({
    revisions: [{ version: 4, restoredFrom: 1 }, {}, {}, {}],
  });
});

it('revisions are visible to the owner only', async () => {
  const stranger = await scene.join();
  for (const path of ['revisions', 'revisions/1', 'revision-diff?from=1&to=2']) {
    expect((await get(path, stranger)).json()).toMatchObject({ code: 'PERMISSION_DENIED' });
    const visitor = await scene.send('GET', `${DECKS}/${deck.id}/${path}`);
    expect(visitor.statusCode).toBe(401);
  }
});

it('version numbers have no gap and name their author', async () => {
  const { db } = scene.api.database;
  const rows = await db
    .selectFrom('deck_revisions')
    .select(['version', 'user_id'])
    .where('deck_id', '=', decodeDeckId(deck.id) ?? '')
    .orderBy('version')
    .execute();
  expect(rows).toEqual([1, 2, 3, 4].map((version) => ({ version, user_id: owner.id })));
});

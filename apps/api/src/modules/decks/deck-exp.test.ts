import { COMMUNITY_MESSAGES } from '@deckframe/contract/messages';
import type { SavedDeck } from '@deckframe/contract/decks';
import { decodeDeckId } from '@deckframe/domain/deck-id/deck-id';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DECKS, openDeckScene, type DeckScene, type Member } from './testing/deck-scene.ts';

let scene: DeckScene;
let full: string;
let other: string;
beforeAll(async () => {
  scene = await openDeckScene();
  const cards = await scene.api.database.db
    .selectFrom('cards')
    .select('cardno')
    .where('gameid', '=', 'gundam')
    .where('published', '=', 1)
    .where('mainalternate', 'is distinct from', false)
    .where('categorydata', '=', 'UNIT')
    .orderBy('cardno')
    .limit(14)
    .execute();
  const lines = (from: number) =>
    cards.slice(from, from + 13).map(({ cardno }, place) => `${place < 12 ? 4 : 2} x ${cardno}`);
  full = lines(0).join('\n');
  other = lines(1).join('\n');
});
afterAll(() => scene.close());

async function send(
  as: Member,
  method: 'POST' | 'PUT',
  url: string,
  body: object,
  version?: number,
) {
  const answer = await scene.send(method, url, {
    as,
    body: body as Record<string, unknown>,
    ...(version !== undefined && { version }),
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<SavedDeck>();
}

const create = (as: Member, decklistContent: string, visibility = 'private') =>
  send(as, 'POST', DECKS, { decklistContent, visibility });
const paid = ({ exp }: SavedDeck) => exp.map(({ action, expAwarded }) => `${action} ${expAwarded}`);

it('DECK-22 a save answers with its id and what it earned: creation, then publication', async () => {
  const member = await scene.join();
  const deck = await create(member, full, 'public');
  expect(deck.id).toMatch(/^[0-9A-Za-z]{22}$/);
  expect(paid(deck)).toEqual(['deckCreation 500', 'deckPublication 500']);
  expect(deck.exp[1]).toMatchObject({ expTotal: 1000, levelUp: true, oldLevel: 1, newLevel: 2 });
});

it('fewer than 50 cards pay nothing until the deck is full, and then once', async () => {
  const member = await scene.join();
  const short = full.split('\n').slice(1).join('\n');
  const deck = await create(member, short);
  expect(paid(deck)).toEqual([]);
  const url = `${DECKS}/${deck.id}`;
  expect(paid(await send(member, 'PUT', url, { decklistContent: full }, 1))).toEqual([
    'deckCreation 500',
  ]);
  // Other cards, fewer cards, more cards: it was created once.
  await send(member, 'PUT', url, { decklistContent: short }, 2);
  expect(paid(await send(member, 'PUT', url, { decklistContent: other }, 3))).toEqual([]);
});

it('the same list again, a deleted deck made anew, and a copy pay nothing', async () => {
  const member = await scene.join();
  const deck = await create(member, full);
  expect(paid(await create(member, full.split('\n').toReversed().join('\n')))).toEqual([]);
  await scene.send('DELETE', `${DECKS}/${deck.id}`, { as: member, version: 1 });
  expect(paid(await create(member, full))).toEqual([]);

  const reader = await scene.join();
  const open = await create(member, other, 'public');
  expect(paid(await send(reader, 'POST', `${DECKS}/${open.id}/duplicate`, {}))).toEqual([]);
});

it('publishing, hiding and publishing again pays once', async () => {
  const member = await scene.join();
  const deck = await create(member, full);
  const url = `${DECKS}/${deck.id}/visibility`;
  expect(paid(await send(member, 'PUT', url, { visibility: 'public' }, 1))).toEqual([
    'deckPublication 500',
  ]);
  await send(member, 'PUT', url, { visibility: 'private' }, 2);
  expect(paid(await send(member, 'PUT', url, { visibility: 'public' }, 3))).toEqual([]);
});

it('EXP-22 at the cap of the day the deck is saved and the cooldown told', async () => {
  const member = await scene.join();
  const { db } = scene.api.database;
  await db.updateTable('exp_caps').set({ per_day: 1 }).where('kind', '=', 'deckCreation').execute();
  await create(member, full);
  const second = await create(member, other);
  expect(second.exp).toMatchObject([
    { expAwarded: 0, cooldownMessage: COMMUNITY_MESSAGES.expCapReached },
  ]);
  await db
    .updateTable('exp_caps')
    .set({ per_day: 10 })
    .where('kind', '=', 'deckCreation')
    .execute();
});

it('publishing a deck that a moderator removed pays nothing until it is restored', async () => {
  const member = await scene.join();
  const { id, version } = await create(member, full);
  const game = 'gundam';
  const remove = (isRemoved: boolean) =>
    sql`select set_deck_removal(${game}, ${decodeDeckId(id)}::uuid, ${isRemoved}, 'Spam')`.execute(
      scene.api.database.db,
    );
  await remove(true);
  const url = `${DECKS}/${id}`;
  const hidden = await send(
    member,
    'PUT',
    url,
    { decklistContent: full, visibility: 'public' },
    version,
  );
  expect(paid(hidden)).toEqual([]);
  await remove(false);
  const shown = await send(member, 'PUT', url, { decklistContent: full }, hidden.version);
  expect(paid(shown)).toEqual(['deckPublication 500']);
});

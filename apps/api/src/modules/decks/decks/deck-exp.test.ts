import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { COMMUNITY_MESSAGES } from '@deckframe/contract/messages';
import type { SavedDeck } from '@deckframe/contract/decks/decks';
import { decodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { createSession, createUser } from '@deckframe/database/scenes';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadGames } from '../../../lib/games.ts';
import { ROOT, SESSION_SECRET } from '../../../testing/test-api.ts';
import { DECKS, openDeckScene, type DeckScene, type Member } from './testing/deck-scene.ts';

const games = loadGames(join(ROOT, 'games'));
let scene: DeckScene;
let full: string;
/** `full` with four cards exchanged. */
let near: string;
let other: string;
beforeAll(async () => {
  scene = await openDeckScene({ games });
  const cards = await scene.api.database.db
    .selectFrom('cards')
    .select('cardno')
    .where('gameid', '=', 'gundam')
    .where('published', '=', 1)
    .where('mainalternate', 'is distinct from', false)
    .where('categorydata', '=', 'UNIT')
    .orderBy('cardno')
    .limit(40)
    .execute();
  const lines = (from: number) =>
    cards.slice(from, from + 13).map(({ cardno }, place) => `${place < 12 ? 4 : 2} x ${cardno}`);
  full = lines(0).join('\n');
  near = lines(1).join('\n');
  other = lines(20).join('\n');
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

it('DECK-22 a save returns its id and awards: creation, then publication', async () => {
  const member = await scene.join();
  const deck = await create(member, full, 'public');
  expect(deck.id).toMatch(/^[0-9A-Za-z]{22}$/);
  expect(paid(deck)).toEqual(['deckCreation 500', 'deckPublication 500']);
  expect(deck.exp[1]).toMatchObject({ expTotal: 1000, levelUp: true, oldLevel: 1, newLevel: 2 });
});

it('fewer than 50 cards pay nothing until the deck is full, then once', async () => {
  const member = await scene.join();
  const short = full.split('\n').slice(1).join('\n');
  const deck = await create(member, short);
  expect(paid(deck)).toEqual([]);
  const url = `${DECKS}/${deck.id}`;
  expect(paid(await send(member, 'PUT', url, { decklistContent: full }, 1))).toEqual([
    'deckCreation 500',
  ]);
  // The creation was paid already.
  await send(member, 'PUT', url, { decklistContent: short }, 2);
  expect(paid(await send(member, 'PUT', url, { decklistContent: other }, 3))).toEqual([]);
});

it('an equal list, a recreated deck and a copy pay nothing', async () => {
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

it('EXP-22 above the daily cap the deck is saved and the answer has a cooldown', async () => {
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

it('publishing a removed deck pays nothing until it is restored', async () => {
  const member = await scene.join();
  const { id, version } = await create(member, full);
  const game = 'gundam';
  const remove = (isRemoved: boolean) =>
    sql`select set_removal('deck', ${game}, ${decodeDeckId(id)}, ${isRemoved}, 'Spam')`.execute(
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

it('a list nearly equal to a paid one pays nothing; with eight different cards it pays again', async () => {
  const member = await scene.join();
  expect(paid(await create(member, full, 'public'))).toHaveLength(2);
  expect(paid(await create(member, near, 'public'))).toEqual([]);
  expect(paid(await create(member, full, 'public'))).toEqual([]);
  const short = await create(member, near.split('\n').slice(2).join('\n'), 'public');
  const url = `${DECKS}/${short.id}`;
  expect(paid(await send(member, 'PUT', url, { decklistContent: near }, 1))).toEqual([]);

  const [a = '', , ...rest] = full.split('\n');
  const [, , , x = '', y = ''] = other.split('\n');
  const seven = [a.replace('4', '1'), ...rest, x, y.replace('4', '3')];
  expect(paid(await create(member, seven.join('\n'), 'public'))).toEqual([]);
  expect(paid(await create(member, [...rest, x, y].join('\n'), 'public'))).toHaveLength(2);
  // Another member is paid.
  expect(paid(await create(await scene.join(), near, 'public'))).toHaveLength(2);
});

it('a game pays for as many other cards as its expMinimumDifference', async () => {
  const member = await scene.join();
  const config = games.get('gundam');
  games.follow('gundam', 1, { ...config, expMinimumDifference: 4 });
  expect(paid(await create(member, full, 'public'))).toHaveLength(2);
  expect(paid(await create(member, near, 'public'))).toHaveLength(2);
  games.follow('gundam', 0, null);
});

it('publishing a copied public deck pays nothing, changed slightly or not', async () => {
  const author = await scene.join();
  const open = await create(author, full, 'public');
  const reader = await scene.join();
  const copy = await send(reader, 'POST', `${DECKS}/${open.id}/duplicate`, {});
  const publish = { visibility: 'public' };
  const url = `${DECKS}/${copy.id}`;
  expect(paid(await send(reader, 'PUT', `${url}/visibility`, publish, 1))).toEqual([]);
  expect(paid(await send(reader, 'PUT', url, { decklistContent: near }, 2))).toEqual([]);
  expect(paid(await create(reader, near, 'public'))).toEqual([]);
  expect(paid(await send(reader, 'PUT', url, { decklistContent: other }, 3))).toEqual([
    'deckPublication 500',
  ]);
});

it('five near copies published concurrently pay once', async () => {
  const member = await scene.join();
  const lines = full.split('\n');
  const [spare = ''] = other.split('\n');
  const lists = [0, 1, 2, 3, 4].map((place) => lines.with(place, spare).join('\n'));
  const saved = await Promise.all(lists.map((list) => create(member, list, 'public')));
  expect(saved.flatMap(paid).toSorted()).toEqual(['deckCreation 500', 'deckPublication 500']);
});

it('stores at most fifty lists of a member', async () => {
  const { db } = scene.api.database;
  const { id } = await scene.join();
  for (let place = 0; place < 60; place += 1) {
    await sql`select note_deck_list(${id}, 'gundam', ${randomUUID()}, ${place % 6 === 0}, '{A}', '{50}')`.execute(
      db,
    );
  }
  const { rows } = await sql`select is_copied, count(*)::integer as lists from exp_deck_lists
    where user_id = ${id} group by 1 order by 1`.execute(db);
  expect(rows).toEqual([
    { is_copied: false, lists: 50 },
    { is_copied: true, lists: 10 },
  ]);
});

it('an account of a few minutes, or without a confirmed address, earns nothing', async () => {
  const { db } = scene.api.database;
  const joined = async (facts: { emailverified?: boolean; createdon?: Date }) => {
    const user = await createUser(db, facts);
    const cookie = await createSession(db, { userId: user.id, secret: SESSION_SECRET });
    return { ...user, cookie };
  };
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const fresh = await joined({ createdon: minutesAgo(9) });
  const unconfirmed = await joined({ emailverified: false });
  const settled = await joined({ createdon: minutesAgo(11) });
  expect(paid(await create(fresh, full, 'public'))).toEqual([]);
  expect(paid(await create(unconfirmed, full, 'public'))).toEqual([]);
  expect(paid(await create(settled, full, 'public'))).toHaveLength(2);
  const rate = (as: Member) =>
    scene.send('PUT', '/api/games/gundam/cards/ST01-001/rating', { as, body: { rating: 4 } });
  expect((await rate(fresh)).json<SavedDeck>().exp).toEqual([]);
  expect((await rate(settled)).json<SavedDeck>().exp).toHaveLength(1);
  // The account is then old enough to be paid.
  await db.updateTable('exp_settings').set({ value: 5 }).execute();
  expect(paid(await create(fresh, other, 'public'))).toHaveLength(2);
  await db.updateTable('exp_settings').set({ value: 10 }).execute();
});

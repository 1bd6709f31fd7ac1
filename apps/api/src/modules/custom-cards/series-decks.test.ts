import type { SavedDeck } from '@deckframe/contract/decks';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMember, type Member } from '../../testing/member.ts';
import {
  makeCard,
  makeSeries,
  publish,
  publishByLink,
  SERIES,
  type CustomCard,
  type Series,
} from '../custom-series/testing/series-scene.ts';
import { DECKS, openDeckScene, type DeckScene } from '../decks/testing/deck-scene.ts';

const OFFICIAL = 'GD01-001';

let scene: DeckScene;
let maker: Member;
let player: Member;
let series: Series;
let card: CustomCard;
beforeAll(async () => {
  scene = await openDeckScene();
});
beforeEach(async () => {
  [maker, player] = [await createMember(scene.api), await createMember(scene.api)];
  series = await makeSeries(maker);
  card = await makeCard(maker, series, { color: 'Red', cost: '3', categorydata: 'UNIT' });
  await publish(maker, series);
});
afterAll(() => scene.close());

async function save(text: string, visibility = 'public', as = player, game = 'gundam') {
  const body = { decklistContent: text, visibility };
  const answer = await scene.send('POST', `/api/games/${game}/decks`, { as, body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<SavedDeck>();
}

async function countOf({ id }: Series): Promise<number> {
  const answer = await scene.api.app.inject({ url: `${SERIES}/${id}` });
  return answer.json<{ deck_count: number }>().deck_count;
}

it('a deck with cards of a series that is there by link alone knows them', async () => {
  await publishByLink(maker, series);
  expect(await save(`10 x ${card.id}`)).toMatchObject({ isFanMade: true, colors: ['Red'] });
  expect(await countOf(series)).toBe(1);
});

it('a series counts the public decks with a card of it, each once, of its own game', async () => {
  await makeCard(maker, series);
  await save(`1 x ${card.id}\n1 x ${series.id}-002`);
  expect(await countOf(series)).toBe(1);
  for (const visibility of ['private', 'unlisted']) await save(`1 x ${card.id}`, visibility);
  await save(`1 x ${OFFICIAL}`);
  await save(`1 x ${card.id}`, 'public', player, 'ua');
  expect(await countOf(series)).toBe(1);
  await save(`2 x ${card.id}`, 'public', maker);
  expect(await countOf(series)).toBe(2);
  const list = await player.call('GET', `${SERIES}?owner=${maker.id}`);
  expect(list.json()).toMatchObject({ series: [{ deck_count: 2 }] });
});

it('follows what owners and moderators do with a deck', async () => {
  const admin = await createMember(scene.api, 'Administrator');
  let deck = await save(`1 x ${card.id}`);
  const url = `${DECKS}/${deck.id}`;
  const put = async (path: string, body: Record<string, unknown>) => {
    const answer = await scene.send('PUT', path, { as: player, body, version: deck.version });
    expect(answer.statusCode, answer.body).toBe(200);
    deck = answer.json<SavedDeck>();
    return countOf(series);
  };
  expect(await put(`${url}/visibility`, { visibility: 'unlisted' })).toBe(0);
  expect(await put(`${url}/visibility`, { visibility: 'public' })).toBe(1);
  expect(await put(url, { decklistContent: `3 x ${card.id}`, name: 'Again' })).toBe(1);
  expect(await put(url, { decklistContent: `1 x ${OFFICIAL}` })).toBe(0);
  expect(await put(url, { decklistContent: `1 x ${card.id}` })).toBe(1);

  const removal = `/api/admin/games/gundam/decks/${deck.id}/removal`;
  await admin.call('PUT', removal, { reason: 'Rude' });
  expect(await countOf(series)).toBe(0);
  await admin.call('DELETE', removal);
  expect(await countOf(series)).toBe(1);
  await scene.send('DELETE', url, { as: player });
  expect(await countOf(series)).toBe(0);
  await scene.send('POST', `${url}/undelete`, { as: player });
  expect(await countOf(series)).toBe(1);
  const { db } = scene.api.database;
  await sql`delete from decklists where user_id = ${player.id}`.execute(db);
  expect(await countOf(series)).toBe(0);
});

it('many who publish at once, with the same two series in either order, are all counted', async () => {
  const second = await makeSeries(maker, 'Second');
  const other = await makeCard(maker, second);
  await publish(maker, second);
  const players = await Promise.all(Array.from({ length: 8 }, () => createMember(scene.api)));
  const decks = await Promise.all(
    players.map(async (as, index) => {
      const ids = index % 2 === 0 ? [card.id, other.id] : [other.id, card.id];
      const { id } = await save(ids.map((one) => `1 x ${one}`).join('\n'), 'public', as);
      return { id, as };
    }),
  );
  expect([await countOf(series), await countOf(second)]).toEqual([8, 8]);
  await Promise.all(decks.map(({ id, as }) => scene.send('DELETE', `${DECKS}/${id}`, { as })));
  expect([await countOf(series), await countOf(second)]).toEqual([0, 0]);
});

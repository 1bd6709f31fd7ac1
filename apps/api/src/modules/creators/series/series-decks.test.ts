import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMember } from '../../../testing/member.ts';
import {
  makeCard,
  makeSeries,
  publish,
  publishByLink,
  SERIES,
  type Series,
} from './testing/series-scene.ts';
import { DECKS } from '../../decks/decks/testing/deck-scene.ts';
import {
  OFFICIAL,
  openFanDeckScene,
  type FanDeckScene,
  type FanMade,
} from '../../../testing/fan-deck-scene.ts';

let scene: FanDeckScene;
let made: FanMade;
beforeAll(async () => {
  scene = await openFanDeckScene();
});
beforeEach(async () => {
  made = await scene.makeFanMade();
  await publish(made.maker, made.series);
});
afterAll(() => scene.close());

const save = (decklistContent: string, visibility = 'public', as = made.player, game = 'gundam') =>
  scene.save(as, { decklistContent, visibility }, game);

async function countOf({ id }: Series): Promise<number> {
  const answer = await scene.api.app.inject({ url: `${SERIES}/${id}` });
  return answer.json<{ deck_count: number }>().deck_count;
}

it('a deck finds cards of a link-only series', async () => {
  const { maker, series, card } = made;
  await publishByLink(maker, series);
  expect(await save(`10 x ${card.id}`)).toMatchObject({ isFanMade: true, colors: ['Red'] });
  expect(await countOf(series)).toBe(1);
});

it('a series counts the public decks with one of its cards once each, in its game', async () => {
  const { maker, player, series, card } = made;
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

it('updates the count when owners or moderators change a deck', async () => {
  const { player, series, card } = made;
  const admin = await createMember(scene.api, 'Administrator');
  let deck = await save(`1 x ${card.id}`);
  const url = `${DECKS}/${deck.id}`;
  const put = async (path: string, body: Record<string, unknown>) => {
    deck = await scene.put(player, path, body, deck.version);
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

it('concurrent publications with the same two series in either order are all counted', async () => {
  const { maker, series, card } = made;
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

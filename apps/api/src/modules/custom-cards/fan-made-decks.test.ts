import type { SavedDeck } from '@deckframe/contract/decks';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMember, type Member } from '../../testing/member.ts';
import {
  makeCard,
  makeSeries,
  publish,
  type CustomCard,
  type Series,
} from '../custom-series/testing/series-scene.ts';
import { DECKS, openDeckScene, type DeckScene } from '../decks/testing/deck-scene.ts';
import { listUnits, printFifty } from '../decks/testing/list-units.ts';

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
});
afterAll(() => scene.close());

async function send(
  method: 'POST' | 'PUT',
  url: string,
  body: Record<string, unknown>,
  version?: number,
) {
  const request = { as: player, body, ...(version !== undefined && { version }) };
  const answer = await scene.send(method, url, request);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<SavedDeck>();
}

const save = (decklistContent: string, more: object = {}, game = 'gundam') =>
  send('POST', `/api/games/${game}/decks`, { decklistContent, ...more });

it('CUST-01 DECK-38 a deck with cards of a published series knows them and is marked by the server', async () => {
  await publish(maker, series);
  const deck = await save(`10 x ${card.id.toUpperCase()}\n1 x ${OFFICIAL}`);
  expect(deck).toMatchObject({ isFanMade: true, customSeries: [series.id] });
  expect(deck.colors, 'read from the fan-made card').toContain('Red');
  expect(deck.decklistContent, 'as the series spells it').toContain(`10 x ${card.id}`);
});

it('the mark goes with the last fan-made card; no client can leave it out or make it up', async () => {
  await publish(maker, series);
  const deck = await save(`1 x ${card.id}`, { customSeries: [] });
  expect(deck.isFanMade).toBe(true);
  const body = { decklistContent: `1 x ${OFFICIAL}`, customSeries: [series.id] };
  const changed = await send('PUT', `${DECKS}/${deck.id}`, body, deck.version);
  expect(changed).toMatchObject({ isFanMade: false, customSeries: [] });
});

it('cards of a draft, of a series of another game or of one that a moderator hid say nothing to a deck', async () => {
  expect(await save(`10 x ${card.id}`)).toMatchObject({ isFanMade: true, colors: [] });
  await publish(maker, series);
  expect(await save(`10 x ${card.id}`)).toMatchObject({ colors: ['Red'] });
  expect(await save(`10 x ${card.id}`, {}, 'ua')).toMatchObject({ isFanMade: true, colors: [] });
  const { db } = scene.api.database;
  await sql`select set_custom_series_removal('gundam', ${series.id}, true, 'Stolen art')`.execute(
    db,
  );
  expect(await save(`10 x ${card.id}`)).toMatchObject({ isFanMade: true, colors: [] });
});

it('a whole deck with a fan-made card is never legal, and pays for publishing once', async () => {
  await publish(maker, series);
  const [first = '', ...others] = await listUnits(scene.api.database.db, 'Red');
  const deckWith = (cardno: string) => ({
    resourcedeck: '10 x R-001',
    decklistContent: printFifty([cardno, ...others]),
  });
  const official = await send('POST', DECKS, deckWith(first));
  const fan = await send('POST', DECKS, { ...deckWith(card.id), visibility: 'public' });
  expect([official.verdict, fan.verdict]).toEqual(['legal', 'illegal']);
  expect(fan).toMatchObject({ cardCount: 50, isLegal: false });
  const url = `${DECKS}/${fan.id}/visibility`;
  await send('PUT', url, { visibility: 'private' }, fan.version);
  const again = await send('PUT', url, { visibility: 'public' }, fan.version + 1);
  expect(again.exp).toEqual([]);
});

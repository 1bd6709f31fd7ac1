import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { publish } from './testing/series-scene.ts';
import { DECKS } from '../../decks/decks/testing/deck-scene.ts';
import { listUnits, printFifty } from '../../decks/decks/testing/list-units.ts';
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
});
afterAll(() => scene.close());

const save = (decklistContent: string, more: object = {}, game = 'gundam') =>
  scene.save(made.player, { decklistContent, ...more }, game);

it('CUST-01 DECK-38 a deck finds cards of a published series and is marked by the server', async () => {
  const { maker, series, card } = made;
  await publish(maker, series);
  const deck = await save(`10 x ${card.id.toUpperCase()}\n1 x ${OFFICIAL}`);
  expect(deck).toMatchObject({ isFanMade: true, customSeries: [series.id] });
  expect(deck.colors, 'read from the fan-made card').toContain('Red');
  expect(deck.decklistContent, 'as the series spells it').toContain(`10 x ${card.id}`);
});

it('the mark disappears with the last fan-made card; clients cannot set or clear it', async () => {
  const { maker, series, card } = made;
  await publish(maker, series);
  const deck = await save(`1 x ${card.id}`, { customSeries: [] });
  expect(deck.isFanMade).toBe(true);
  const body = { decklistContent: `1 x ${OFFICIAL}`, customSeries: [series.id] };
  const changed = await scene.put(made.player, `${DECKS}/${deck.id}`, body, deck.version);
  expect(changed).toMatchObject({ isFanMade: false, customSeries: [] });
});

it('cards of drafts, other games and hidden series are unknown to a deck', async () => {
  const { maker, series, card } = made;
  expect(await save(`10 x ${card.id}`)).toMatchObject({ isFanMade: true, colors: [] });
  await publish(maker, series);
  expect(await save(`10 x ${card.id}`)).toMatchObject({ colors: ['Red'] });
  expect(await save(`10 x ${card.id}`, {}, 'ua')).toMatchObject({ isFanMade: true, colors: [] });
  const { db } = scene.api.database;
  await sql`select set_removal('custom-series', 'gundam', ${series.id}, true, 'Stolen art')`.execute(
    db,
  );
  expect(await save(`10 x ${card.id}`)).toMatchObject({ isFanMade: true, colors: [] });
});

it('a deck with a fan-made card is never legal and pays once for publishing', async () => {
  const { maker, player, series, card } = made;
  await publish(maker, series);
  const [first = '', ...others] = await listUnits(scene.api.database.db, 'Red');
  const deckWith = (cardno: string) => ({
    resourcedeck: '10 x R-001',
    decklistContent: printFifty([cardno, ...others]),
  });
  const official = await scene.save(player, deckWith(first));
  const fan = await scene.save(player, { ...deckWith(card.id), visibility: 'public' });
  expect([official.verdict, fan.verdict]).toEqual(['legal', 'illegal']);
  expect(fan).toMatchObject({ cardCount: 50, isLegal: false });
  const url = `${DECKS}/${fan.id}/visibility`;
  await scene.put(player, url, { visibility: 'private' }, fan.version);
  const again = await scene.put(player, url, { visibility: 'public' }, fan.version + 1);
  expect(again.exp).toEqual([]);
});

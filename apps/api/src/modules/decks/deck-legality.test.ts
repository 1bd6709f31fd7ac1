import { resolve } from 'node:path';
import type { GameConfig } from '@deckframe/domain/game-config';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadGames } from '../../lib/games.ts';
import { ROOT } from '../../testing/test-api.ts';
import { type DeckScene, openDeckScene } from './testing/deck-scene.ts';

const RELEASE = '2026-04-02';

let scene: DeckScene;
beforeAll(async () => {
  const games = loadGames(resolve(ROOT, 'games'));
  const withRelease = (config: GameConfig): GameConfig => {
    const series = config.series['GD01-'];
    if (config.gameid !== 'gundam' || series === undefined) return config;
    const later = { ...series, released: true, releaseDate: RELEASE };
    return { ...config, series: { ...config.series, 'GD01-': later } };
  };
  scene = await openDeckScene({ games: { ...games, get: (id) => withRelease(games.get(id)) } });
});
afterAll(() => scene.close());

it('a deck is legal from the day on which the last of its series is released', async () => {
  const cards = await scene.api.database.db
    .selectFrom('cards')
    .select('cardno')
    .where('gameid', '=', 'gundam')
    .where('published', '=', 1)
    .where('categorydata', '=', 'UNIT')
    .where('color', '=', 'Blue')
    .where('cardno', 'like', 'GD01-%')
    .where('mainalternate', 'is distinct from', false)
    .orderBy('cardno')
    .limit(13)
    .execute();
  const decklistContent = cards
    .map(({ cardno }, place) => `${place < 12 ? 4 : 2} x ${cardno}`)
    .join('\n');
  const isLegalOn = async (moment: string) => {
    await scene.api.database.setNow(moment);
    const deck = await scene.create(await scene.join(), {
      decklistContent,
      resourcedeck: '10 x R-001',
    });
    return deck.isLegal;
  };
  expect(await isLegalOn('2026-04-01T23:59:59Z')).toBe(false);
  expect(await isLegalOn(`${RELEASE}T00:00:00Z`)).toBe(true);
});

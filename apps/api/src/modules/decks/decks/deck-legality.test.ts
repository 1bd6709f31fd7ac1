import { resolve } from 'node:path';
import { createDatabase, type Database } from '@deckframe/database/db';
import type { GameConfig } from '@deckframe/domain/game-config';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Games, loadGames } from '../../../lib/games.ts';
import { ROOT } from '../../../testing/test-api.ts';
import { judgeDecksJob } from './jobs.ts';
import { DECKS, type DeckScene, openDeckScene } from './testing/deck-scene.ts';
import { listUnits, printFifty } from './testing/list-units.ts';
import { testConnection } from '@deckframe/database/testing-connection';

const RELEASE = '2026-04-02';

let scene: DeckScene;
let worker: Database;
let games: Games;
beforeAll(async () => {
  const loaded = loadGames(resolve(ROOT, 'games'));
  const withRelease = (config: GameConfig): GameConfig => {
    const series = config.series['GD01-'];
    if (config.gameid !== 'gundam' || series === undefined) return config;
    const later = { ...series, released: true, releaseDate: RELEASE };
    return { ...config, series: { ...config.series, 'GD01-': later } };
  };
  games = { ...loaded, get: (id) => withRelease(loaded.get(id)) };
  scene = await openDeckScene({ games });
  worker = createDatabase(testConnection(scene.api.database.url('worker')));
});
afterAll(async () => {
  await worker.destroy();
  await scene.close();
});

/** Fifty cards of the upcoming series and resources. */
async function listWholeDeck() {
  const decklistContent = printFifty(await listUnits(scene.api.database.db, 'Blue'));
  return { decklistContent, resourcedeck: '10 x R-001' };
}

it('a deck becomes legal on the release date of its last series', async () => {
  const whole = await listWholeDeck();
  const isLegalOn = async (moment: string) => {
    await scene.api.database.setNow(moment);
    const deck = await scene.create(await scene.join(), whole);
    return deck.isLegal;
  };
  expect(await isLegalOn('2026-04-01T23:59:59Z')).toBe(false);
  expect(await isLegalOn(`${RELEASE}T00:00:00Z`)).toBe(true);
});

it('changed rules update the verdict of stored decks and nothing else', async () => {
  await scene.api.database.setNow('2026-04-01T12:00:00Z');
  const owner = await scene.join();
  const whole = await listWholeDeck();
  const early = await scene.create(owner, whole);
  const short = await scene.create(owner, { ...whole, resourcedeck: '' });
  const read = async (id: string) =>
    (await scene.send('GET', `${DECKS}/${id}`, { as: owner })).json();
  expect(early).toMatchObject({ verdict: 'illegal', completion: 100 });
  await scene.api.database.setNow(`${RELEASE}T00:01:00Z`);
  await judgeDecksJob(worker, [games.get('gundam')]);
  const { version, modifiedDate, pictureHash } = early;
  expect(await read(early.id)).toMatchObject({
    verdict: 'legal',
    isLegal: true,
    version,
    modifiedDate,
    pictureHash,
  });
  expect(await read(short.id)).toMatchObject({ verdict: 'unfinished', completion: 83 });
  const saved = await scene.create(owner, whole);
  expect(saved.pictureHash).toBe(pictureHash);
});

it('a game with energies stores them, and a deck without energies is unfinished', async () => {
  const owner = await scene.join();
  const path = '/api/games/pocket/decks';
  const save = async (energy?: string[]) => {
    const body = { decklistContent: '', ...(energy && { energy }) };
    return (await scene.send('POST', path, { body, as: owner })).json();
  };
  expect(await save()).toMatchObject({ energy: [], verdict: 'unfinished' });
  const chosen = await save(['Water', 'Stone', 'Fire']);
  expect(chosen.energy).toEqual(['Fire', 'Water']);
  const [revision] = (
    await scene.send('GET', `${path}/${chosen.id}/revisions`, { as: owner })
  ).json().revisions;
  const stored = await scene.send('GET', `${path}/${chosen.id}/revisions/${revision.version}`, {
    as: owner,
  });
  expect(stored.json().energy).toEqual(['Fire', 'Water']);
  const gundam = await scene.create(owner, { energy: ['Fire'] });
  expect(gundam.energy).toEqual([]);
});

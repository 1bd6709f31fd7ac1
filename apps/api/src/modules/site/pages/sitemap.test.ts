import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadGames } from '../../../lib/games.ts';
import { ROOT } from '../../../testing/test-api.ts';
import { printSitemap } from './site-file-routes.ts';

it('lists a page only if the game has content for it', () => {
  const [config] = loadGames(join(ROOT, 'games')).list();
  if (config === undefined) throw new Error('there is no game');
  const address = `<loc>https://cards.test/v3/${config.gameid}/leaderboard</loc>`;
  const print = (leaderboard: 'live' | 'hidden' | 'comingSoon') =>
    printSitemap('https://cards.test', [
      { ...config, features: { ...config.features, leaderboard } },
    ]);
  expect(print('live')).toContain(address);
  expect(print('hidden')).not.toContain(address);
  expect(print('comingSoon')).not.toContain(address);
});

import { expect, it } from 'vitest';
import { findGameId, gameConfigPath, safeRedirect } from './paths.ts';

it.each([
  ['/v3/gundam', 'gundam'],
  ['/v3/ua/', 'ua'],
  ['/v3/uaen/cards/A%2F1', 'uaen'],
  ['/', undefined],
  ['/v2/gundam', undefined],
])('GAME-02 %s belongs to game %s', (pathname, gameid) => {
  expect(findGameId(pathname)).toBe(gameid);
});

it('GAME-04 reads the config from its documented address', () => {
  expect(gameConfigPath('gundam')).toBe('/v3/gundam/config/game-config.json');
});

it.each([
  ['/mydecks', '/mydecks'],
  ['/cardlist?search=a', '/cardlist?search=a'],
  ['//elsewhere.example', '/'],
  ['/\\elsewhere.example', '/'],
  ['https://elsewhere.example', '/'],
  [undefined, '/'],
])('C-18 login returns from %s to %s', (target, expected) => {
  expect(safeRedirect(target)).toBe(expected);
});

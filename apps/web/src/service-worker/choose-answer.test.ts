import { expect, it } from 'vitest';
import { chooseAnswerer, configPathOf } from './choose-answer.ts';

const ORIGIN = 'https://deckframe.test';
const choose = (path: string, isNavigation = false, method = 'GET') =>
  chooseAnswerer(
    { method, url: new URL(path, ORIGIN), isNavigation },
    ORIGIN,
    new Set(['/assets/main-1a2b.js']),
  );

it.each(['/v3/gundam/', '/v3/gundam/cards/ST01-001', '/v3/ua/cards/A%2FB.1?sort=cost', '/v3/ua'])(
  'the cached shell answers the page %s',
  (path) => expect(choose(path, true)).toBe('shell'),
);

it.each(['/api/docs', '/media/gundam/cards/315/a.webp', '/', '/v3/', '/v3/sw.js', '/robots.txt'])(
  'navigation to %s goes to the network',
  (path) => expect(choose(path, true)).toBe('network'),
);

it('configs, pictures and own files are cached; everything else passes', () => {
  expect(choose('/v3/gundam/config/game-config.json')).toBe('config');
  expect(choose('/media/gundam/cards/315/ST01-001.webp')).toBe('picture');
  expect(choose('/assets/main-1a2b.js')).toBe('asset');
  expect(choose('/assets/other-3c4d.js')).toBe('network');
  expect(choose('/api/games/gundam/catalogue/manifest')).toBe('network');
  expect(choose('/api/me')).toBe('network');
  expect(choose('https://elsewhere.test/v3/gundam/', true)).toBe('network');
  expect(choose('/v3/gundam/', true, 'POST')).toBe('network');
});

it('finds the config of a page', () => {
  expect(configPathOf('/v3/gundam/cards/ST01-001')).toBe('/v3/gundam/config/game-config.json');
});

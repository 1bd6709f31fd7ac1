import { expect, it } from 'vitest';
import { isOwnScript } from './own-scripts.ts';

const PAGE = 'https://cards.test/v3/gundam/cardlist';

it.each([
  'https://cards.test/assets/search-worker-BL8tTbvM.js',
  '/assets/search-worker-BL8tTbvM.js',
  '/v3/sw.js',
])('%s is a script of our own', (address) => {
  expect(isOwnScript(address, PAGE)).toBe(true);
});

it.each([
  'https://evil.test/assets/search-worker-BL8tTbvM.js',
  '//evil.test/assets/a.js',
  'http://cards.test/assets/a.js',
  'data:text/javascript,alert(1)',
  'blob:https://cards.test/1',
  '/media/uploads/contents/7/a.js',
  '/assets/../media/uploads/a.js',
  '/assets/a.js?callback=alert',
  '/v3/sw.js/../../api/x',
])('%s is not a script of our own', (address) => {
  expect(isOwnScript(address, PAGE)).toBe(false);
});

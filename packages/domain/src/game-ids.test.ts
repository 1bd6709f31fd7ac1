import { expect, it } from 'vitest';
import { isGameId } from './game-ids.ts';

it('an id of a game is safe in an address, a file name and the name of a table', () => {
  expect(['ua', 'uaen', 'pocket', 'opcg', 'gundam', 'game6'].every(isGameId)).toBe(true);
  const others = ['', 'Gundam', 'ua ', '6th', 'a-b', 'a_b', '../ua', "a'", 'a'.repeat(17), 7, null];
  expect(others.some(isGameId)).toBe(false);
});

import { expect, it } from 'vitest';
import { isGameId } from './game-ids.ts';

it('a game id is safe in addresses, file names and table names', () => {
  expect(['ua', 'uaen', 'pocket', 'opcg', 'gundam', 'game6'].every(isGameId)).toBe(true);
  const others = ['', 'Gundam', 'ua ', '6th', 'a-b', 'a_b', '../ua', "a'", 'a'.repeat(17), 7, null];
  expect(others.some(isGameId)).toBe(false);
});

import { expect, it } from 'vitest';
import { GAME_IDS, isGameId } from './game-ids.ts';

it('GAME-01 recognises the five game ids and no other', () => {
  expect([...GAME_IDS].sort()).toEqual(['gundam', 'opcg', 'pocket', 'ua', 'uaen']);
  expect(GAME_IDS.every(isGameId)).toBe(true);
  expect(['', 'Gundam', 'ua ', 'constructor', 7, null].some(isGameId)).toBe(false);
});

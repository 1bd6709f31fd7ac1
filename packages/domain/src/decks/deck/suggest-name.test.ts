import { expect, it } from 'vitest';
import { SCENE_RULES } from './deck-scene.test-support.ts';
import { EMPTY_DOCUMENT, createDeck } from './deck.ts';
import { suggestName } from './suggest-name.ts';

const nameOf = (lines: [string, number][], favoritecard = '') => {
  const cards = createDeck({
    decklist_content: lines.map(([cardno, quantity]) => ({ cardno, quantity })),
  });
  return suggestName(SCENE_RULES, { ...EMPTY_DOCUMENT, cards, favoritecard });
};

it('a name consists of the colors and the cover card', () => {
  expect(nameOf([])).toBe('');
  expect(nameOf([['S-002', 1]])).toBe('Beta');
  expect(nameOf([['S-002', 4]])).toBe('Red Beta');
  expect(nameOf([['S-002', 4]], 'S-009')).toBe('Red Xeno Blade');
  const led: [string, number][] = [
    ['L-001', 1],
    ['S-002', 4],
  ];
  expect(nameOf(led)).toMatch(/ Captain$/);
});

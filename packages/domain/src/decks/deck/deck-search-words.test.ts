import { describe, expect, it } from 'vitest';
import { parseDeckSearch, printDeckSearch } from './deck-search-words.ts';

describe('the words of a deck search', () => {
  it.each([
    ['missing<=3', '', 3],
    ['wind  missing <= 12 tempo', 'wind tempo', 12],
    ['Missing<4', '', 3],
    ['missing:0 wind', 'wind', 0],
    ['missing<0', '', null],
    ['missing<=99', '', 20],
    ['the missing link', 'the missing link', null],
    ['missing<=', 'missing<=', null],
    ['dismissing<=3', 'dismissing<=3', null],
  ])(
    'the search text "%s" is split into name and number of missing cards',
    (text, name, missing) => {
      expect(parseDeckSearch(text)).toEqual({ name, missing });
    },
  );

  it('are parsed back after printing', () => {
    expect(printDeckSearch({ name: 'wind', missing: 3 })).toBe('wind missing<=3');
    expect(printDeckSearch({ name: '', missing: null })).toBe('');
  });
});

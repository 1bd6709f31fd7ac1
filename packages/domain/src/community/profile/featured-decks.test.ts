import { expect, it } from 'vitest';
import { parseFeaturedDecks, printFeaturedDecks } from './featured-decks.ts';

it('keeps featured decks in order and drops invalid ids', () => {
  const decks = [
    { game: 'gundam', id: '1Fa' },
    { game: 'ua', id: '1Fa' },
  ];
  expect(printFeaturedDecks(decks)).toBe('gundam/1Fa;ua/1Fa');
  expect(parseFeaturedDecks('gundam/1Fa; ua/1Fa;gundam/1Fa;;deck-one')).toEqual(decks);
  expect([printFeaturedDecks([]), parseFeaturedDecks(null)]).toEqual([null, []]);
});

import { expect, it } from 'vitest';
import { commentAward, dailyRatingAward, deckAwards, likeAward, ratingAward } from './exp-award.ts';

const deck = {
  game: 'ua',
  id: 'd1',
  contentHash: 'h1',
  cardCount: 50,
  isPublic: false,
  wasFull: false,
};

it('EXP-08 a deck of 50 or more cards pays 500 for its content', () => {
  expect(deckAwards(deck)).toEqual([{ action: 'deckCreation', subject: 'h1', amount: 500 }]);
  expect(deckAwards({ ...deck, cardCount: 49 })).toEqual([]);
  expect(deckAwards({ ...deck, wasFull: true })).toEqual([]);
});

it('EXP-09 publishing pays 500 more, once per deck id', () => {
  expect(deckAwards({ ...deck, isPublic: true })[1]).toEqual({
    action: 'deckPublication',
    subject: 'ua/d1',
    amount: 500,
  });
});

it('EXP-07 EXP-10 EXP-11 EXP-12 the other actions pay 500, 100, 50 and 50', () => {
  expect(dailyRatingAward('gundam', '2026-11-15')).toEqual({
    action: 'dailyCardRating',
    subject: 'gundam/2026-11-15',
    amount: 500,
  });
  expect(ratingAward('gundam', 'ST01-001')).toEqual({
    action: 'cardRating',
    subject: 'gundam/ST01-001',
    amount: 100,
  });
  expect(commentAward('7')).toEqual({ action: 'comment', subject: '7', amount: 50 });
  expect(likeAward('deck', 'ua', 'd1')).toEqual({
    action: 'like',
    subject: 'deck/ua/d1',
    amount: 50,
  });
});

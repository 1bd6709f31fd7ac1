import { expect, it } from 'vitest';
import { withOwnRating } from './rating-api.ts';

it('a first rating raises the count', () => {
  expect(withOwnRating({ average: null, count: 0, mine: null }, 4)).toEqual({
    average: 4,
    count: 1,
    mine: 4,
  });
  expect(withOwnRating({ average: 4, count: 3, mine: null }, 2)).toEqual({
    average: 3.5,
    count: 4,
    mine: 2,
  });
});

it('a changed rating replaces the old one', () => {
  expect(withOwnRating({ average: 3, count: 2, mine: 1 }, 5)).toEqual({
    average: 5,
    count: 2,
    mine: 5,
  });
});

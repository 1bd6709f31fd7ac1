import { expect, it } from 'vitest';
import { excerptAround } from './excerpt-around.ts';

const TEXT =
  'When this Unit is deployed, look at the top 3 cards of your deck and put one of them into your hand.';

it.each([
  ['deployed', 'When this Unit is deployed,'],
  ['HAND', '… '],
  ['hand', 'into your hand.'],
])('shows the text around %s', (word, part) => {
  expect(excerptAround(TEXT, [word])).toContain(part);
});

it('the excerpt is short, and null if no word occurs', () => {
  expect(excerptAround(TEXT, ['this'])?.length).toBeLessThan(100);
  expect(excerptAround(TEXT, ['draw'])).toBeNull();
});

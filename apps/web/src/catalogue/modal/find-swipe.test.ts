import { expect, it } from 'vitest';
import { findSwipe } from './find-swipe.ts';

it('only a clear horizontal swipe steps', () => {
  const from = { x: 200, y: 200 };
  expect(findSwipe(from, { x: 100, y: 220 })).toBe(1);
  expect(findSwipe(from, { x: 300, y: 190 })).toBe(-1);
  expect(findSwipe(from, { x: 170, y: 200 })).toBe(0);
  expect(findSwipe(from, { x: 100, y: 300 })).toBe(0);
});

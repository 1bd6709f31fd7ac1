import { expect, it } from 'vitest';
import { findDifferences } from './count-rows.ts';

it('reports tables whose row counts differ, missing tables and new ones', () => {
  expect(findDifferences({ a: 1, b: 2 }, { a: 1, b: 2 })).toEqual([]);
  expect(findDifferences({ a: 1, b: 2, c: 3 }, { a: 1, b: 1, d: 4 })).toEqual([
    'b: 2, now 1',
    'c: 3, now no table',
    'd: no table, now 4',
  ]);
});

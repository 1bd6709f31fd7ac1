import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countAll, countFree, listUnfree, NO_CLAIMS } from './free-copies.ts';

const OWNED = [
  { cardno: 'A-1', originalid: 'A-1', count: 3 },
  { cardno: 'A-1_p1', originalid: 'A-1', count: 2 },
  { cardno: 'B-1', originalid: 'B-1', count: 1 },
];
const A = OWNED.slice(0, 2);

describe('free copies', () => {
  it('are owned copies without those in sleeved decks and open trades', () => {
    expect(countFree(A, 'A-1', NO_CLAIMS)).toBe(5);
    expect(countFree(A, 'A-1', { sleeved: { 'A-1': 2 }, promised: {} })).toBe(3);
    expect(countFree(A, 'A-1', { sleeved: { 'A-1': 2 }, promised: { 'A-1_p1': 1 } })).toBe(2);
    expect(countFree(A, 'A-1', { sleeved: { 'A-1': 9 }, promised: {} })).toBe(0);
  });

  it('promising more copies than exist does not use other printings', () => {
    expect(countFree(A, 'A-1', { sleeved: {}, promised: { 'A-1_p1': 9 } })).toBe(3);
  });

  it('one printing can be traded while another remains for the sleeved deck', () => {
    const claims = { sleeved: { 'A-1': 2 }, promised: {} };
    expect(listUnfree({ 'A-1': 3 }, OWNED, claims)).toEqual([]);
    expect(listUnfree({ 'A-1': 3, 'A-1_p1': 1 }, OWNED, claims)).toEqual(['A-1', 'A-1_p1']);
    expect(listUnfree({ 'A-1': 4 }, OWNED, NO_CLAIMS)).toEqual(['A-1']);
    expect(listUnfree({ 'B-1': 1 }, OWNED, { sleeved: {}, promised: { 'B-1': 1 } })).toEqual([
      'B-1',
    ]);
    expect(listUnfree({ toString: 1 }, OWNED, NO_CLAIMS)).toEqual(['toString']);
  });

  it('are counted over all collections of a member', () => {
    const entries = new Map([['A-1', { count: 2 }]]);
    const all = countAll(entries, { 'A-1': 1, 'B-1': 4 });
    expect(Object.fromEntries(all)).toEqual({ 'A-1': 3, 'B-1': 4 });
  });

  it('are between none and all owned copies, and a further claim never adds one', () => {
    const count = fc.nat(6);
    fc.assert(
      fc.property(
        fc.tuple(count, count, count, count, count),
        ([one, two, held, first, second]) => {
          const printings = [
            { cardno: 'A-1', count: one },
            { cardno: 'A-1_p1', count: two },
          ];
          const claims = { sleeved: { 'A-1': held }, promised: { 'A-1': first, 'A-1_p1': second } };
          const free = countFree(printings, 'A-1', claims);
          const more = { ...claims, sleeved: { 'A-1': held + 1 } };
          expect(free).toBeGreaterThanOrEqual(Math.max(0, one + two - held - first - second));
          expect(free).toBeLessThanOrEqual(one + two);
          expect(countFree(printings, 'A-1', more)).toBe(Math.max(0, free - 1));
        },
      ),
    );
  });
});

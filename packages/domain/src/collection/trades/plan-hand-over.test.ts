import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChange } from '../entries/entry-change.ts';
import { EMPTY_ENTRY } from '../entries/entry.ts';
import { copiesOf } from '../entries/free-copies.ts';
import { planHandOver, type HandOverChange, type OwnedEntry } from './plan-hand-over.ts';
import { findTermsRefusal, type TradeTerms } from './trade-terms.ts';

const entry = (cardno: string, part: Partial<OwnedEntry>): OwnedEntry => ({
  ...EMPTY_ENTRY,
  collection: 0,
  cardno,
  ...part,
});

function applyAll(owned: readonly OwnedEntry[], changes: readonly HandOverChange[]): OwnedEntry[] {
  const result = [...owned];
  for (const { collection, change } of changes) {
    const at = result.findIndex(
      (one) => one.collection === collection && one.cardno === change.cardno,
    );
    const before = result[at] ?? entry(change.cardno, { collection });
    result[at < 0 ? result.length : at] = { ...before, ...applyChange(before, change) };
  }
  return result;
}

describe('planHandOver', () => {
  it('takes copies marked for trade first, and clears the want of the receiver', () => {
    const plan = planHandOver(
      {
        proposer: [
          entry('A', { count: 3 }),
          entry('A', { collection: 2, count: 1, trading: true }),
          entry('B', { collection: 4, wanted: true }),
        ],
        partner: [entry('B', { count: 1, trading: true })],
      },
      { proposer: { A: 2 }, partner: { B: 1 } },
    );
    expect(plan).toEqual({
      changes: {
        proposer: [
          { collection: 2, change: { cardno: 'A', from: 1, to: 0 } },
          { collection: 0, change: { cardno: 'A', from: 3, to: 2 } },
          { collection: 4, change: { cardno: 'B', from: 0, to: 1 } },
          { collection: 4, change: { cardno: 'B', wanted: false } },
        ],
        partner: [
          { collection: 0, change: { cardno: 'B', from: 1, to: 0 } },
          { collection: 0, change: { cardno: 'A', from: 0, to: 2 } },
        ],
      },
    });
  });

  it('changes nothing if a copy is missing or would exceed the limit', () => {
    const terms = { proposer: { A: 2 }, partner: { B: 1 } };
    const partner = [entry('B', { count: 1 })];
    expect(planHandOver({ proposer: [entry('A', { count: 1 })], partner }, terms)).toEqual({
      short: ['A'],
    });
    const full = [...partner, entry('A', { count: 98 })];
    expect(planHandOver({ proposer: [entry('A', { count: 2 })], partner: full }, terms)).toEqual({
      full: ['A'],
    });
  });
});

const cards = ['A', 'B', 'C', '__proto__'];
const anyOwned = fc.uniqueArray(
  fc.record({
    collection: fc.integer({ min: 0, max: 2 }),
    cardno: fc.constantFrom(...cards),
    count: fc.integer({ min: 0, max: 99 }),
    trading: fc.boolean(),
    wanted: fc.boolean(),
    ignored: fc.constant(false),
    tag: fc.constant(''),
  }),
  { selector: ({ collection, cardno }) => `${collection}/${cardno}` },
);
const anyCards = fc
  .array(fc.tuple(fc.constantFrom(...cards), fc.integer({ min: 1, max: 60 })), { maxLength: 3 })
  .map((lines) => Object.fromEntries(lines));
const count = (owned: readonly OwnedEntry[], cardno: string): number =>
  owned.reduce((sum, one) => sum + (one.cardno === cardno ? one.count : 0), 0);

it('moves copies for any two collections without losing or doubling one', () => {
  fc.assert(
    fc.property(anyOwned, anyOwned, anyCards, anyCards, (mine, theirs, given, asked) => {
      const terms: TradeTerms = { proposer: given, partner: asked };
      fc.pre(findTermsRefusal(terms) === null);
      const plan = planHandOver({ proposer: mine, partner: theirs }, terms);
      if (!('changes' in plan)) return;
      const [after, afterTheirs] = [
        applyAll(mine, plan.changes.proposer),
        applyAll(theirs, plan.changes.partner),
      ];
      for (const cardno of cards) {
        const moved = copiesOf(asked, cardno) - copiesOf(given, cardno);
        expect(count(after, cardno)).toBe(count(mine, cardno) + moved);
        expect(count(afterTheirs, cardno)).toBe(count(theirs, cardno) - moved);
      }
      const entries = [...after, ...afterTheirs];
      expect(entries.every((one) => one.count >= 0 && one.count <= 99)).toBe(true);
      expect(after.some((one) => one.wanted && Object.hasOwn(asked, one.cardno))).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeCount, changeTag, toggleMark } from './edit-entry.ts';
import { applyChange, applyChanges, type EntryChange } from './entry-change.ts';
import { EMPTY_ENTRY, type CollectionEntry } from './entry.ts';
import { addPending } from './collection-copy.ts';

const entry = (part: Partial<CollectionEntry>): CollectionEntry => ({ ...EMPTY_ENTRY, ...part });

it('COLL-08 limits counts to 0 to 99 and ignores invalid numbers', () => {
  expect(changeCount('A-1', entry({ count: 3 }), 120)).toEqual({ cardno: 'A-1', from: 3, to: 99 });
  expect(changeCount('A-1', entry({ count: 3 }), -4)).toEqual({ cardno: 'A-1', from: 3, to: 0 });
  expect(changeCount('A-1', entry({ count: 3 }), Number.NaN)).toBeUndefined();
  expect(changeCount('A-1', entry({ count: 3 }), 3)).toBeUndefined();
  expect(applyChange(entry({ count: 98 }), { cardno: 'A-1', from: 0, to: 5 }).count).toBe(99);
  expect(applyChange(entry({ count: 2 }), { cardno: 'A-1', from: 5, to: 0 }).count).toBe(0);
});

it('COLL-09 ignores a tag of more than 10 characters', () => {
  const tagged = entry({ tag: 'foil' });
  expect(changeTag('A-1', tagged, '  lent out ')).toEqual({ cardno: 'A-1', tag: 'lent out' });
  expect(changeTag('A-1', tagged, '12345678901')).toBeUndefined();
  expect(applyChange(tagged, { cardno: 'A-1', tag: '12345678901' }).tag).toBe('foil');
  expect(applyChange(tagged, { cardno: 'A-1', tag: '★★★★★★★★★★' }).tag).toBe('★★★★★★★★★★');
  expect(applyChange(tagged, { cardno: 'A-1', tag: '🎴'.repeat(10) }).tag).toBe('🎴'.repeat(10));
});

it('COLL-10 COLL-11 trading toggles; turning it on at 0 sets the count to one', () => {
  const on = applyChange(undefined, toggleMark('A-1', EMPTY_ENTRY, 'trading'));
  expect(on).toEqual(entry({ count: 1, trading: true }));
  expect(applyChange(on, toggleMark('A-1', on, 'trading'))).toEqual(entry({ count: 1 }));
  expect(applyChange(entry({ count: 4 }), { cardno: 'A-1', trading: true }).count).toBe(4);
});

it('a count of 0 clears trading and keeps the other marks and the tag', () => {
  const full = entry({ count: 2, trading: true, wanted: true, ignored: true, tag: 'foil' });
  expect(applyChange(full, { cardno: 'A-1', from: 2, to: 0 })).toEqual(
    entry({ wanted: true, ignored: true, tag: 'foil' }),
  );
});

it('COLL-12 the ignored and wanted marks toggle independently', () => {
  const wanted = applyChange(undefined, toggleMark('A-1', EMPTY_ENTRY, 'wanted'));
  expect(wanted).toEqual(entry({ wanted: true }));
  const both = applyChange(wanted, toggleMark('A-1', wanted, 'ignored'));
  expect(both).toEqual(entry({ wanted: true, ignored: true }));
  expect(applyChange(both, toggleMark('A-1', both, 'wanted'))).toEqual(entry({ ignored: true }));
});

it('adds both copies when two devices each add one', () => {
  const add: EntryChange = { cardno: 'A-1', from: 1, to: 2 };
  expect(applyChanges(new Map([['A-1', entry({ count: 1 })]]), [add, add]).get('A-1')?.count).toBe(
    3,
  );
});

const anyCount = fc.integer({ min: 0, max: 99 });
const anyChange: fc.Arbitrary<EntryChange> = fc.oneof(
  fc.record({ cardno: fc.constantFrom('A', 'B'), from: anyCount, to: anyCount }),
  fc.record({ cardno: fc.constantFrom('A', 'B'), trading: fc.boolean() }),
  fc.record(
    {
      cardno: fc.constantFrom('A', 'B'),
      wanted: fc.boolean(),
      ignored: fc.boolean(),
      tag: fc.string({ maxLength: 12 }),
    },
    { requiredKeys: ['cardno'] },
  ),
);

it('every entry stays valid after any changes', () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 60 }), (changes) => {
      for (const [, result] of applyChanges(new Map(), changes)) {
        expect(result.count).toBeGreaterThanOrEqual(0);
        expect(result.count).toBeLessThanOrEqual(99);
        expect(Number.isInteger(result.count)).toBe(true);
        expect(result.trading && result.count === 0).toBe(false);
        expect(Array.from(result.tag).length).toBeLessThanOrEqual(10);
      }
    }),
  );
});

it('changes of two devices commute while no count reaches a limit', () => {
  const small = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 8 });
  fc.assert(
    fc.property(small, small, fc.array(fc.boolean()), (one, other, order) => {
      const steps = (adds: readonly number[]) =>
        adds.map((to): EntryChange => ({ cardno: 'A', from: 0, to }));
      const [first, second] = [steps(one), steps(other)];
      const woven: EntryChange[] = [];
      for (const isFirst of order) woven.push(...(isFirst ? first : second).splice(0, 1));
      woven.push(...first, ...second);
      const sum = [...one, ...other].reduce((total, add) => total + add, 0);
      expect(applyChanges(new Map(), woven).get('A')?.count ?? 0).toBe(sum);
    }),
  );
});

/** A random action on one device. */
type Step = { cardno: string; act: number };

function toChange({ cardno, act }: Step, shown: CollectionEntry): EntryChange | undefined {
  if (act < 100) return changeCount(cardno, shown, act);
  if (act < 103)
    return toggleMark(
      cardno,
      shown,
      (['trading', 'wanted', 'ignored'] as const)[act - 100] ?? 'wanted',
    );
  return changeTag(cardno, shown, String(act));
}

it('merged pending changes have the same effect as the single ones', () => {
  const anyStep = fc.record({
    cardno: fc.constantFrom('A', 'B'),
    act: fc.oneof(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 99, max: 106 })),
  });
  const anyStart = fc.record({ count: anyCount, trading: fc.boolean() });
  fc.assert(
    fc.property(anyStart, fc.array(anyStep, { maxLength: 40 }), (start, steps) => {
      const base = new Map([
        ['A', entry({ count: start.count, trading: start.trading && start.count > 0 })],
      ]);
      let shown = new Map(base);
      let pending: EntryChange[] = [];
      for (const step of steps) {
        const change = toChange(step, shown.get(step.cardno) ?? EMPTY_ENTRY);
        if (change === undefined) continue;
        shown = applyChanges(shown, [change]);
        pending = addPending(pending, change);
      }
      const sent = applyChanges(base, pending);
      for (const cardno of ['A', 'B']) {
        expect(sent.get(cardno) ?? EMPTY_ENTRY).toEqual(shown.get(cardno) ?? EMPTY_ENTRY);
      }
    }),
    { numRuns: 300 },
  );
});

it('counting up step by step is one pending change, and counting back removes it', () => {
  let pending: EntryChange[] = [];
  for (let count = 1; count < 40; count += 1) {
    pending = addPending(pending, { cardno: 'A', from: count, to: count + 1 });
  }
  expect(pending).toEqual([{ cardno: 'A', from: 1, to: 40 }]);
  expect(addPending(pending, { cardno: 'A', from: 40, to: 1 })).toEqual([]);
});

import { expect, it } from 'vitest';
import { EMPTY_ENTRY, type CollectionEntry } from './entry.ts';
import { applyChange } from './entry-change.ts';
import { planMove } from './plan-changes.ts';

const move = (from: Partial<CollectionEntry>, to: Partial<CollectionEntry>) => {
  const [one, other] = [
    { ...EMPTY_ENTRY, ...from },
    { ...EMPTY_ENTRY, ...to },
  ];
  const { leaving, arriving } = planMove('A-1', one, other);
  return {
    left: leaving.reduce<CollectionEntry>(applyChange, one),
    arrived: arriving.reduce<CollectionEntry>(applyChange, other),
  };
};

it('moving a card takes its copies, marks and tag and leaves no entry', () => {
  const { left, arrived } = move(
    { count: 3, trading: true, wanted: true, tag: 'foil' },
    { count: 1, tag: '' },
  );
  expect(left).toEqual(EMPTY_ENTRY);
  expect(arrived).toEqual({ count: 4, trading: true, wanted: true, ignored: false, tag: 'foil' });
  expect(move({ count: 1, tag: 'foil' }, { tag: 'lent' }).arrived.tag).toBe('lent');
  expect(move({ count: 1, ignored: true }, {}).arrived.ignored).toBe(true);
  expect(move({ count: 1 }, { ignored: true }).arrived.ignored).toBe(true);
  expect(move({ count: 1 }, {}).arrived.ignored).toBe(false);
});

it('keeps the copies that do not fit in the other collection', () => {
  const { left, arrived } = move({ count: 5, trading: true }, { count: 97 });
  expect([left.count, left.trading, arrived.count]).toEqual([3, true, 99]);
  expect(move({ wanted: true }, {}).arrived).toMatchObject({ count: 0, wanted: true });
});

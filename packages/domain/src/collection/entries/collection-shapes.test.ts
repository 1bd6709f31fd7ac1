import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  toggleTag,
  toggleView,
  WHOLE_VIEW,
  type CollectionView,
  type ViewSwitch,
} from './collection-view.ts';
import { parseContent, parseEntry, printEntry } from './documented-collection.ts';
import { DEFAULT_COLLECTION_NAME, EMPTY_ENTRY } from './entry.ts';
import { countSeries } from './series-stats.ts';

describe('documented formats', () => {
  it('COLL-04 an entry has n, c, t, i, w and an optional tag', () => {
    const entry = { count: 3, trading: true, wanted: false, ignored: true, tag: 'foil' };
    expect(printEntry('GD01-001', entry)).toEqual({
      n: 'GD01-001',
      c: 3,
      t: 1,
      i: 1,
      w: 0,
      tag: 'foil',
    });
    expect(printEntry('GD01-001', { ...EMPTY_ENTRY, wanted: true })).toEqual({
      n: 'GD01-001',
      c: 0,
      t: 0,
      i: 0,
      w: 1,
    });
  });

  it('COLL-05 converts entries of the older format', () => {
    expect(parseEntry({ count: 2, isTrading: true, isIgnored: false, isWanted: true })).toEqual({
      count: 2,
      trading: true,
      ignored: false,
      wanted: true,
      tag: '',
    });
    expect(parseEntry({ count: '7', isTrading: 1 })?.count).toBe(7);
    expect(parseEntry(4)?.count).toBe(4);
    expect(parseEntry({ c: 400, tag: 'much too long' })).toEqual({ ...EMPTY_ENTRY, count: 99 });
    expect(parseEntry({ c: 'many', t: 1 })).toEqual(EMPTY_ENTRY);
    expect(parseEntry(null)).toBeUndefined();
  });

  it('COLL-03 the first collection has the documented name', () => {
    expect(DEFAULT_COLLECTION_NAME).toBe('Default Collection');
  });

  it('parses printed entries under their own number', () => {
    const anyEntry = fc
      .record({
        count: fc.integer({ min: 0, max: 99 }),
        trading: fc.boolean(),
        wanted: fc.boolean(),
        ignored: fc.boolean(),
        tag: fc.stringMatching(/^[a-z]{0,10}$/),
      })
      .map((entry) => ({ ...entry, trading: entry.trading && entry.count > 0 }));
    fc.assert(
      fc.property(anyEntry, (entry) => {
        expect(parseContent({ 'A-1': printEntry('A-1', entry) })).toEqual(
          new Map([['A-1', entry]]),
        );
      }),
    );
    expect(parseContent('nothing')).toEqual(new Map());
  });
});

const SWITCHES: ViewSwitch[] = ['hideCollected', 'onlyCollected', 'onlyTrading', 'onlyWanted'];
const on = (view: CollectionView) => SWITCHES.filter((name) => view[name]);
const press = (...names: ViewSwitch[]) => on(names.reduce(toggleView, WHOLE_VIEW));

describe('view filters', () => {
  it('COLL-14 hide and only collected exclude each other; trading clears both; wanted clears all three', () => {
    expect(press('hideCollected', 'onlyCollected')).toEqual(['onlyCollected']);
    expect(press('onlyCollected', 'hideCollected')).toEqual(['hideCollected']);
    expect(press('onlyCollected', 'onlyTrading')).toEqual(['onlyTrading']);
    expect(press('hideCollected', 'onlyTrading')).toEqual(['onlyTrading']);
    expect(press('onlyTrading', 'onlyWanted')).toEqual(['onlyWanted']);
    expect(press('hideCollected', 'onlyWanted')).toEqual(['onlyWanted']);
    expect(press('onlyWanted', 'onlyTrading')).toEqual(['onlyTrading', 'onlyWanted']);
    expect(press('onlyTrading', 'onlyTrading')).toEqual([]);
  });

  it('hide and only collected are never both on', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...SWITCHES)), (names) => {
        const view = names.reduce(toggleView, WHOLE_VIEW);
        expect(view.hideCollected && view.onlyCollected).toBe(false);
      }),
    );
  });

  it('COLL-15 tag filters toggle', () => {
    const tagged = toggleTag(toggleTag(WHOLE_VIEW, 'foil'), 'lent');
    expect(tagged.tags).toEqual(['foil', 'lent']);
    expect(toggleTag(tagged, 'foil').tags).toEqual(['lent']);
  });
});

it('COLL-06 counts cards, collected cards, playsets and trades per series', () => {
  const cards = ['A-1', 'A-2', 'A-3', 'B-1'].map((cardno) => ({
    cardno,
    series: cardno.slice(0, 1),
  }));
  const entries = new Map([
    ['A-1', { ...EMPTY_ENTRY, count: 4, trading: true }],
    ['A-2', { ...EMPTY_ENTRY, count: 1 }],
    ['A-3', { ...EMPTY_ENTRY, wanted: true }],
  ]);
  expect(Object.fromEntries(countSeries(cards, entries, () => 4))).toEqual({
    A: { totalSeriesCount: 3, totalCollectedCount: 2, playsetCount: 1, totalTradingCount: 1 },
    B: { totalSeriesCount: 1, totalCollectedCount: 0, playsetCount: 0, totalTradingCount: 0 },
  });
});

import { describe, expect, it } from 'vitest';
import {
  ALTERNATE_BATCH_ROWS,
  BATCH_PAUSE_MS,
  CACHE_DATABASE_VERSION,
  CLEAN_UP_EVERY_MS,
  CLEAN_UP_FIRST_MS,
  PROGRESS,
  STORED_CARDS_MAX,
} from './cache-limits.ts';
import {
  listEvictions,
  listExpired,
  listRetainedSeries,
  listOverflow,
  planBatches,
  progressOf,
} from './cache-plan.ts';
import type { SeriesCacheEntry } from './cache-records.ts';

const NOW = new Date('2026-11-15T12:00:00Z');

function series(name: string, ...rows: number[]) {
  const files = rows.map((count, index) => ({ hash: `${name}${index}`, rows: count }));
  return { series: name, rows: rows.reduce((sum, count) => sum + count, 0), files };
}

function entry(key: string, rows: number, cachedAt: number, expiresAt = 0): SeriesCacheEntry {
  const [gameid = '', seriesId = ''] = key.split('/');
  const data = [{ hash: key, rows }];
  return { key, gameid, seriesId, data, cachedAt, expiresAt, isSeriesComplete: true };
}

const keysOf = (entries: readonly SeriesCacheEntry[]) => entries.map(({ key }) => key);

describe('planBatches', () => {
  it('CACHE-15 fills batches of at most 1000 rows and skips cached series', () => {
    const wanted = [series('A', 1000, 200), series('B', 300), series('C', 501), series('D', 499)];
    const batches = planBatches(wanted, new Set(['B0']));
    expect(batches.map((batch) => batch.map(({ hash }) => hash))).toEqual([
      ['A0'],
      ['A1', 'C0'],
      ['D0'],
    ]);
    expect(planBatches([series('A', 500), series('B', 500)], new Set())).toHaveLength(1);
    expect(planBatches(wanted, new Set(['A0', 'A1', 'B0', 'C0', 'D0']))).toEqual([]);
  });

  it('CACHE-16 CACHE-17 CACHE-22 CACHE-24 uses the documented sizes, pauses and version', () => {
    expect(ALTERNATE_BATCH_ROWS).toBe(500);
    expect(BATCH_PAUSE_MS).toBe(50);
    expect(CLEAN_UP_FIRST_MS).toBe(10_000);
    expect(CLEAN_UP_EVERY_MS).toBe(3_600_000);
    expect(CACHE_DATABASE_VERSION).toBe(3);
  });
});

it('CACHE-18 shows at most 90 percent until caching starts', () => {
  expect([0, 1, 500, 999, 1000, 2000].map((rows) => progressOf(rows, 1000))).toEqual([
    0, 0, 45, 89, 90, 90,
  ]);
  expect(progressOf(0, 0)).toBe(90);
  expect(PROGRESS).toEqual({ fetched: 90, caching: 95, done: 100 });
});

describe('listOverflow', () => {
  it('CACHE-23 removes the oldest entries until 50,000 cards are left', () => {
    const entries = [
      entry('g/new', 30_000, 3),
      entry('g/old', 10_001, 1),
      entry('g/mid', 10_000, 2),
    ];
    expect(STORED_CARDS_MAX).toBe(50_000);
    expect(keysOf(listOverflow(entries))).toEqual(['g/old']);
    expect(listOverflow([entry('g/all', 50_000, 1)])).toEqual([]);
  });
});

describe('listExpired', () => {
  const entries = [
    entry('a/1', 1, 0, NOW.getTime()),
    entry('a/2', 1, 0, NOW.getTime() + 1),
    entry('b/1', 1, 0, NOW.getTime() - 1),
  ];

  it('CACHE-22 finds expired entries', () => {
    const online = { isOnline: true, openGame: undefined };
    expect(keysOf(listExpired(entries, NOW, online))).toEqual(['a/1', 'b/1']);
  });

  it('skips the open game, and skips everything while offline', () => {
    expect(keysOf(listExpired(entries, NOW, { isOnline: true, openGame: 'a' }))).toEqual(['b/1']);
    expect(listExpired(entries, NOW, { isOnline: false, openGame: undefined })).toEqual([]);
  });
});

it('evicts the older half of other games first, then of the open game', () => {
  const own = [entry('a/1', 1, 1), entry('a/2', 1, 9), entry('a/3', 1, 5)];
  const others = [entry('b/1', 1, 7), entry('c/1', 1, 6), entry('b/2', 1, 8)];
  expect(keysOf(listEvictions([...own, ...others], 'a'))).toEqual(['c/1', 'b/1']);
  expect(keysOf(listEvictions(own, 'a'))).toEqual(['a/1', 'a/3']);
  expect(listEvictions([], 'a')).toEqual([]);
});

it('CACHE-26 C-65 keeps 4 series in memory, more only when more are requested, all for a full request', () => {
  const latest = ['E', 'D', 'C', 'B', 'A'];
  expect(listRetainedSeries(latest, ['E'])).toEqual(['E', 'D', 'C', 'B']);
  expect(listRetainedSeries(latest, ['E', 'D', 'C', 'B', 'A'])).toEqual(['E', 'D', 'C', 'B', 'A']);
  expect(listRetainedSeries(latest, 'all')).toEqual(latest);
});

import { describe, expect, it } from 'vitest';
import { CACHE_LIFETIMES_MS, MAIN_ONLY_MIN_CARDS, RECENT_CACHE_MS } from './cache-limits.ts';
import { type CacheMetadata, createCacheMetadata, type SeriesCacheEntry } from './cache-records.ts';
import { type CacheWish, decideByState, evaluateCache } from './cache-state.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const EVERYTHING: CacheWish = { series: 'all', needsAlternates: true };
const MAIN_CARDS: CacheWish = { series: 'all', needsAlternates: false };

function entry(seriesId: string, rows: number, facts: Partial<SeriesCacheEntry> = {}) {
  return {
    key: `gundam/${seriesId}`,
    gameid: 'gundam',
    seriesId,
    data: [{ hash: seriesId, rows }],
    cachedAt: NOW.getTime() - 2 * RECENT_CACHE_MS,
    expiresAt: NOW.getTime() + 1,
    isSeriesComplete: true,
    ...facts,
  } satisfies SeriesCacheEntry;
}

function metadata(facts: Partial<CacheMetadata>): CacheMetadata {
  return { ...createCacheMetadata('gundam', [], [], NOW), ...facts };
}

const full = metadata({ cache_type: 'full', is_complete: true });
const some = metadata({ cache_type: 'series', is_complete: true });
const expired = { expiresAt: NOW.getTime() };
const recent = { cachedAt: NOW.getTime() - RECENT_CACHE_MS + 1 };

describe('evaluateCache', () => {
  it('CACHE-06 is empty without any card, whatever the metadata says, and triggers a fetch', () => {
    expect(evaluateCache({ metadata: full, entries: [] }, EVERYTHING, NOW)).toBe('empty');
    expect(evaluateCache({ metadata: full, entries: [entry('A', 0)] }, MAIN_CARDS, NOW)).toBe(
      'empty',
    );
    expect(decideByState('empty')).toBe('fetch');
  });

  it('CACHE-07 is full with the complete catalogue, and the cache serves any request', () => {
    const held = { metadata: full, entries: [entry('A', 10)] };
    expect(evaluateCache(held, EVERYTHING, NOW)).toBe('full');
    expect(evaluateCache(held, { series: ['A'], needsAlternates: true }, NOW)).toBe('full');
    expect(decideByState('full')).toBe('use');
  });

  it('CACHE-08 is full-with-expired above 10 percent of expired cards, not at 10 percent', () => {
    const at = { metadata: full, entries: [entry('A', 90), entry('B', 10, expired)] };
    const above = { metadata: full, entries: [entry('A', 89), entry('B', 11, expired)] };
    expect(evaluateCache(at, EVERYTHING, NOW)).toBe('full');
    expect(evaluateCache(above, EVERYTHING, NOW)).toBe('full-with-expired');
    expect(decideByState('full-with-expired')).toBe('refetch');
  });

  it('CACHE-09 is seriesCache when all requested series are complete and fresh', () => {
    const held = { metadata: some, entries: [entry('A', 10), entry('B', 10), entry('C', 5)] };
    expect(evaluateCache(held, { series: ['A', 'B'], needsAlternates: true }, NOW)).toBe(
      'seriesCache',
    );
    expect(decideByState('seriesCache')).toBe('use');
  });

  it('CACHE-10 is partial when requested cards are missing', () => {
    const incomplete = entry('B', 5, { isSeriesComplete: false });
    const held = { metadata: some, entries: [entry('A', 10), incomplete] };
    expect(evaluateCache(held, { series: ['A', 'X'], needsAlternates: true }, NOW)).toBe('partial');
    expect(evaluateCache(held, { series: ['B'], needsAlternates: true }, NOW)).toBe('partial');
    expect(evaluateCache(held, EVERYTHING, NOW)).toBe('partial');
    const broken = metadata({ cache_type: 'full', is_complete: false });
    expect(evaluateCache({ ...held, metadata: broken }, EVERYTHING, NOW)).toBe('partial');
    expect(decideByState('partial')).toBe('fetch');
  });

  it('CACHE-11 is legacyFull with enough fresh cards and no metadata', () => {
    const enough = { metadata: undefined, entries: [entry('A', MAIN_ONLY_MIN_CARDS)] };
    const few = { metadata: undefined, entries: [entry('A', MAIN_ONLY_MIN_CARDS - 1)] };
    expect(evaluateCache(enough, EVERYTHING, NOW)).toBe('legacyFull');
    expect(evaluateCache(few, EVERYTHING, NOW)).toBe('uncertain');
    expect(decideByState('legacyFull')).toBe('use');
  });

  it('CACHE-12 C-63 is recentCache under one hour without alternates, expired or not', () => {
    const held = { metadata: some, entries: [entry('A', 10, { ...recent, ...expired })] };
    const wish = { series: ['A'], needsAlternates: false };
    expect(evaluateCache(held, wish, NOW)).toBe('recentCache');
    expect(evaluateCache(held, { ...wish, needsAlternates: true }, NOW)).toBe('uncertain');
    const hourOld = entry('A', 10, { cachedAt: NOW.getTime() - RECENT_CACHE_MS, ...expired });
    expect(evaluateCache({ metadata: some, entries: [hourOld] }, wish, NOW)).toBe('uncertain');
    expect(decideByState('recentCache')).toBe('use');
  });

  it('CACHE-13 is uncertain in any other situation and triggers a fetch', () => {
    const held = { metadata: some, entries: [entry('A', 10, expired)] };
    expect(evaluateCache(held, { series: ['A'], needsAlternates: true }, NOW)).toBe('uncertain');
    expect(evaluateCache({ ...held, metadata: undefined }, EVERYTHING, NOW)).toBe('uncertain');
    expect(decideByState('uncertain')).toBe('fetch');
  });

  it('CACHE-14 C-64 main cards alone do not suffice under 10,000 unless marked as complete', () => {
    const few = [entry('A', MAIN_ONLY_MIN_CARDS - 1, recent)];
    const held = { metadata: undefined, entries: few, isMainOnly: true };
    expect(evaluateCache(held, EVERYTHING, NOW)).toBe('uncertain');
    expect(evaluateCache(held, MAIN_CARDS, NOW)).toBe('recentCache');
    expect(evaluateCache({ ...held, metadata: full }, EVERYTHING, NOW)).toBe('full');
    const enough = { ...held, entries: [entry('A', MAIN_ONLY_MIN_CARDS)] };
    expect(evaluateCache(enough, EVERYTHING, NOW)).toBe('legacyFull');
  });
});

it('CACHE-19 CACHE-20 CACHE-21 has the documented lifetimes', () => {
  expect(CACHE_LIFETIMES_MS).toEqual({
    card: 1_800_000,
    full: 86_400_000,
    series: 1_800_000,
    query: 1_800_000,
    user: 43_200_000,
  });
});

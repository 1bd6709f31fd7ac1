import { expect, it } from 'vitest';
import {
  createCachedQuery,
  createCacheMetadata,
  createSeriesEntry,
  describeCachedCard,
} from './cache-records.ts';

const NOW = new Date('2026-11-15T12:00:00.000Z');
const files = [
  { hash: 'h1', rows: 1000, bytes: 9 },
  { hash: 'h2', rows: 5, bytes: 9 },
];
const series = { series: 'ST01', rows: 1005, files };

it('CACHE-01 a cached card has id, gameid, cached_at, expires_at and isNew', () => {
  const entry = createSeriesEntry('gundam', series, files, NOW, 'series');
  expect(describeCachedCard('gundam', { cardno: 'ST01-001' }, entry, true)).toEqual({
    id: 'gundam_ST01-001',
    gameid: 'gundam',
    cached_at: '2026-11-15T12:00:00.000Z',
    expires_at: '2026-11-15T12:30:00.000Z',
    isNew: true,
  });
});

it('CACHE-02 CACHE-20 metadata of a full catalogue expires after 24 hours', () => {
  const entry = createSeriesEntry('gundam', series, files, NOW, 'full');
  expect(createCacheMetadata('gundam', [entry], ['ST01'], NOW)).toEqual({
    key: 'gundam',
    gameid: 'gundam',
    cache_type: 'full',
    is_complete: true,
    series_list: ['ST01'],
    cached_at: '2026-11-15T12:00:00.000Z',
    expires_at: '2026-11-16T12:00:00.000Z',
  });
});

it('CACHE-02 CACHE-21 metadata of some series expires after 30 minutes; broken metadata is partial', () => {
  const whole = createSeriesEntry('gundam', series, files, NOW, 'series');
  const broken = createSeriesEntry('gundam', series, files.slice(1), NOW, 'series');
  expect(createCacheMetadata('gundam', [whole], ['ST01', 'ST02'], NOW)).toMatchObject({
    cache_type: 'series',
    is_complete: true,
    expires_at: '2026-11-15T12:30:00.000Z',
  });
  expect(createCacheMetadata('gundam', [broken], ['ST01'], NOW)).toMatchObject({
    cache_type: 'partial',
    is_complete: false,
    series_list: [],
  });
});

it('CACHE-03 a series entry lists its files and whether it is complete', () => {
  expect(createSeriesEntry('gundam', series, files, NOW, 'series')).toEqual({
    key: 'gundam/ST01',
    gameid: 'gundam',
    seriesId: 'ST01',
    data: [
      { hash: 'h1', rows: 1000 },
      { hash: 'h2', rows: 5 },
    ],
    cachedAt: NOW.getTime(),
    expiresAt: NOW.getTime() + 1_800_000,
    isSeriesComplete: true,
  });
  expect(createSeriesEntry('gundam', series, [], NOW, 'full').isSeriesComplete).toBe(false);
});

it('CACHE-04 a cached query has type, key, data and a lifetime of 30 minutes', () => {
  expect(createCachedQuery('gundam', 'ids', 'A,B', [1], NOW)).toEqual({
    id: 'gundam/ids/A,B',
    gameid: 'gundam',
    query_type: 'ids',
    query_key: 'A,B',
    data: [1],
    cached_at: '2026-11-15T12:00:00.000Z',
    expires_at: '2026-11-15T12:30:00.000Z',
  });
});

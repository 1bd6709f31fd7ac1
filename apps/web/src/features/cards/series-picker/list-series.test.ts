import { expect, it } from 'vitest';
import type { KeyValueStore } from '#lib/browser-storage.ts';
import { findCustomSeries, listSeries, readStoredSeries, storeSeries } from './list-series.ts';

const series = {
  'B-': { name: 'Beta', released: true, releaseDate: '2025-07-11' },
  'A-': { name: 'Alpha', released: true, releaseDate: '2025-07-11' },
  'N-': { name: 'Newest', released: true, releaseDate: '2026-02-27' },
  'S-': { name: 'Soon', released: false, expectedDate: '2027-01-22' },
};

it('lists upcoming series first, then the newest', () => {
  expect(listSeries(series).map(({ code }) => code)).toEqual(['S-', 'N-', 'A-', 'B-']);
});

it('LIST-13 finds custom series by the names of the series map', () => {
  expect(findCustomSeries(['alpha', 'Nothing', 'Soon'], series)).toEqual(['A-', 'S-']);
});

it('PREF-09 stores the applied series and restores those that the game still has', () => {
  const values = new Map<string, string>();
  const store: KeyValueStore = {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
  const config = { gameid: 'ua', series };
  storeSeries(store, config, ['B-', 'A-']);
  expect(store.read('ua_storedSeries')).toBe('b,a');
  expect(readStoredSeries(store, config)).toEqual(['B-', 'A-']);
  expect(readStoredSeries(store, { ...config, series: { 'A-': series['A-'] } })).toEqual(['A-']);
  storeSeries(store, config, []);
  expect(store.read('ua_storedSeries')).toBeNull();
  expect(readStoredSeries(store, config)).toEqual([]);
});

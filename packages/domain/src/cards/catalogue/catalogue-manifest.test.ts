import { expect, it } from 'vitest';
import { listWantedSeries, type SeriesMatching } from './catalogue-manifest.ts';

const manifest = {
  gameid: 'ua',
  version: '1',
  cards: 0,
  series: ['AUR-1', 'aur-2', 'BRM', 'UA'].map((series) => ({ series, rows: 0, files: [] })),
};
const namesOf = (wanted: 'all' | string[], rules: Partial<SeriesMatching> = {}) =>
  listWantedSeries(manifest, wanted, {
    seriesIncludes: true,
    wildcardSeries: null,
    ...rules,
  }).map(({ series }) => series);

it('CARD-10 a code matches within a series name, in any case, without the trailing dash', () => {
  expect(namesOf(['aur-'])).toEqual(['AUR-1', 'aur-2']);
  expect(namesOf(['brm', 'X'])).toEqual(['BRM']);
  expect(namesOf(['-'])).toEqual([]);
  expect(namesOf([])).toEqual([]);
});

it('GAME-10 without seriesIncludes a code must equal the whole series', () => {
  expect(namesOf(['aur-', 'BRM-', 'a'], { seriesIncludes: false })).toEqual(['BRM']);
});

it('the wildcard series matches every selection, and * matches all', () => {
  expect(namesOf(['brm'], { wildcardSeries: 'UA-' })).toEqual(['BRM', 'UA']);
  expect(namesOf([], { wildcardSeries: 'UA-' })).toEqual([]);
  expect(namesOf('all')).toHaveLength(4);
});

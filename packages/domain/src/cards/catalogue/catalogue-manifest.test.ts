import { expect, it } from 'vitest';
import { listWantedSeries } from './catalogue-manifest.ts';

const manifest = {
  gameid: 'ua',
  version: '1',
  cards: 0,
  series: ['AUR-1', 'aur-2', 'BRM', 'UA'].map((series) => ({ series, rows: 0, files: [] })),
};
const namesOf = (wanted: 'all' | string[], wildcard: string | null = null) =>
  listWantedSeries(manifest, wanted, wildcard).map(({ series }) => series);

it('CARD-10 a code matches within a series, in any case, without its trailing dash', () => {
  expect(namesOf(['aur-'])).toEqual(['AUR-1', 'aur-2']);
  expect(namesOf(['brm', 'X'])).toEqual(['BRM']);
  expect(namesOf(['-'])).toEqual([]);
  expect(namesOf([])).toEqual([]);
});

it('the wildcard series goes with every other, and all means all', () => {
  expect(namesOf(['brm'], 'UA-')).toEqual(['BRM', 'UA']);
  expect(namesOf([], 'UA-')).toEqual([]);
  expect(namesOf('all')).toHaveLength(4);
});

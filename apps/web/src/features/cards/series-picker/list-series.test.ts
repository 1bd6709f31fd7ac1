import { expect, it } from 'vitest';
import { findCustomSeries, listSeries } from './list-series.ts';

const series = {
  'B-': { name: 'Beta', released: true, releaseDate: '2025-07-11' },
  'A-': { name: 'Alpha', released: true, releaseDate: '2025-07-11' },
  'N-': { name: 'Newest', released: true, releaseDate: '2026-02-27' },
  'S-': { name: 'Soon', released: false, expectedDate: '2027-01-22' },
};

it('lists what is expected first, then the newest', () => {
  expect(listSeries(series).map(({ code }) => code)).toEqual(['S-', 'N-', 'A-', 'B-']);
});

it('LIST-13 finds custom series by the names of the series map', () => {
  expect(findCustomSeries(['alpha', 'Nothing', 'Soon'], series)).toEqual(['A-', 'S-']);
});

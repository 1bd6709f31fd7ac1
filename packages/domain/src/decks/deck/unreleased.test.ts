import { expect, it } from 'vitest';
import { findReleaseDay, listUnreleasedPrefixes } from './deck-series.ts';

const series = {
  'S-': { name: 'Short', released: true, releaseDate: '2026-01-01' },
  'N-': { name: 'Not yet', released: false, expectedDate: '2027-01-22' },
  'M-': { name: 'Some day', released: false },
  'D-': { name: 'Dated', released: true, releaseDate: '2026-12-01' },
};

it('an unreleased card shows its release date if known', () => {
  const dayOf = (cardno: string, today = '2026-11-16') => findReleaseDay({ series }, cardno, today);
  expect(dayOf('S-001')).toBeUndefined();
  expect(dayOf('N-001')).toBe('2027-01-22');
  expect(dayOf('M-001')).toBe('');
  expect(dayOf('D-001')).toBe('2026-12-01');
  expect(dayOf('D-001', '2026-12-01')).toBeUndefined();
  expect(listUnreleasedPrefixes({ series }, '2026-11-16')).toEqual(['N-', 'M-', 'D-']);
});

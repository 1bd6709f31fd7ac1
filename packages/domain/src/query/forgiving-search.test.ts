import { expect, it } from 'vitest';
import { EMPTY_FILTER_STATE } from '../filter/filter-state.ts';
import { TEST_CONFIG } from '../filter/search-config.test-support.ts';
import { searchForgivingly } from './forgiving-search.ts';
import { indexCards, NOW } from './test-catalogue.test-support.ts';

const CARDS = [
  { cardno: 'XD01-001', name: 'Harbor Guard', effectdata: 'Deploy a Lodestar token.' },
  { cardno: 'XD01-002', name: 'Grey Lodestar', effectdata: 'Draw 1.' },
  { cardno: 'XD01-003', name: 'Lodestar', effectdata: 'When destroyed, draw 2.' },
  { cardno: 'XD01-004', name: 'Tidebreaker', effectdata: 'This Unit gains Breach.' },
];
const index = indexCards(CARDS, TEST_CONFIG);
const find = (search: string) => {
  const { rows, corrected } = searchForgivingly(index, {
    filters: { ...EMPTY_FILTER_STATE, search },
    sort: {},
    now: NOW,
  });
  return { names: [...rows].map((row) => CARDS[row]?.name), corrected };
};

it('ranks prefix matches of names first, then names, then rules text', () => {
  expect(find('lodestar').names).toEqual(['Lodestar', 'Grey Lodestar', 'Harbor Guard']);
  expect(find('destroyed').names, 'rules text').toEqual(['Lodestar']);
});

it.each([
  ['lodstar', 'lodestar', 'Lodestar'],
  ['tidebraeker', 'tidebreaker', 'Tidebreaker'],
  ['gains breech', 'gains breach', 'Tidebreaker'],
])('%s is corrected to %s', (typed, corrected, name) => {
  const found = find(typed);
  expect(found.corrected).toBe(corrected);
  expect(found.names[0]).toBe(name);
});

it.each(['zzzzzz', 'xyz', 'name:lodstar', ''])('%j is unchanged', (typed) => {
  expect(find(typed).corrected).toBeUndefined();
});

import { EMPTY_FILTER_STATE, type FilterState } from '@deckframe/domain/filter/filter-state';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCatalogue } from '#testing/answer-catalogue.ts';
import { openPart } from '#testing/open-part.tsx';
import { useCardBrowse } from '../use-card-browse.ts';
import type { ListSort } from './card-sort.tsx';
import { QueryBar } from './query-bar.tsx';

const POOL = { series: 'all' } as const;
const SORT: ListSort = { column: 'cardno', direction: 'asc' };

function Bar() {
  const [filters, setFilters] = useState<FilterState>(EMPTY_FILTER_STATE);
  const change = (next: { filters?: FilterState }) => {
    if (next.filters) setFilters(next.filters);
  };
  return <QueryBar {...useCardBrowse(POOL, { filters, sort: SORT, change }).queryBar} />;
}

it.each([
  ['(draw', 'A closing bracket is missing.'],
  ['draw)', 'An opening bracket is missing.'],
  ['draw or', '“or” needs something on both sides.'],
])('%s: the hint line shows each problem once and keeps its height', async (query, fault) => {
  await answerCatalogue([{ cardno: 'T01-001', name: 'Halcyon', effectdata: 'draw a card' }]);
  const { screen } = await openPart(<Bar />);
  const line = () => screen.container.querySelector('.query-bar__words');
  await expect.poll(() => line()?.textContent).toBe('All cards');
  const before = line()?.getBoundingClientRect().height;
  expect(before).toBeGreaterThan(20);
  await page.getByRole('combobox', { name: 'Search cards' }).fill('draw');
  await expect.poll(() => line()?.textContent).toBe('Cards containing “draw”');
  expect(line()?.getBoundingClientRect().height).toBe(before);
  await page.getByRole('combobox', { name: 'Search cards' }).fill(query);
  await expect.poll(() => line()?.textContent).toBe(fault);
  expect(line()?.getBoundingClientRect().height).toBe(before);
});

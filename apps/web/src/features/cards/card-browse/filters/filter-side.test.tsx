import { EMPTY_FILTER_STATE, type FilterState } from '@deckframe/domain/filter/filter-state';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCatalogue } from '#testing/answer-catalogue.ts';
import { pressEscape } from '#testing/expect-dialog.ts';
import { expectNoBarriers, openPart } from '#testing/open-part.tsx';
import type { ListSort } from './card-sort.tsx';
import { useCardBrowse } from '../use-card-browse.ts';
import { FilterSide } from './filter-side.tsx';

const POOL = { series: 'all' } as const;
const SORT: ListSort = { column: 'cardno', direction: 'asc' };

afterEach(() => page.viewport(1280, 800));

function Filters() {
  const [filters, setFilters] = useState<FilterState>(EMPTY_FILTER_STATE);
  const [isOpen, setOpen] = useState(true);
  const change = (next: { filters?: FilterState }) => {
    if (next.filters) setFilters(next.filters);
  };
  const browse = useCardBrowse(POOL, { filters, sort: SORT, change });
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <FilterSide
        browse={browse}
        isOpen={isOpen}
        onOpenChange={setOpen}
        className="side"
        closeIcon={null}
        tools={<p>Tools above</p>}
      />
    </>
  );
}

const sheet = () => page.getByRole('dialog', { name: 'Filters' });
const blue = () => page.getByRole('button', { name: /^Blue/ });
const reset = () => page.getByRole('button', { name: 'Reset', exact: true });

async function openFilters() {
  await answerCatalogue([
    { cardno: 'T01-1', name: 'Anvil', color: 'Blue' },
    { cardno: 'T01-2', name: 'Beacon', color: 'Red' },
    { cardno: 'T01-3', name: 'Cinder', color: 'Red' },
  ]);
  await openPart(<Filters />);
}

it('filters on a narrow window: a sheet shows the result count, resets, and closes by button and Escape', async () => {
  await page.viewport(390, 800);
  await openFilters();
  await expect.element(sheet()).toBeVisible();
  await expect.element(page.getByText('Tools above')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Show 3 cards' })).toBeVisible();
  await expect.element(reset()).toBeDisabled();
  await blue().click();
  await expect.element(blue()).toHaveAttribute('aria-pressed', 'true');
  const show = page.getByRole('button', { name: 'Show 1 card' });
  await expect.element(show).toBeVisible();
  await expectNoBarriers();
  await show.click();
  await expect.element(sheet()).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Open' }).click();
  await expect
    .element(blue(), { message: 'closing loses nothing' })
    .toHaveAttribute('aria-pressed', 'true');
  await reset().click();
  await expect.element(page.getByRole('button', { name: 'Show 3 cards' })).toBeVisible();
  await pressEscape();
  await expect.element(sheet()).not.toBeInTheDocument();
});

it('filters on a wide window: a column beside the cards, not a dialog', async () => {
  await page.viewport(1280, 800);
  await openFilters();
  await expect.element(page.getByRole('complementary', { name: 'Filters' })).toBeVisible();
  await expect.element(sheet()).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Hide filters' }).click();
  await expect.element(page.getByRole('complementary')).not.toBeInTheDocument();
});

import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openPart } from '#testing/open-part.tsx';
import { DeckFilters } from './deck-filters.tsx';
import type { DeckSearch } from './deck-search.ts';

const orders = [
  { value: 'recent', label: 'Recent' },
  { value: 'popular', label: 'Popular' },
];

const NO_FILTER: DeckSearch = {};

/** Renders the filters and the list's address. */
function Filtered({ first = NO_FILTER }: { first?: DeckSearch }) {
  const [search, setSearch] = useState<DeckSearch>(first);
  const change = (next: DeckSearch) => setSearch((before) => ({ ...before, ...next }));
  return (
    <>
      <DeckFilters search={search} onChange={change} orders={orders} />
      <output>{JSON.stringify(search)}</output>
    </>
  );
}

it('deck search: missing<=3 in the text finds decks within reach, and its chip removes it', async () => {
  await openPart(<Filtered />);
  const box = page.getByRole('searchbox', { name: 'Search by name' });
  const said = page.getByRole('status');
  await box.fill('missing<4 wind');
  await expect.element(said).toHaveTextContent('{"name":"wind","missing":"3"}');
  // The typed text stays unchanged.
  await expect.element(box).toHaveValue('missing<4 wind');
  await page.getByRole('button', { name: 'Remove missing<=3' }).click();
  await expect.element(said).toHaveTextContent('{"name":"wind"}');
  await expect.element(box).toHaveValue('wind');

  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('switch', { name: 'I could build it with 3 more cards' }).click();
  await expect.element(box).toHaveValue('wind missing<=3');
});

it('DLIST-03 an order given by number in the address is selected', async () => {
  await openPart(<Filtered first={{ order: '1' }} />);
  await expect.element(page.getByRole('combobox', { name: 'Order' })).toHaveValue('popular');
});

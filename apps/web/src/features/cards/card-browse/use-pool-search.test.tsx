import { EMPTY_FILTER_STATE } from '@deckframe/domain/filter/filter-state';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useCardRows } from '#catalogue/use-card-rows.ts';
import { useCatalogue } from '#catalogue/use-catalogue.ts';
import { localSettings } from '#lib/preference-stores.ts';
import { answerCatalogue } from '#testing/answer-catalogue.ts';
import { openPart } from '#testing/open-part.tsx';
import { usePoolSearch } from './use-pool-search.ts';

const POOL = { series: 'all' } as const;

/** The names in list order. */
function Names() {
  const catalogue = useCatalogue(POOL.series);
  const { found } = usePoolSearch(catalogue, POOL, EMPTY_FILTER_STATE, {
    column: 'name',
    direction: 'asc',
  });
  const cards = useCardRows(catalogue.view, found.generation, [...found.rows]);
  return <output>{cards.map((card) => card?.name).join(', ')}</output>;
}

it('FILT-13 PREF-07 new cards come first in a list until switched off', async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  await answerCatalogue([
    { cardno: 'T01-1', name: 'Anvil', created_at: '2020-01-01T00:00:00Z' },
    { cardno: 'T01-2', name: 'Beacon', created_at: hoursAgo(24 * 7 + 1) },
    { cardno: 'T01-3', name: 'Cinder', created_at: hoursAgo(24 * 7 - 1) },
  ]);
  await openPart(<Names />);
  await expect.element(page.getByRole('status')).toHaveTextContent('Cinder, Anvil, Beacon');
  localSettings.turn('showNewCardsFirst', false);
  await expect.element(page.getByRole('status')).toHaveTextContent('Anvil, Beacon, Cinder');
  localSettings.turn('showNewCardsFirst', true);
});

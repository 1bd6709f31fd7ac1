import { EMPTY_FILTER_STATE } from '@deckframe/domain/filter/filter-state';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useGameConfig } from '#lib/app-services.ts';
import { localStore } from '#lib/browser-storage.ts';
import { openPart } from '#testing/open-part.tsx';
import type { PlainToast } from '#ui/toast/toast-kinds.ts';
import { toasts } from '#ui/toast/toast-queue.ts';
import { SavedFiltersMenu } from './saved-filters-menu.tsx';
import { readSavedFilters } from './saved-filters.ts';

const filters = { ...EMPTY_FILTER_STATE, search: 'wolf' };

function Filters() {
  const { gameid } = useGameConfig();
  const [saved, setSaved] = useState(() => readSavedFilters(localStore, gameid));
  return (
    <SavedFiltersMenu
      filters={filters}
      saved={saved}
      isEmpty={false}
      onApply={() => {}}
      onSavedChange={() => setSaved(readSavedFilters(localStore, gameid))}
    />
  );
}

it('TOAST-07 storing a filter shows a store toast: saved, and removed with undo', async () => {
  const { told, services } = await openPart(<Filters />);
  const list = () => readSavedFilters(localStore, services.config.gameid).saved;
  const choose = async (item: string | RegExp) => {
    await page.getByRole('button', { name: 'Saved filters' }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  await choose('Save this filter …');
  await page.getByLabelText('Name').fill('Wolves');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => told).toEqual(['store: "Filter “Wolves” saved on this device."']);
  expect(list()).toEqual([{ name: 'Wolves', filters }]);
  const removed = new Promise<PlainToast>((resolve) => {
    toasts.subscribe((order) => {
      if (order.kind === 'show' && order.message.kind === 'store') resolve(order.message);
    });
  });
  await choose('Remove Wolves');
  expect(await removed).toMatchObject({ title: 'Filter “Wolves” removed.' });
  expect(list()).toEqual([]);
  (await removed).action?.onPress();
  expect(list()).toEqual([{ name: 'Wolves', filters }]);
});

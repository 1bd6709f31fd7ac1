import { mergeFilterStates } from '@deckframe/domain/filter/filter-state';
import { useEffect, useRef } from 'react';
import { readStoredFilters } from '#features/cards/card-browse/filters/stored-filters.ts';
import { isSameFilters } from '#features/cards/card-browse/filters/query-draft.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { localStore } from '#lib/browser-storage.ts';
import { tellFilterError } from '#features/cards/card-browse/filters/tell-filter-error.ts';
import type { useListAddress } from '../cards/card-list/use-list-address.ts';

/** Opens the list with what its remembered filters said last; what the address says wins. */
export function useStoredFilters(list: ReturnType<typeof useListAddress>): void {
  const config = useGameConfig();
  const atStart = useRef(list);
  useEffect(() => {
    const { filters, change } = atStart.current;
    const merged = mergeFilterStates(readStoredFilters(localStore, config), filters);
    if (isSameFilters(merged, filters)) return;
    void tellFilterError('filterStoreFailed', () => change({ filters: merged, isTyping: true }));
  }, [config]);
}

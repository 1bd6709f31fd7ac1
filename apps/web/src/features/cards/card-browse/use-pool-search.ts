import type { FilterState } from '@deckframe/domain/filter/filter-state';
import { createQueryLanguage } from '@deckframe/domain/query/query-language';
import { useMemo } from 'react';
import type { SearchRequest } from '#catalogue/engine/catalogue-engine.ts';
import type { Catalogue } from '#catalogue/use-catalogue.ts';
import { useCardSearch } from '#catalogue/use-card-search.ts';
import type { CardPool } from './browse-state.ts';
import type { FilterCounts } from './filters/filter-counts.ts';
import { createKnownValues } from './filters/known-values.ts';
import { createFindOption } from './filters/query-draft.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { useLocalSettings, useUserPreferences } from '#lib/preference-stores.ts';
import type { ListSort } from './filters/card-sort.tsx';

/** Main printings only. */
const MAIN_ONLY = 'is:main';
const NO_COUNTS: FilterCounts = {};

/** Searches by filters and preferences. Also provides the query language. */
export function usePoolSearch(
  catalogue: Catalogue,
  { narrow, isSingly = false, lastPrefixes, revision }: CardPool,
  filters: FilterState,
  sort: ListSort,
) {
  const config = useGameConfig();
  const { loadAlternates, ungroupAlternates } = useUserPreferences();
  const { showNewCardsFirst } = useLocalSettings();
  const language = useMemo(() => createQueryLanguage(config), [config]);
  const toRequest = (wanted: FilterState): SearchRequest => {
    const asked = narrow?.(wanted) ?? wanted;
    const search = loadAlternates ? asked.search : narrowToMain(asked.search);
    return {
      filters: { ...asked, ...(search !== undefined && { search }) },
      sort: { ...sort, newFirst: showNewCardsFirst, ...(lastPrefixes && { lastPrefixes }) },
      groupAlternates: !ungroupAlternates && !isSingly,
      ...(revision !== undefined && { revision }),
    };
  };
  const found = useCardSearch(catalogue, toRequest(filters));
  const counts: FilterCounts = found.counts ?? NO_COUNTS;
  return {
    toRequest,
    found,
    counts,
    rules: { language, definitions: config.filters, findOption: createFindOption(counts) },
    known: createKnownValues(language, counts),
  };
}

function narrowToMain(search: string | undefined): string {
  return search === undefined || search.trim() === '' ? MAIN_ONLY : `(${search}) ${MAIN_ONLY}`;
}

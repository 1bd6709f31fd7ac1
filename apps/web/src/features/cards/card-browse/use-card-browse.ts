import {
  countActiveFilters,
  EMPTY_FILTER_STATE,
  type FilterState,
} from '@deckframe/domain/filter/filter-state';
import { findUnknownValues } from '@deckframe/domain/query/check-values';
import { completeQuery } from '@deckframe/domain/query/complete-query';
import { parseQuery } from '@deckframe/domain/query/parse-query';
import { useRef, useState } from 'react';
import { useCatalogue } from '#catalogue/use-catalogue.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { localStore } from '#lib/browser-storage.ts';
import type { WebMessageId } from '#lib/messages.ts';
import { useUserPreferences } from '#lib/preference-stores.ts';
import type { BrowseChange, BrowseState, CardPool } from './browse-state.ts';
import type { ListSort } from './filters/card-sort.tsx';
import type { QueryBarProps } from './filters/query-bar.tsx';
import { listExamples } from './filters/query-examples.ts';
import { readSavedFilters } from './filters/saved-filters.ts';
import { tellFilterError } from './filters/tell-filter-error.ts';
import { usePoolSearch } from './use-pool-search.ts';

export type CardBrowse = ReturnType<typeof useCardBrowse>;

/** State and actions of a card browser. */
export function useCardBrowse(pool: CardPool, { filters, sort, change }: BrowseState) {
  const { gameid } = useGameConfig();
  const { loadAlternates } = useUserPreferences();
  const catalogue = useCatalogue(pool.series, loadAlternates);
  const { found, counts, rules, known, toRequest } = usePoolSearch(catalogue, pool, filters, sort);
  const [saved, setSaved] = useState(() => readSavedFilters(localStore, gameid));
  const isTypingSince = useRef(false);

  const apply = (
    next: FilterState,
    failure: WebMessageId,
    { isTyping = false, ...more }: Pick<BrowseChange, 'isTyping' | 'sort'> = {},
  ) => {
    const isGoingOn = isTyping && isTypingSince.current;
    isTypingSince.current = isTyping;
    return tellFilterError(failure, () => change({ ...more, filters: next, isTyping: isGoingOn }));
  };
  const queryBar: QueryBarProps = {
    filters,
    rules,
    examples: listExamples(rules.language, counts),
    complete: (text, cursor) => completeQuery(text, cursor, known),
    findUnknown: (text) => findUnknownValues(parseQuery(text, rules.language), known),
    onChange: ({ filters: next, sort: typed, isTyping }) => {
      if (!isTyping) {
        isTypingSince.current = false;
        return undefined;
      }
      const named = typed && rules.language.sorts.get(typed.by ?? '');
      const sorted = typed &&
        named && { sort: { column: named.column, direction: typed.direction } };
      return apply(next, 'filterUrlFailed', { isTyping: true, ...sorted });
    },
  };
  return {
    catalogue,
    found,
    filters,
    sort,
    counts,
    saved,
    queryBar,
    toRequest,
    active: countActiveFilters(filters),
    isReady: catalogue.phase === 'ready',
    /** True when results are current. */
    isSettled: catalogue.phase === 'ready' && !found.busy && found.generation > 0,
    setFilters: (next: FilterState, failure: WebMessageId = 'filterPanelFailed') =>
      void apply(next, failure),
    setSort: (next: ListSort) =>
      void tellFilterError('filterUrlFailed', () => change({ sort: next })),
    clear: () => void apply(EMPTY_FILTER_STATE, 'filterPanelFailed'),
    readSaved: () => setSaved(readSavedFilters(localStore, gameid)),
  };
}

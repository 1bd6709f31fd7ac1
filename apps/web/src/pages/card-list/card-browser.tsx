import {
  countActiveFilters,
  EMPTY_FILTER_STATE,
  type FilterState,
} from '@deckframe/domain/filter/filter-state';
import { findUnknownValues } from '@deckframe/domain/query/check-values';
import { completeQuery } from '@deckframe/domain/query/complete-query';
import { parseQuery } from '@deckframe/domain/query/parse-query';
import { useEffect, useRef, useState } from 'react';
import { useCatalogue } from '#catalogue/use-catalogue.ts';
import { FilterChips } from '#features/card-browse/filters/filter-chips.tsx';
import { QueryBar } from '#features/card-browse/filters/query-bar.tsx';
import { QuickFilters } from '#features/card-browse/filters/quick-filters.tsx';
import { readSavedFilters } from '#features/card-browse/filters/saved-filters.ts';
import { SavedFiltersMenu } from '#features/card-browse/filters/saved-filters-menu.tsx';
import { useGameConfig } from '#lib/app-services.ts';
import { localStore } from '#lib/browser-storage.ts';
import type { WebMessageId } from '#lib/messages.ts';
import { useUserPreferences } from '#lib/preference-stores.ts';
import { NARROW_QUERY, useMedia } from '#lib/use-media.ts';
import { useValue } from '#lib/use-value.ts';
import { CatalogueStrip } from '#features/card-browse/catalogue-strip.tsx';
import { CollectionNotice } from './collection-notice.tsx';
import { FilterAside } from './filter-aside.tsx';
import { ListCount } from './list-count.tsx';
import { ListEmpty } from '#features/card-browse/list-empty.tsx';
import { ListResults } from './list-results.tsx';
import type { SeriesChoice } from './list-state.ts';
import { ListChoices, ListTools } from './list-tools.tsx';
import { filterPanelStore } from './list-view.ts';
import { NewSection } from './new-section.tsx';
import { listExamples } from '#features/card-browse/filters/query-examples.ts';
import { tellFilterError } from '#features/card-browse/filters/tell-filter-error.ts';
import { useCardList } from '#features/card-browse/use-card-list.ts';
import type { ListSort } from '#features/card-browse/filters/card-sort.tsx';
import type { AddressChange, useListAddress } from './use-list-address.ts';

export type CardBrowserProps = ReturnType<typeof useListAddress> & {
  shownSeries: SeriesChoice;
  onLoaded: () => void;
  onChangeSeries: () => void;
};

/** Query bar, filters and the list: four views of one state, which the address holds. */
export function CardBrowser(props: CardBrowserProps) {
  const { filters, sort, change, shownSeries, onLoaded } = props;
  const config = useGameConfig();
  const { loadAlternates, displayNewCardsAtTop } = useUserPreferences();
  const catalogue = useCatalogue(shownSeries, loadAlternates);
  const { found, counts, rules, known, toRequest } = useCardList(catalogue, filters, sort);
  const isPanelOpen = useValue(filterPanelStore);
  const isNarrow = useMedia(NARROW_QUERY);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [saved, setSaved] = useState(() => readSavedFilters(localStore, config.gameid));
  const isTypingSince = useRef(false);

  const isReady = catalogue.phase === 'ready';
  const loaded = useRef(onLoaded);
  useEffect(() => {
    loaded.current = onLoaded;
  });
  useEffect(() => {
    if (isReady) loaded.current();
  }, [isReady]);

  const apply = (
    next: FilterState,
    failure: WebMessageId,
    { isTyping = false, ...more }: Pick<AddressChange, 'isTyping' | 'sort'> = {},
  ) => {
    // The first letter is a step back of its own; the letters after it are not.
    const isGoingOn = isTyping && isTypingSince.current;
    isTypingSince.current = isTyping;
    return tellFilterError(failure, () => change({ ...more, filters: next, isTyping: isGoingOn }));
  };
  const clear = () => void apply(EMPTY_FILTER_STATE, 'filterPanelFailed');
  const active = countActiveFilters(filters);
  const panel = {
    state: filters,
    counts,
    active,
    onChange: (next: FilterState) => void apply(next, 'filterPanelFailed'),
    onClear: clear,
  };
  const choices = {
    sort,
    onSort: (next: ListSort) =>
      void tellFilterError('filterUrlFailed', () => change({ sort: next })),
    onChangeSeries: props.onChangeSeries,
  };
  return (
    <div className="card-list" data-panel={isPanelOpen || undefined}>
      <FilterAside
        {...panel}
        isSheetOpen={isSheetOpen}
        onSheetChange={setSheetOpen}
        total={found.total}
        tools={<ListChoices {...choices} />}
      />
      <section className="card-list__main">
        <div className="card-list__bar">
          <div className="card-list__query">
            <QueryBar
              filters={filters}
              rules={rules}
              examples={listExamples(rules.language, counts)}
              complete={(text, cursor) => completeQuery(text, cursor, known)}
              findUnknown={(text) => findUnknownValues(parseQuery(text, rules.language), known)}
              onChange={({ filters: next, sort: typed, isTyping }) => {
                if (!isTyping) {
                  isTypingSince.current = false;
                  return undefined;
                }
                const named = typed && rules.language.sorts.get(typed.by ?? '');
                const sorted = typed &&
                  named && { sort: { column: named.column, direction: typed.direction } };
                return apply(next, 'filterUrlFailed', { isTyping: true, ...sorted });
              }}
            />
            <ListTools {...choices} active={active} onFilters={() => setSheetOpen(true)} />
          </div>
          <div className="card-list__under">
            <div className="card-list__line">
              <SavedFiltersMenu
                filters={filters}
                saved={saved}
                isEmpty={active === 0}
                onApply={(next) => void apply(next, 'filterStoreFailed')}
                onSavedChange={() => setSaved(readSavedFilters(localStore, config.gameid))}
              />
              <QuickFilters
                filters={filters}
                saved={saved}
                withColors={isNarrow || !isPanelOpen}
                onChange={(next) => void apply(next, 'filterOptionFailed')}
                onClear={clear}
              />
              <FilterChips state={filters} onChange={panel.onChange} onClear={clear} />
            </div>
            {isReady && <ListCount total={found.total} />}
          </div>
        </div>
        <CatalogueStrip catalogue={catalogue} found={found} />
        <CollectionNotice address={props.address} />
        {isReady && displayNewCardsAtTop && active === 0 && <NewSection catalogue={catalogue} />}
        {isReady && (
          <ListResults
            view={catalogue.view}
            found={found}
            sort={sort}
            onSort={choices.onSort}
            empty={
              <ListEmpty
                catalogue={catalogue}
                filters={filters}
                toRequest={toRequest}
                onChange={panel.onChange}
                onClear={clear}
              />
            }
          />
        )}
      </section>
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import { PanelLeftClose, PanelLeftOpen, SlidersHorizontal } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Catalogue } from '#catalogue/use-catalogue.ts';
import { focusResults } from '#lib/focus-results.ts';
import { usePricesShown, useUserPreferences } from '#lib/preference-stores.ts';
import { NARROW_QUERY, useMedia } from '#lib/use-media.ts';
import { useValue } from '#lib/use-value.ts';
import { IconButton } from '#ui/icon-button.tsx';
import type { BrowseState, CardPool } from './browse-state.ts';
import { CatalogueStrip } from './catalogue-strip.tsx';
import { FilterSide } from '../../card-browse/filters/filter-side.tsx';
import { QueryBar } from './filters/query-bar.tsx';
import { QuickFilters } from './filters/quick-filters.tsx';
import { SavedFiltersMenu } from './filters/saved-filters-menu.tsx';
import { ListCount } from '../../card-browse/list-count.tsx';
import { ListChoices, ListTools } from './list-tools.tsx';
import { useCardBrowse } from './use-card-browse.ts';
import { useListCardSize } from '../../card-browse/use-list-card-size.ts';
import { useListScroll } from '../../card-browse/use-list-scroll.ts';
import { CardResults, type CardUses } from './views/card-results.tsx';
import { filterPanelStore, listViewStore } from './views/list-view.ts';
import './card-browser.css';

export type CardBrowserProps = {
  pool: CardPool;
  /** Four views of one state: query bar, filters, chips and the list. */
  state: BrowseState;
  uses: CardUses;
  onLoaded: () => void;
  onChangeSeries: () => void;
  notice?: ReactNode;
  /** Another way to use the same cards. */
  modes?: ReactNode;
  /** The cards of another member's collection. */
  isOthers?: boolean;
  /** Stands above the cards while nothing is filtered. */
  lead?: ((catalogue: Catalogue) => ReactNode) | undefined;
};

/** A whole page of cards: query bar, filters and the list in the view that was chosen. */
export function CardBrowser(props: CardBrowserProps) {
  const { onLoaded, onChangeSeries, lead } = props;
  const browse = useCardBrowse(props.pool, props.state);
  const { filters, sort, active, saved, isReady, setFilters, setSort, clear } = browse;
  const { t } = useLingui();
  const { showQuickInfoLabels } = useUserPreferences();
  const cardSize = useListCardSize(props.isOthers === true);
  const withPrices = usePricesShown();
  const shown = useValue(listViewStore);
  const isPanelOpen = useValue(filterPanelStore);
  const isNarrow = useMedia(NARROW_QUERY);
  const [isSheetOpen, setSheetOpen] = useState(false);
  useListScroll(browse.isSettled);
  const loaded = useRef(onLoaded);
  useEffect(() => {
    loaded.current = onLoaded;
  });
  useEffect(() => {
    if (isReady) loaded.current();
  }, [isReady]);

  const choices = { sort, onSort: setSort, onChangeSeries };
  return (
    <div className="card-list" data-panel={isPanelOpen || undefined}>
      {isReady && (
        <button type="button" className="skip-link" onClick={focusResults}>
          {t`Skip to the cards found`}
        </button>
      )}
      {!isNarrow && !isPanelOpen && (
        <div className="filter-aside filter-aside--closed">
          <IconButton
            label={t`Show filters`}
            icon={<PanelLeftOpen size={18} />}
            count={active}
            onClick={() => filterPanelStore.set(true)}
          />
        </div>
      )}
      <FilterSide
        browse={browse}
        isOpen={isNarrow ? isSheetOpen : isPanelOpen}
        onOpenChange={isNarrow ? setSheetOpen : filterPanelStore.set}
        className="filter-aside"
        icon={<SlidersHorizontal size={16} aria-hidden="true" />}
        closeIcon={<PanelLeftClose size={18} />}
        tools={<ListChoices {...choices} />}
      />
      <section className="card-list__main">
        <div className="card-list__bar">
          <div className="card-list__query">
            <QueryBar {...browse.queryBar} />
            {!isNarrow && props.modes}
            <ListTools {...choices} active={active} onFilters={() => setSheetOpen(true)} />
          </div>
          <div className="card-list__under">
            <div className="card-list__line">
              <SavedFiltersMenu
                filters={filters}
                saved={saved}
                isEmpty={active === 0}
                onApply={(next) => setFilters(next, 'filterStoreFailed')}
                onSavedChange={browse.readSaved}
              />
              <QuickFilters
                filters={filters}
                saved={saved}
                withColors={isNarrow || !isPanelOpen}
                onChange={(next) => setFilters(next, 'filterOptionFailed')}
                onClear={clear}
              />
            </div>
            {isReady && <ListCount total={browse.found.total} cardSize={cardSize} />}
          </div>
        </div>
        <CatalogueStrip browse={browse} />
        {isNarrow && props.modes}
        {props.notice}
        {isReady && active === 0 && lead?.(browse.catalogue)}
        {isReady && (
          <CardResults
            {...props.uses}
            browse={browse}
            shown={shown}
            cardSize={cardSize}
            withLine={showQuickInfoLabels}
            withPrices={withPrices}
          />
        )}
        {/* Filled once there are advertisements; an empty place takes no space. */}
        {isReady && <div className="ad-slot" data-ad-slot="card-list-bottom" />}
      </section>
    </div>
  );
}

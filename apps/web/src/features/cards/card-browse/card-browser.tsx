import { useLingui, Plural } from '@lingui/react/macro';
import { PanelLeftClose, PanelLeftOpen, RotateCcw, SlidersHorizontal, Image } from 'lucide-react';
import { useEffect, useRef, useState, useLayoutEffect, type ReactNode } from 'react';
import { useRouterState } from '@tanstack/react-router';
import type { Catalogue } from '#catalogue/use-catalogue.ts';
import { localStore, sessionStore } from '#lib/browser-storage.ts';
import { focusResults } from '#lib/focus-results.ts';
import {
  usePricesShown,
  useUserPreferences,
  useLocalSettings,
  localSettings,
} from '#lib/preference-stores.ts';
import { STORAGE_KEYS } from '#lib/storage-keys.ts';
import { NARROW_QUERY, useMedia } from '#lib/use-media.ts';
import { useValue } from '#lib/use-value.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { SizeSlider } from '#ui/size-slider.tsx';
import type { BrowseState, CardPool } from './browse-state.ts';
import { CatalogueStrip } from './catalogue-strip.tsx';
import { FilterSide } from './filters/filter-side.tsx';
import { QueryBar } from './filters/query-bar.tsx';
import { QuickFilters } from './filters/quick-filters.tsx';
import { SavedFiltersMenu } from './filters/saved-filters-menu.tsx';
import { ListChoices, ListTools } from './list-tools.tsx';
import { useCardBrowse } from './use-card-browse.ts';
import { CardResults, type CardUses } from './views/card-results.tsx';
import { filterPanelStore, listViewStore } from './views/list-view.ts';
import './card-browser.css';

const PREFIX = 'cardListScroll ';

/** Restores the scroll position when the list has its height. */
function useListScroll(isSettled: boolean): void {
  const key = useRouterState({
    // oxlint-disable-next-line no-underscore-dangle -- the router's own name of a step in the history
    select: ({ location }) => location.state.__TSR_key ?? location.href,
  });
  const restored = useRef<string | null>(null);

  useLayoutEffect(() => {
    if (!isSettled || restored.current === key) return;
    restored.current = key;
    const stored = Number(sessionStore.read(PREFIX + key) ?? Number.NaN);
    if (!Number.isFinite(stored)) return;
    // Again after rows are measured.
    window.scrollTo({ top: stored, behavior: 'instant' });
    requestAnimationFrame(() => window.scrollTo({ top: stored, behavior: 'instant' }));
  }, [isSettled, key]);

  useEffect(() => {
    let frame = 0;
    const storePlace = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (restored.current === key) sessionStore.write(PREFIX + key, String(window.scrollY));
      });
    };
    window.addEventListener('scroll', storePlace, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', storePlace);
    };
  }, [key]);
}

/** Number of found cards, and their size. */
function ListCount({ total, cardSize }: { total: number; cardSize: number }) {
  const { t } = useLingui();
  const view = useValue(listViewStore);
  return (
    <div className="card-list__count">
      <p role="status">
        <Plural value={total} one="# card" other="# cards" />
      </p>
      {view === 'grid' && (
        <SizeSlider
          label={t`Card size`}
          labelHidden
          icon={<Image size={15} aria-hidden="true" />}
          value={cardSize}
          onChange={localSettings.setCardSize}
        />
      )}
    </div>
  );
}

/** Tile size in other members' collections. */
const OTHERS_CARD_SIZE = 1;

/** LIST-21: tile size; smaller in other members' collections. */
function useListCardSize(isOthers: boolean): number {
  const { cardSize } = useLocalSettings();
  const isChosen = localStore.read(STORAGE_KEYS.cardSize) !== null;
  return isOthers && !isChosen ? OTHERS_CARD_SIZE : cardSize;
}

export type CardBrowserProps = {
  pool: CardPool;
  /** State of the query bar, filters, chips and list. */
  state: BrowseState;
  uses: CardUses;
  onLoaded: () => void;
  onChangeSeries: () => void;
  onStartOver: () => void;
  notice?: ReactNode;
  /** Additional modes of the page. */
  modes?: ReactNode;
  /** The cards of another member's collection. */
  isOthers?: boolean;
  /** Shown above the cards if nothing is filtered. */
  lead?: ((catalogue: Catalogue) => ReactNode) | undefined;
};

/** A full card page: query bar, filters and the list in the chosen view. */
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
              <Button
                variant="ghost"
                size="sm"
                icon={<RotateCcw size={15} aria-hidden="true" />}
                onClick={props.onStartOver}
              >
                {t`Start over`}
              </Button>
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
        {/* Reserved for ads; empty without them. */}
        {isReady && <div className="ad-slot" data-ad-slot="card-list-bottom" />}
      </section>
    </div>
  );
}

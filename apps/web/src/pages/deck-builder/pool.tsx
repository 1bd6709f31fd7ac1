import { countActiveFilters } from '@deckframe/domain/filter/filter-state';
import type { Deck } from '@deckframe/domain/deck/deck';
import type { DeckRules } from '@deckframe/domain/deck/deck-config';
import { findUnknownValues } from '@deckframe/domain/query/check-values';
import { completeQuery } from '@deckframe/domain/query/complete-query';
import { parseQuery } from '@deckframe/domain/query/parse-query';
import { Plural, useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { useState, type DragEvent } from 'react';
import { useCatalogue } from '#catalogue/use-catalogue.ts';
import { useDeckActions } from '#features/deck-editor/session/use-deck-actions.ts';
import { FilterChips } from '#features/card-browse/filters/filter-chips.tsx';
import { QueryBar } from '#features/card-browse/filters/query-bar.tsx';
import { QuickFilters } from '#features/card-browse/filters/quick-filters.tsx';
import { readSavedFilters } from '#features/card-browse/filters/saved-filters.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { localStore } from '#lib/browser-storage.ts';
import { useUserPreferences } from '#lib/preference-stores.ts';
import { NARROW_QUERY, useMedia } from '#lib/use-media.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { CatalogueStrip } from '#features/card-browse/catalogue-strip.tsx';
import { ListEmpty } from '#features/card-browse/list-empty.tsx';
import { listExamples } from '#features/card-browse/filters/query-examples.ts';
import { useCardList } from '#features/card-browse/use-card-list.ts';
import { isCardDragged, readDroppedCard } from './drag-card.ts';
import { PoolFilters } from './pool-filters.tsx';
import { PoolGrid } from './pool-grid.tsx';
import { PoolQuickFilters } from './pool-quick-filters.tsx';
import { CardSort } from '#features/card-browse/filters/card-sort.tsx';
import { leaveOutOthers, usePool } from './pool-state.ts';
import '#features/card-browse/card-browse.css';
import './pool.css';

export type PoolProps = {
  deck: Deck;
  rules: DeckRules;
  isPanelOpen: boolean;
  onPanelChange: (open: boolean) => void;
};

/** Every card that a deck can hold, behind the whole filter engine. */
export function Pool({ deck, rules, isPanelOpen, onPanelChange }: PoolProps) {
  const { t } = useLingui();
  const config = useGameConfig();
  const { filters, sort, setFilters, setSort, clear } = usePool();
  const { loadAlternates } = useUserPreferences();
  const isNarrow = useMedia(NARROW_QUERY);
  const catalogue = useCatalogue('all', loadAlternates);
  const searched = leaveOutOthers(config, filters);
  const { found, counts, rules: query, known, toRequest } = useCardList(catalogue, searched, sort);
  const [saved] = useState(() => readSavedFilters(localStore, config.gameid));
  const actions = useDeckActions();
  const active = countActiveFilters(filters);
  const isReady = catalogue.phase === 'ready';
  // What is dragged out of the deck is taken out of it.
  const drop = {
    onDragOver: (event: DragEvent) => {
      if (isCardDragged(event) && event.dataTransfer.effectAllowed === 'move')
        event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      if (!isCardDragged(event)) return;
      event.preventDefault();
      actions.remove(readDroppedCard(event));
    },
  };
  return (
    <>
      <PoolFilters
        state={filters}
        counts={counts}
        active={active}
        total={found.total}
        isOpen={isPanelOpen}
        onOpenChange={onPanelChange}
        onChange={setFilters}
        onClear={clear}
        sort={<CardSort sort={sort} onSort={setSort} />}
      />
      <section className="pool" aria-label={t`Cards to choose from`} {...drop}>
        <div className="pool__top">
          <div className="pool__query">
            <QueryBar
              filters={filters}
              rules={query}
              examples={listExamples(query.language, counts)}
              complete={(text, cursor) => completeQuery(text, cursor, known)}
              findUnknown={(text) => findUnknownValues(parseQuery(text, query.language), known)}
              onChange={({ filters: next, sort: typed, isTyping }) => {
                if (!isTyping) return;
                setFilters(next);
                const named = typed && query.language.sorts.get(typed.by ?? '');
                if (typed && named) setSort({ column: named.column, direction: typed.direction });
              }}
            />
            {isNarrow ? (
              <IconButton
                label={t`Filters`}
                icon={<SlidersHorizontal size={18} />}
                size="lg"
                variant="framed"
                count={active}
                onClick={() => onPanelChange(true)}
              />
            ) : (
              <CardSort sort={sort} onSort={setSort} />
            )}
          </div>
          <div className="pool__quick">
            <QuickFilters
              filters={filters}
              saved={saved}
              withColors
              onChange={setFilters}
              onClear={clear}
            />
            <PoolQuickFilters filters={filters} onChange={setFilters} />
            {active > 0 && !isNarrow && (
              <FilterChips state={filters} onChange={setFilters} onClear={clear} />
            )}
            {isReady && (
              <p className="pool__count" role="status">
                <Plural value={found.total} one="# card" other="# cards" />
              </p>
            )}
          </div>
        </div>
        <div className="pool__cards">
          <CatalogueStrip catalogue={catalogue} found={found} />
          {isReady && (
            <PoolGrid
              view={catalogue.view}
              found={found}
              deck={deck}
              rules={rules}
              empty={
                <ListEmpty
                  catalogue={catalogue}
                  filters={filters}
                  toRequest={toRequest}
                  onChange={setFilters}
                  onClear={clear}
                />
              }
            />
          )}
        </div>
      </section>
    </>
  );
}

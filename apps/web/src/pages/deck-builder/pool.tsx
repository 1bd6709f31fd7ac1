import type { Deck } from '@deckframe/domain/deck/deck';
import type { DeckRules } from '@deckframe/domain/deck/deck-config';
import { listUnreleasedPrefixes } from '@deckframe/domain/deck/unreleased';
import { Plural, useLingui } from '@lingui/react/macro';
import { SlidersHorizontal, X } from 'lucide-react';
import type { DragEvent } from 'react';
import { CatalogueStrip } from '#features/card-browse/catalogue-strip.tsx';
import { CardSort } from '#features/card-browse/filters/card-sort.tsx';
import { FilterSide } from '#features/card-browse/filters/filter-side.tsx';
import { QueryBar } from '#features/card-browse/filters/query-bar.tsx';
import { QuickFilters } from '#features/card-browse/filters/quick-filters.tsx';
import { useCardBrowse } from '#features/card-browse/use-card-browse.ts';
import { CardResults } from '#features/card-browse/views/card-results.tsx';
import { useDeckActions } from '#features/deck-editor/session/use-deck-actions.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { useUserPreferences } from '#lib/preference-stores.ts';
import { NARROW_QUERY, useMedia } from '#lib/use-media.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { isCardDragged, readDroppedCard } from './drag-card.ts';
import { PoolQuickFilters } from './pool-quick-filters.tsx';
import { leaveOutOthers, usePoolState } from './pool-state.ts';
import { usePoolUses } from './use-pool-uses.tsx';
import './pool.css';

/** The preference's size on the scale of the list, so that its default gives six columns and three. */
const WIDE_FACTOR = 1.44;
const NARROW_FACTOR = 1.786;

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
  const browse = useCardBrowse(
    {
      series: 'all',
      narrow: (asked) => leaveOutOthers(config, asked),
      lastPrefixes: listUnreleasedPrefixes(config, rules.today),
    },
    usePoolState(),
  );
  const { filters, sort, saved, active, isReady, setFilters, setSort, clear } = browse;
  const uses = usePoolUses(deck, rules);
  const { cardSize } = useUserPreferences();
  const isNarrow = useMedia(NARROW_QUERY);
  const actions = useDeckActions();
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
      <FilterSide
        browse={browse}
        isOpen={isPanelOpen}
        onOpenChange={onPanelChange}
        className="pool-filters"
        closeIcon={<X size={18} />}
        tools={<CardSort sort={sort} onSort={setSort} />}
      />
      <section className="pool" aria-label={t`Cards to choose from`} data-preview-area="" {...drop}>
        <div className="pool__top">
          <div className="pool__query">
            <QueryBar {...browse.queryBar} />
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
            {browse.found.generation > 0 && (
              <p className="pool__count" role="status">
                <Plural value={browse.found.total} one="# card" other="# cards" />
              </p>
            )}
          </div>
        </div>
        <div className="pool__cards">
          <CatalogueStrip browse={browse} />
          {isReady && (
            <CardResults
              {...uses}
              browse={browse}
              shown="grid"
              cardSize={cardSize * (isNarrow ? NARROW_FACTOR : WIDE_FACTOR)}
              withLine={false}
              withPrices={false}
            />
          )}
        </div>
      </section>
    </>
  );
}

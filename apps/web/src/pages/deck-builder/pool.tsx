import type { Deck } from '@deckframe/domain/decks/deck/deck';
import type { DeckRules } from '@deckframe/domain/decks/deck/deck-config';
import { listCustomSeries } from '@deckframe/domain/deck/fan-made';
import { listUnreleasedPrefixes } from '@deckframe/domain/decks/deck/unreleased';
import { Plural, useLingui } from '@lingui/react/macro';
import { SlidersHorizontal, X } from 'lucide-react';
import { Suspense, type DragEvent } from 'react';
import { CatalogueStrip } from '#features/cards/card-browse/catalogue-strip.tsx';
import { CardSort } from '#features/cards/card-browse/filters/card-sort.tsx';
import { FilterSide } from '#features/card-browse/filters/filter-side.tsx';
import { QueryBar } from '#features/cards/card-browse/filters/query-bar.tsx';
import { QuickFilters } from '#features/cards/card-browse/filters/quick-filters.tsx';
import { useCardBrowse } from '#features/cards/card-browse/use-card-browse.ts';
import { CardResults } from '#features/cards/card-browse/views/card-results.tsx';
import { useFanPool } from '#features/creators/custom-cards/pool/fan-pool-store.ts';
import { useDeckActions } from '#features/decks/editor/session/use-deck-actions.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { laterPart } from '#lib/later-part.ts';
import { useUserPreferences } from '#lib/preference-stores.ts';
import { NARROW_QUERY, useMedia } from '#lib/use-media.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { isCardDragged, readDroppedCard } from '../decks/deck-builder/drag-card.ts';
import { PoolQuickFilters } from './pool-quick-filters.tsx';
import { leaveOutOthers, usePoolState } from '../decks/deck-builder/pool-state.ts';
import { usePoolUses } from './use-pool-uses.tsx';
import '../decks/deck-builder/pool.css';

/** The preference's size on the scale of the list, so that its default gives six columns and three. */
const WIDE_FACTOR = 1.44;
const NARROW_FACTOR = 1.786;

/** Nobody's builder waits for it. */
const FanPoolBar = laterPart('community', 'fan-pool', () =>
  import('#features/creators/custom-cards/pool/fan-pool-bar.tsx').then((m) => m.FanPoolBar),
);

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
  const fan = useFanPool();
  const total = browse.found.total + fan.found.length;
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
            <Segmented
              label={t`Cards`}
              value={fan.isOn ? 'fan' : 'official'}
              onChange={(value) => fan.setOn(value === 'fan')}
              options={[
                { value: 'official', label: t`Official` },
                { value: 'fan', label: t`With fan-made` },
              ]}
            />
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
                <Plural value={total} one="# card" other="# cards" />
              </p>
            )}
          </div>
        </div>
        <div className="pool__cards">
          <CatalogueStrip browse={browse} />
          {fan.isOn && (
            <Suspense>
              <FanPoolBar filters={filters} sort={sort} used={listCustomSeries(deck, [])} />
            </Suspense>
          )}
          {isReady && (
            <CardResults
              {...uses}
              before={fan.found}
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

import { type Deck, listCustomSeries } from '@deckframe/domain/decks/deck/deck';
import type { DeckRules } from '@deckframe/domain/decks/deck/deck-rules';
import { listUnreleasedPrefixes } from '@deckframe/domain/decks/deck/deck-series';
import { filterKeyOf, type FilterState } from '@deckframe/domain/filter/filter-state';
import { Plural, useLingui } from '@lingui/react/macro';
import { Lock, SlidersHorizontal, X } from 'lucide-react';
import { Suspense, type DragEvent } from 'react';
import { TypeIcon } from '#decks/cards/type-icon.tsx';
import { CatalogueStrip } from '#features/cards/card-browse/catalogue-strip.tsx';
import { CardSort } from '#features/cards/card-browse/filters/card-sort.tsx';
import { setRange, toggleOption } from '#features/cards/card-browse/filters/change-filters.ts';
import { FilterSide } from '#features/cards/card-browse/filters/filter-side.tsx';
import { QueryBar } from '#features/cards/card-browse/filters/query-bar.tsx';
import { QuickFilters } from '#features/cards/card-browse/filters/quick-filters.tsx';
import { useCardBrowse } from '#features/cards/card-browse/use-card-browse.ts';
import { CardResults } from '#features/cards/card-browse/views/card-results.tsx';
import { useFanPool } from '#features/creators/custom-cards/pool/fan-pool-store.ts';
import { useDeckActions } from '#features/decks/editor/session/use-deck-actions.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { useUserPreferences } from '#lib/preference-stores.ts';
import { NARROW_QUERY, useMedia } from '#lib/use-media.ts';
import { ToggleChip } from '#ui/chip.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { isCardDragged, readDroppedCard } from './drag-card.ts';
import { keepToColors, leaveOutOthers, usePoolState } from './pool-state.ts';
import { useColorLimit } from './use-color-limit.ts';
import { usePoolUses } from './use-pool-uses.tsx';
import './pool.css';

type PoolQuickFiltersProps = {
  filters: FilterState;
  onChange: (filters: FilterState) => void;
};

/** Quick filters by level and type. */
function PoolQuickFilters({ filters, onChange }: PoolQuickFiltersProps) {
  const { t } = useLingui();
  const {
    filters: definitions,
    statsConfig,
    deckSeparators,
    deckSeparators_column,
  } = useGameConfig();
  const level = definitions.find(
    (filter) => filter.type === 'MultiRange' && filter.property === statsConfig.levelColumn,
  );
  const type = definitions.find(
    (filter) => filter.type === 'OptionSet' && filter.property === deckSeparators_column,
  );
  const typeKey = type && filterKeyOf(type);
  return (
    <>
      {level?.type === 'MultiRange' && (
        <div className="pool-levels" role="group" aria-label={level.name}>
          {listLevels(level.min, level.max).map((value) => {
            const key = filterKeyOf(level);
            const range = filters.ranges[key];
            const isOn = range !== undefined && isWithin(value, range);
            return (
              <button
                key={value}
                type="button"
                aria-pressed={isOn}
                aria-label={`${level.name} ${value}`}
                onClick={() => onChange(setRange(filters, key, chooseLevel(value, range)))}
              >
                {value}
              </button>
            );
          })}
        </div>
      )}
      {typeKey !== undefined && (
        <div
          className="pool-types"
          role="group"
          aria-label={t({ message: 'Type', context: 'card' })}
        >
          {deckSeparators.map((value) => (
            <button
              key={value}
              type="button"
              aria-pressed={filters.optionSets[typeKey]?.includes(value) ?? false}
              aria-label={value}
              data-tip={value}
              onClick={() => onChange(toggleOption(filters, typeKey, value))}
            >
              <TypeIcon type={value} size={16} />
            </button>
          ))}
        </div>
      )}
    </>
  );
}

type Range = NonNullable<FilterState['ranges'][string]>;

function listLevels(min: number, max: number): number[] {
  return Array.from({ length: max - min + 1 }, (_, at) => min + at);
}

function isWithin(value: number, { min, max }: Range): boolean {
  return value >= (min ?? -Infinity) && value <= (max ?? Infinity);
}

/** The first click selects a level, the next extends the range, and a click inside narrows it. */
function chooseLevel(value: number, range: Range | undefined): Range | null {
  if (!range) return { min: value, max: value };
  const { min, max } = range;
  if (min === value && max === value) return null;
  if (isWithin(value, range)) return { min: value, max: value };
  return { min: Math.min(min ?? value, value), max: Math.max(max ?? value, value) };
}

/** Scales the preference, so that its default gives six and three columns. */
const WIDE_FACTOR = 1.44;
const NARROW_FACTOR = 1.786;

/** Loaded on demand; the builder does not wait for it. */
const FanPoolBar = lazyPart(
  'fan-pool',
  () => import('#features/creators/custom-cards/pool/fan-pool-bar.tsx').then((m) => m.FanPoolBar),
  { texts: 'community' },
);

export type PoolProps = {
  deck: Deck;
  rules: DeckRules;
  isPanelOpen: boolean;
  onPanelChange: (open: boolean) => void;
};

/** All cards that a deck may contain, with all filters. */
export function Pool({ deck, rules, isPanelOpen, onPanelChange }: PoolProps) {
  const { t } = useLingui();
  const config = useGameConfig();
  const limit = useColorLimit(deck, rules);
  const browse = useCardBrowse(
    {
      series: 'all',
      narrow: (asked) => keepToColors(config, leaveOutOthers(config, asked), limit.colors),
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
  // Dropping a card of the deck on the pool removes it.
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
      <section className="pool" aria-label={t`Cards to choose from`} {...drop}>
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
            {limit.label !== null && (
              <ToggleChip
                pressed={limit.colors !== null}
                icon={<Lock size={13} aria-hidden="true" />}
                className="pool__limit"
                data-tip={limit.colors ? t`Show all colors for this deck` : undefined}
                onClick={limit.toggle}
              >
                {limit.label}
              </ToggleChip>
            )}
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

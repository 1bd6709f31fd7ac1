import {
  filterKeyOf,
  type FilterState,
  type FilterRange,
} from '@deckframe/domain/filter/filter-state';
import { toFilterRange, toThumbPositions } from '@deckframe/domain/filter/range-control';
import type {
  FilterDefinition,
  MultiRangeFilter,
  NumbersFilter,
} from '@deckframe/domain/game-config-filter';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  Suspense,
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  type ReactNode,
} from 'react';
import { useGameConfig } from '#lib/app-services.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { NARROW_QUERY, useMedia } from '#lib/use-media.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { RangeSlider } from '#ui/range-slider.tsx';
import { Switch } from '#ui/switch.tsx';
import type { CardBrowse } from '../use-card-browse.ts';
import { clearFilter, setBoolean, setRange, toggleOption } from './change-filters.ts';
import { toBars, type FilterCounts, type OptionCount } from './filter-counts.ts';
import { FilterGroup } from './filter-group.tsx';
import { useFilterLabels } from './filter-labels.ts';
import { OptionGroup } from './option-group.tsx';
import './filter-side.css';
import './filter-panel.css';

type RangeGroupProps = {
  filter: MultiRangeFilter | NumbersFilter;
  counts: readonly OptionCount[];
  range: FilterRange | undefined;
  onChange: (range: FilterRange | null) => void;
};

/** Above this number only the ends are labelled. */
const NAMED_STEPS = 12;

/** Range filter with histogram. */
function RangeGroup({ filter, counts, range, onChange }: RangeGroupProps) {
  const { t } = useLingui();
  const labels = useFilterLabels();
  const { name, min, max } = filter;
  const step = filter.type === 'Numbers' ? filter.step : 1;
  const isOpen = filter.type === 'MultiRange' && filter.openEnd === true;
  const { low, high } = toThumbPositions(filter, range);
  const steps = Math.round((max - min) / step) + 1;
  const scale =
    steps <= NAMED_STEPS
      ? Array.from({ length: steps }, (_, at) => String(min + at * step))
      : [String(min), String(max)];
  const say = (value: number): string => {
    if (isOpen && value === max) return t`${value} and above`;
    return isOpen && value === min ? t`${value} and below` : String(value);
  };
  return (
    <FilterGroup name={name} summary={range && labels.range(range)} onReset={() => onChange(null)}>
      <RangeSlider
        min={min}
        max={max}
        step={step}
        low={low}
        high={high}
        onChange={(thumbs) => onChange(toFilterRange(filter, thumbs))}
        lowLabel={t`${name} from`}
        highLabel={t`${name} to`}
        valueText={say}
        bars={toBars(counts, { min, max, step, isOpen })}
        scale={scale}
      />
    </FilterGroup>
  );
}

type FilterPanelProps = {
  state: FilterState;
  counts: FilterCounts;
  onChange: (state: FilterState) => void;
};

type ChangeState = (change: (state: FilterState) => FilterState) => void;

/** Every filter of the game's config, with live counts. */
function FilterPanel(props: FilterPanelProps) {
  // The panel rerenders after typing.
  const state = useDeferredValue(props.state);
  const counts = useDeferredValue(props.counts);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  // Uses the current state, because the panel may be outdated.
  const onChange = useCallback<ChangeState>((change) => {
    latest.current.onChange(change(latest.current.state));
  }, []);
  return <FilterControls state={state} counts={counts} onChange={onChange} />;
}

type FilterControlsProps = Omit<FilterPanelProps, 'onChange'> & { onChange: ChangeState };

const FilterControls = memo(({ state, counts, onChange }: FilterControlsProps) => {
  const { filters } = useGameConfig();
  // Waits for counts to avoid layout shifts.
  if (Object.keys(counts).length === 0) return null;
  return filters.map((filter) => {
    const key = filterKeyOf(filter);
    return (
      <FilterControl
        key={key}
        filterKey={key}
        filter={filter}
        counts={counts[key] ?? NO_COUNTS}
        state={state}
        onChange={onChange}
      />
    );
  });
});

const NO_COUNTS: readonly OptionCount[] = [];

type FilterControlProps = {
  filterKey: string;
  filter: FilterDefinition;
  counts: readonly OptionCount[];
  state: FilterState;
  onChange: ChangeState;
};

function FilterControl({ filterKey: key, filter, counts, state, onChange }: FilterControlProps) {
  switch (filter.type) {
    case 'OptionSet':
      return (
        <OptionGroup
          filter={filter}
          options={counts}
          selected={state.optionSets[key] ?? NONE}
          onToggle={(value) => onChange((now) => toggleOption(now, key, value))}
          onReset={() => onChange((now) => clearFilter(now, key))}
        />
      );
    case 'MultiRange':
    case 'Numbers':
      return (
        <RangeGroup
          filter={filter}
          counts={counts}
          range={state.ranges[key]}
          onChange={(range) => onChange((now) => setRange(now, key, range))}
        />
      );
    case 'Boolean':
      return (
        <div className="filter-group">
          <Switch
            label={filter.name}
            checked={state.booleans[key] === true}
            onChange={(event) => {
              const { checked } = event.target;
              onChange((now) => setBoolean(now, key, checked));
            }}
          />
        </div>
      );
  }
}

const NONE: readonly string[] = [];

const Sheet = lazyPart('sheet', () => import('#ui/sheet.tsx').then((m) => m.Sheet));

export type FilterSideProps = {
  browse: CardBrowse;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
  className: string;
  icon?: ReactNode;
  closeIcon: ReactNode;
  /** Shown above the filters in the sheet. */
  tools: ReactNode;
};

/** Filters beside the cards, or in a sheet. */
export function FilterSide(props: FilterSideProps) {
  const { browse, isOpen, onOpenChange } = props;
  const { filters, counts, active, setFilters, clear } = browse;
  const { total } = browse.found;
  const { t } = useLingui();
  const isNarrow = useMedia(NARROW_QUERY);
  if (!isOpen) return null;
  const panel = <FilterPanel state={filters} counts={counts} onChange={setFilters} />;
  const reset = (
    <Button variant="ghost" size="sm" onClick={clear} disabled={active === 0}>
      {t`Reset`}
    </Button>
  );
  if (isNarrow) {
    return (
      <Suspense>
        <Sheet
          open
          onOpenChange={onOpenChange}
          title={t`Filters`}
          closeLabel={t`Close filters`}
          aside={reset}
        >
          {props.tools}
          {panel}
          <div className="filter-side__foot">
            <Button variant="primary" size="lg" block onClick={() => onOpenChange(false)}>
              {plural(total, { one: 'Show # card', other: 'Show # cards' })}
            </Button>
          </div>
        </Sheet>
      </Suspense>
    );
  }
  return (
    <aside className={props.className} aria-label={t`Filters`}>
      <header className="filter-side__head">
        {props.icon}
        <h2>{t`Filters`}</h2>
        {reset}
        <IconButton
          label={t`Hide filters`}
          icon={props.closeIcon}
          onClick={() => onOpenChange(false)}
        />
      </header>
      {panel}
    </aside>
  );
}

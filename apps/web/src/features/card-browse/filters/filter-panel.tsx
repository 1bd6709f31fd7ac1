import { filterKeyOf, type FilterState } from '@deckframe/domain/filter/filter-state';
import type { FilterDefinition } from '@deckframe/domain/game-config-filter';
import { memo, useCallback, useDeferredValue, useEffect, useRef } from 'react';
import { useGameConfig } from '#lib/app-services.ts';
import { Switch } from '#ui/switch.tsx';
import {
  clearFilter,
  setBoolean,
  setRange,
  toggleOption,
} from '../../cards/card-browse/filters/change-filters.ts';
import type { FilterCounts, OptionCount } from '../../cards/card-browse/filters/filter-counts.ts';
import { OptionGroup } from '../../cards/card-browse/filters/option-group.tsx';
import { RangeGroup } from './range-group.tsx';
import '../../cards/card-browse/filters/filter-panel.css';

export type FilterPanelProps = {
  state: FilterState;
  counts: FilterCounts;
  onChange: (state: FilterState) => void;
};

type ChangeState = (change: (state: FilterState) => FilterState) => void;

/** Every filter of the game's config, with live counts. */
export function FilterPanel(props: FilterPanelProps) {
  // Typing comes first: the panel is large and follows when there is time for it.
  const state = useDeferredValue(props.state);
  const counts = useDeferredValue(props.counts);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  // By what the state is then: what the panel shows may be a moment old.
  const onChange = useCallback<ChangeState>((change) => {
    latest.current.onChange(change(latest.current.state));
  }, []);
  return <FilterControls state={state} counts={counts} onChange={onChange} />;
}

type FilterControlsProps = Omit<FilterPanelProps, 'onChange'> & { onChange: ChangeState };

const FilterControls = memo(({ state, counts, onChange }: FilterControlsProps) => {
  const { filters } = useGameConfig();
  // Options come with their counts: groups without them would grow, one below the other.
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

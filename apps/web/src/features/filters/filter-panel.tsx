import { filterKeyOf, type FilterState } from '@deckframe/domain/filter/filter-state';
import type { FilterDefinition } from '@deckframe/domain/game-config-filter';
import { useGameConfig } from '#lib/app-services.ts';
import { Switch } from '#ui/switch.tsx';
import { clearFilter, setBoolean, setRange, toggleOption } from './change-filters.ts';
import type { FilterCounts, OptionCount } from './filter-counts.ts';
import { OptionGroup } from './option-group.tsx';
import { RangeGroup } from './range-group.tsx';
import './filter-panel.css';

export type FilterPanelProps = {
  state: FilterState;
  counts: FilterCounts;
  onChange: (state: FilterState) => void;
};

/** Every filter of the game's config, with live counts. */
export function FilterPanel({ state, counts, onChange }: FilterPanelProps) {
  const { filters } = useGameConfig();
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
}

const NO_COUNTS: readonly OptionCount[] = [];

type FilterControlProps = {
  filterKey: string;
  filter: FilterDefinition;
  counts: readonly OptionCount[];
  state: FilterState;
  onChange: (state: FilterState) => void;
};

function FilterControl({ filterKey: key, filter, counts, state, onChange }: FilterControlProps) {
  switch (filter.type) {
    case 'OptionSet':
      return (
        <OptionGroup
          filter={filter}
          options={counts}
          selected={state.optionSets[key] ?? NONE}
          onToggle={(value) => onChange(toggleOption(state, key, value))}
          onReset={() => onChange(clearFilter(state, key))}
        />
      );
    case 'MultiRange':
    case 'Numbers':
      return (
        <RangeGroup
          filter={filter}
          counts={counts}
          range={state.ranges[key]}
          onChange={(range) => onChange(setRange(state, key, range))}
        />
      );
    case 'Boolean':
      return (
        <div className="filter-group">
          <Switch
            label={filter.name}
            checked={state.booleans[key] === true}
            onChange={(event) => onChange(setBoolean(state, key, event.target.checked))}
          />
        </div>
      );
  }
}

const NONE: readonly string[] = [];

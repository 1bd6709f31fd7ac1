import { filterKeyOf, type FilterState } from '@deckframe/domain/filter/filter-state';
import { EMPTY_OPTION } from '@deckframe/domain/game-config-filter';
import { useLingui } from '@lingui/react/macro';
import { GameColor } from '#catalogue/game-color.tsx';
import { useGameConfig } from '#lib/app-services.ts';
import { Chip } from '#ui/chip.tsx';
import { Button } from '#ui/button.tsx';
import { clearFilter, toggleOption } from './change-filters.ts';
import { useFilterLabels } from './filter-labels.ts';
import './filter-chips.css';

export type FilterChipsProps = {
  state: FilterState;
  onChange: (state: FilterState) => void;
  onClear: () => void;
};

/** What is filtered by, each value with its own cross. */
export function FilterChips({ state, onChange, onClear }: FilterChipsProps) {
  const { t } = useLingui();
  const { filters, cardColor_column: colorColumn } = useGameConfig();
  const labels = useFilterLabels();
  const chips = filters.flatMap((filter) => {
    const key = filterKeyOf(filter);
    const { name } = filter;
    const options = (state.optionSets[key] ?? []).map((value) => ({
      id: `${key}=${value}`,
      name: filter.property === colorColumn ? undefined : name,
      icon: filter.property === colorColumn && value !== EMPTY_OPTION && (
        <GameColor value={value} size={14} />
      ),
      text: labels.option(filter, value),
      next: () => toggleOption(state, key, value),
    }));
    const range = state.ranges[key];
    const others = range
      ? [
          {
            id: key,
            name,
            icon: null,
            text: labels.range(range),
            next: () => clearFilter(state, key),
          },
        ]
      : [];
    const switches = state.booleans[key]
      ? [{ id: key, name: undefined, icon: null, text: name, next: () => clearFilter(state, key) }]
      : [];
    return [...options, ...others, ...switches];
  });
  if (chips.length === 0) return null;
  return (
    <ul className="filter-chips" aria-label={t`Active filters`}>
      {chips.map(({ id, name, icon, text, next }) => (
        <li key={id}>
          <Chip
            name={name}
            icon={icon}
            removeLabel={t`Remove ${name ?? ''} ${text}`}
            onRemove={() => onChange(next())}
          >
            {text}
          </Chip>
        </li>
      ))}
      <li>
        <Button variant="ghost" size="sm" onClick={onClear}>
          {t`Clear all`}
        </Button>
      </li>
    </ul>
  );
}

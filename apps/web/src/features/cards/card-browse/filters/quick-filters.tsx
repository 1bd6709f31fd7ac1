import { filterKeyOf, type FilterState } from '@deckframe/domain/filter/filter-state';
import { useLingui } from '@lingui/react/macro';
import { Bookmark, Sparkles } from 'lucide-react';
import { GameColor } from '#catalogue/game-color.tsx';
import { useGameConfig } from '#lib/app-services.ts';
import { useUserPreferences } from '#lib/preference-stores.ts';
import { ToggleChip } from '#ui/chip.tsx';
import { toggleOption } from './change-filters.ts';
import { isSameFilters } from './query-draft.ts';
import type { SavedFilters } from './saved-filters.ts';
import './quick-filters.css';

export type QuickFiltersProps = {
  filters: FilterState;
  saved: SavedFilters;
  /** Omitted if the panel with the same colours is visible. */
  withColors: boolean;
  onChange: (filters: FilterState) => void;
  onClear: () => void;
};

const NEW_TERM = 'is:new';

/** Quick filters for one click: new cards, colours and favourites. */
export function QuickFilters(props: QuickFiltersProps) {
  const { filters, saved, withColors, onChange, onClear } = props;
  const { t } = useLingui();
  const { filters: definitions, cardColor_column: colorColumn, gameColors } = useGameConfig();
  const { quickFilterDisplayMode: withWords } = useUserPreferences();
  const colorFilter = definitions.find((filter) => filter.property === colorColumn);
  const colorKey = colorFilter && filterKeyOf(colorFilter);
  const words = (filters.search ?? '').split(' ').filter((word) => word !== '');
  const isNew = words.includes(NEW_TERM);
  const toggleNew = () => {
    const next = isNew ? words.filter((word) => word !== NEW_TERM) : [...words, NEW_TERM];
    onChange({ ...filters, search: next.join(' ') });
  };
  return (
    <div className="quick-filters" role="group" aria-label={t`Quick filters`}>
      <ToggleChip
        pressed={isNew}
        icon={<Sparkles size={14} aria-hidden="true" />}
        onClick={toggleNew}
      >
        {t`New`}
      </ToggleChip>
      {withColors &&
        colorKey !== undefined &&
        gameColors.map(({ name, value }) => (
          <ToggleChip
            key={value}
            pressed={filters.optionSets[colorKey]?.includes(value) ?? false}
            icon={<GameColor value={value} size={18} />}
            className="quick-filters__color"
            onClick={() => onChange(toggleOption(filters, colorKey, value))}
          >
            <span className={withWords ? undefined : 'sr-only'}>{name}</span>
          </ToggleChip>
        ))}
      {saved.saved
        .filter(({ name }) => saved.favorites.includes(name))
        .map(({ name, filters: quick }) => {
          const isOn = isSameFilters(quick, filters);
          return (
            <ToggleChip
              key={name}
              pressed={isOn}
              icon={<Bookmark size={14} aria-hidden="true" />}
              onClick={() => (isOn ? onClear() : onChange(quick))}
            >
              {name}
            </ToggleChip>
          );
        })}
    </div>
  );
}

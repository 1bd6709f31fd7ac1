import { filterKeyOf, type FilterState } from '@deckframe/domain/filter/filter-state';
import { useLingui } from '@lingui/react/macro';
import { TypeIcon } from '#decks/cards/type-icon.tsx';
import { setRange, toggleOption } from '#features/cards/card-browse/filters/change-filters.ts';
import { useGameConfig } from '#lib/app-services.ts';

export type PoolQuickFiltersProps = {
  filters: FilterState;
  onChange: (filters: FilterState) => void;
};

/** Levels and types, one press each. */
export function PoolQuickFilters({ filters, onChange }: PoolQuickFiltersProps) {
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
        <div className="pool-types" role="group" aria-label={t`Type`}>
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

/** The first press asks for one level, the next stretches the range, a press inside narrows it. */
function chooseLevel(value: number, range: Range | undefined): Range | null {
  if (!range) return { min: value, max: value };
  const { min, max } = range;
  if (min === value && max === value) return null;
  if (isWithin(value, range)) return { min: value, max: value };
  return { min: Math.min(min ?? value, value), max: Math.max(max ?? value, value) };
}

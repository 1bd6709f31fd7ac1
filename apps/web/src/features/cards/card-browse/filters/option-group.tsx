import { EMPTY_OPTION, type OptionSetFilter } from '@deckframe/domain/game-config-filter';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CircleDashed, Search } from 'lucide-react';
import { useState } from 'react';
import { GameColor } from '#catalogue/game-color.tsx';
import { useGameConfig } from '#lib/app-services.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import type { OptionCount } from './filter-counts.ts';
import { FilterGroup } from './filter-group.tsx';
import { useFilterLabels } from './filter-labels.ts';

export type OptionGroupProps = {
  filter: OptionSetFilter;
  options: readonly OptionCount[];
  selected: readonly string[];
  onToggle: (value: string) => void;
  onReset: () => void;
};

/** Longer lists have a search field. */
const LONG_LIST = 8;
/** Up to this number, short options are side by side. */
const GRID_OPTIONS = 8;
const SHORT_LABEL = 12;
const TINY_LABEL = 4;

/** Colours as symbols, few short options side by side, others as a list with counts. */
export function OptionGroup(props: OptionGroupProps) {
  const { filter, options, selected, onReset } = props;
  const { t } = useLingui();
  const { cardColor_column: colorColumn } = useGameConfig();
  const labels = useFilterLabels();
  const count = selected.length;
  const longest = Math.max(0, ...options.map(({ value }) => labels.option(filter, value).length));
  const isGrid = options.length <= GRID_OPTIONS && longest <= SHORT_LABEL;
  const isColor = filter.property === colorColumn;
  const isTiny = longest <= TINY_LABEL;
  return (
    <FilterGroup
      name={filter.name}
      summary={count > 0 ? t`${count} selected` : undefined}
      onReset={onReset}
    >
      {isColor && <ColorGrid {...props} />}
      {!isColor && (isGrid || isTiny) && (
        <div className={isTiny ? 'option-pills' : 'option-grid'}>
          {options.map((option) => (
            <OptionButton key={option.value} {...props} option={option} withCount={!isTiny} />
          ))}
        </div>
      )}
      {!isColor && !isGrid && !isTiny && <OptionList {...props} />}
    </FilterGroup>
  );
}

function ColorGrid({ filter, options, selected, onToggle }: OptionGroupProps) {
  const labels = useFilterLabels();
  return (
    <div className="color-grid">
      {options.map(({ value, count }) => {
        const name = labels.option(filter, value);
        return (
          <button
            key={value}
            type="button"
            className="color-button"
            aria-pressed={selected.includes(value)}
            data-empty={count === 0 || undefined}
            onClick={() => onToggle(value)}
          >
            {value === EMPTY_OPTION ? (
              <CircleDashed size={20} aria-hidden="true" />
            ) : (
              <GameColor value={value} size={20} />
            )}
            <span className="color-button__name">{name}</span>
            <span className="sr-only">{plural(count, { one: '# card', other: '# cards' })}</span>
          </button>
        );
      })}
    </div>
  );
}

function OptionButton(props: OptionGroupProps & { option: OptionCount; withCount: boolean }) {
  const { filter, option, selected, onToggle, withCount } = props;
  const labels = useFilterLabels();
  const { value, count } = option;
  const name = labels.option(filter, value);
  return (
    <button
      type="button"
      className={withCount ? 'option-button' : 'option-pill'}
      aria-pressed={selected.includes(value)}
      data-empty={count === 0 || undefined}
      onClick={() => onToggle(value)}
    >
      <span className="option-button__name">{name}</span>
      <span className="sr-only">{plural(count, { one: '# card', other: '# cards' })}</span>
      {withCount && <em aria-hidden="true">{count}</em>}
    </button>
  );
}

function OptionList({ filter, options, selected, onToggle }: OptionGroupProps) {
  const { t } = useLingui();
  const labels = useFilterLabels();
  const [wanted, setWanted] = useState('');
  const [isOpen, setOpen] = useState(false);
  const isLong = options.length > LONG_LIST;
  const named = options.map((option) => ({ ...option, name: labels.option(filter, option.value) }));
  const found = named.filter(({ name }) =>
    name.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  const isFolded = isLong && !isOpen && wanted === '';
  const shown = isFolded
    ? found.filter(({ value }, at) => at < LONG_LIST || selected.includes(value))
    : found;
  const { length } = found;
  return (
    <>
      {isLong && (
        <label className="option-search">
          <Search size={14} aria-hidden="true" />
          <span className="sr-only">{t`Search ${filter.name}`}</span>
          <input
            type="search"
            placeholder={t`Search ${filter.name}`}
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        </label>
      )}
      <div className="option-list" data-long={!isFolded && isLong ? '' : undefined}>
        {shown.map(({ value, name, count }) => (
          <Checkbox
            key={value}
            label={name}
            count={count}
            checked={selected.includes(value)}
            className={count === 0 ? 'option-list__empty' : undefined}
            onChange={() => onToggle(value)}
          />
        ))}
        {length === 0 && <p className="option-list__none">{t`Nothing matches.`}</p>}
      </div>
      {isLong && wanted === '' && (
        <button
          type="button"
          className="option-list__more"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t`Show fewer` : t`Show all ${length}`}
        </button>
      )}
    </>
  );
}

import { toFilterRange, toThumbPositions } from '@deckframe/domain/filter/range-control';
import type { FilterRange } from '@deckframe/domain/filter/filter-state';
import type { MultiRangeFilter, NumbersFilter } from '@deckframe/domain/game-config-filter';
import { useLingui } from '@lingui/react/macro';
import { RangeSlider } from '#ui/range-slider.tsx';
import { toBars, type OptionCount } from '../../cards/card-browse/filters/filter-counts.ts';
import { FilterGroup } from '../../cards/card-browse/filters/filter-group.tsx';
import { useFilterLabels } from '../../cards/card-browse/filters/filter-labels.ts';

export type RangeGroupProps = {
  filter: MultiRangeFilter | NumbersFilter;
  counts: readonly OptionCount[];
  range: FilterRange | undefined;
  onChange: (range: FilterRange | null) => void;
};

/** More steps than this are named at the ends only. */
const NAMED_STEPS = 12;

/** Two thumbs over a histogram; at an open end a thumb stands for all beyond it. */
export function RangeGroup({ filter, counts, range, onChange }: RangeGroupProps) {
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

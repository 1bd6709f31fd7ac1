import type { FilterRange } from '@deckframe/domain/filter/filter-state';
import type { GameConfig } from '@deckframe/domain/game-config';
import {
  EMPTY_OPTION,
  NOT_EMPTY_OPTION,
  type FilterDefinition,
} from '@deckframe/domain/game-config-filter';
import { useLingui } from '@lingui/react/macro';
import { findSeriesByValue } from '#catalogue/card-value.ts';
import { useGameConfig } from '#lib/app-services.ts';

/** Names of options and ranges on screen. */
export function useFilterLabels() {
  const { t } = useLingui();
  const config = useGameConfig();
  return {
    option: (filter: FilterDefinition, value: string): string => {
      if (value === EMPTY_OPTION) return t`None`;
      if (value === NOT_EMPTY_OPTION) return t`Any`;
      return findSeriesName(config, filter, value) ?? value;
    },
    range: ({ min, max }: FilterRange): string => {
      if (min === undefined) return t`${max ?? 0} or less`;
      if (max === undefined) return `${min}+`;
      return min === max ? String(min) : `${min}–${max}`;
    },
  };
}

function findSeriesName(
  config: GameConfig,
  filter: FilterDefinition,
  value: string,
): string | undefined {
  if (filter.property !== config.series_column) return undefined;
  return findSeriesByValue(config, value)?.name;
}

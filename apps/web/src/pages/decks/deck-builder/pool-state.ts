import type { FilterState } from '@deckframe/domain/filter/filter-state';
import type { PublicGameConfig } from '@deckframe/domain/game-config';
import { isLeftOut } from '@deckframe/domain/decks/deck/deck-rules';
import { printText } from '@deckframe/domain/query/print-query';
import {
  storeFilters,
  readStoredFilters,
} from '#features/cards/card-browse/filters/stored-filters.ts';
import { useGameConfig, useLateService, type AppServices } from '#lib/app-services.ts';
import { localStore } from '#lib/browser-storage.ts';
import { useValue } from '#lib/use-value.ts';
import { createValueStore, type ValueStore } from '#lib/value-store.ts';
import type { BrowseState } from '#features/cards/card-browse/browse-state.ts';

type PoolState = Pick<BrowseState, 'filters' | 'sort'>;

/** It survives navigation, because the first save changes the address. */
const createPoolState = ({ config }: AppServices): ValueStore<PoolState> =>
  createValueStore<PoolState>({
    filters: readStoredFilters(localStore, config),
    sort: { column: config['ordering-list'][0]?.['ordering-column'] ?? '', direction: 'asc' },
  });

export function usePoolState(): BrowseState {
  const config = useGameConfig();
  const store = useLateService(createPoolState);
  const state = useValue(store);
  return {
    ...state,
    change: ({ filters, sort }) => {
      if (filters) storeFilters(localStore, config, filters);
      const before = store.get();
      store.set({ filters: filters ?? before.filters, sort: sort ?? before.sort });
    },
  };
}

/** Returns the filters without cards that no deck may contain, such as tokens. */
export function leaveOutOthers(config: PublicGameConfig, filters: FilterState): FilterState {
  const column = config.deckSeparators_column;
  const claimed = config.zones.flatMap(({ accepts }) =>
    accepts?.column === column ? accepts.values : [],
  );
  const others = config.ignoredSeparators.filter(
    (value) => !claimed.includes(value) && isLeftOut(config, { [column]: value }),
  );
  return leaveOut(config, filters, column, others);
}

/** Returns the filters limited to these colours and colourless cards. Null means no limit. */
export function keepToColors(
  config: PublicGameConfig,
  filters: FilterState,
  colors: readonly string[] | null,
): FilterState {
  if (colors === null) return filters;
  const others = config.gameColors
    .map(({ value }) => value)
    .filter((value) => !colors.includes(value));
  return leaveOut(config, filters, config.cardColor_column, others);
}

function leaveOut(
  config: PublicGameConfig,
  filters: FilterState,
  column: string,
  values: readonly string[],
): FilterState {
  const name = Object.entries(config.query).find(([, queried]) => queried === column)?.[0];
  if (name === undefined || values.length === 0) return filters;
  const without = values.map((value) => `-${name}:${printText(value)}`).join(' ');
  const search = filters.search?.trim() ?? '';
  return { ...filters, search: search === '' ? without : `(${search}) ${without}` };
}

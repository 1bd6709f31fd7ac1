import { EMPTY_FILTER_STATE, type FilterState } from '@deckframe/domain/filter/filter-state';
import type { BrowseChange } from '#features/cards/card-browse/browse-state.ts';
import type { ListSort } from '#features/cards/card-browse/filters/card-sort.tsx';
import {
  findSeriesPrefixes,
  isCardListRoute,
  readListAddress,
  writeListAddress,
  type ListAddress,
} from '@deckframe/domain/filter-url/list-address';
import { useNavigate, useRouter, useRouterState, useSearch } from '@tanstack/react-router';
import { storeFilters } from '#features/cards/card-browse/filters/stored-filters.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { chooseEntry } from '#lib/filter-entry.ts';
import { localStore } from '#lib/browser-storage.ts';

export interface AddressChange extends BrowseChange {
  readonly series?: readonly string[];
  readonly customSeries?: readonly string[];
}

/** The list's state is in the address. */
export function useListAddress() {
  const config = useGameConfig();
  const { filters: definitions, series, 'ordering-list': orderings } = config;
  const search: Record<string, string> = useSearch({ strict: false });
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const navigate = useNavigate();
  const { history } = useRouter();
  const parameters = Object.entries(search);
  const address = readListAddress(parameters, definitions);
  const filters = toFilters(address);
  const shownSeries = findSeriesPrefixes(address.series, Object.keys(series));
  const sort: ListSort = {
    column: address.sort ?? orderings[0]?.['ordering-column'] ?? '',
    direction: address.sortDirection,
  };

  /** Throws if the address is refused. Resolves when the page shows the change. */
  const change = ({ isTyping = false, ...next }: AddressChange): Promise<void> | undefined => {
    if (!isCardListRoute({ path })) return undefined;
    if (next.filters) storeFilters(localStore, config, next.filters);
    const shown = {
      ...address,
      filters: next.filters ?? filters,
      series: next.series ?? shownSeries,
      customSeries: next.customSeries ?? address.customSeries,
    };
    const kind = isTyping ? 'typing' : next.filters ? 'filter' : 'place';
    const before = next.sort ? withSort(parameters, next.sort) : parameters;
    const entries = writeListAddress(before, shown, definitions);
    const done = navigate({
      to: '/cardlist',
      search: Object.fromEntries(entries),
      ...chooseEntry(kind, history.location.state),
    });
    // Synchronous, so that a refusal throws.
    history.flush();
    return done;
  };
  return { address, filters, series: shownSeries, sort, change };
}

function toFilters({ filters, search }: ListAddress): FilterState {
  return { ...(filters ?? EMPTY_FILTER_STATE), ...(search !== undefined && { search }) };
}

function withSort(
  parameters: readonly [string, string][],
  { column, direction }: ListSort,
): [string, string][] {
  const others = parameters.filter(([key]) => key !== 'sort' && key !== 'sortDirection');
  return [...others, ['sort', column], ['sortDirection', direction]];
}

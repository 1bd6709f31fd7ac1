import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { chooseEntry } from '#lib/filter-entry.ts';

/** Parameters in the address of a deck list. */
export const DECK_SEARCH_KEYS = [
  'order',
  'name',
  'archetype',
  'color',
  'cards',
  'favoriteCard',
  'customSeries',
  'starter',
  'missing',
  'folder',
  'unfiled',
  'archived',
  'bookmarks',
  'after',
  'before',
] as const;

export type DeckSearchKey = (typeof DECK_SEARCH_KEYS)[number];
export type DeckSearch = Readonly<Partial<Record<DeckSearchKey, string>>>;

/** Parameters that select another page of the same list. */
const PAGE_KEYS: readonly DeckSearchKey[] = ['after', 'before'];
/** Parameters that select the list. */
const PLACE_KEYS: readonly DeckSearchKey[] = [
  'folder',
  'unfiled',
  'archived',
  'bookmarks',
  'order',
];

/** The list's state is in the address. Changing a filter returns to the first page. */
export function useDeckSearch(): {
  search: DeckSearch;
  change: (next: DeckSearch, replace?: boolean) => void;
} {
  const given: Record<string, string> = useSearch({ strict: false });
  const navigate = useNavigate();
  const { history } = useRouter();
  const search = pick(given);
  return {
    search,
    change: (next, replace = false) => {
      const turns = PAGE_KEYS.some((key) => key in next);
      const isFilter = Object.entries(next).every(
        ([key, value]) =>
          !isPlaceKey(key) || (value === undefined && PAGE_KEYS.some((page) => page === key)),
      );
      const kind = replace ? 'typing' : isFilter ? 'filter' : 'place';
      const cleared = turns ? {} : { after: undefined, before: undefined };
      void navigate({
        to: '.',
        search: { ...search, ...cleared, ...next },
        ...chooseEntry(kind, history.location.state),
        resetScroll: turns,
      });
    },
  };
}

/** One parameter has several values, separated by commas. */
export function splitList(value: string | undefined): readonly string[] {
  return value?.split(',') ?? [];
}

export function joinList(values: readonly string[]): string | undefined {
  return values.length === 0 ? undefined : values.join(',');
}

export function hasFilters(search: DeckSearch): boolean {
  return Object.keys(search).some((key) => !isPlaceKey(key));
}

/** True for a parameter that selects a list or one of its pages. */
const isPlaceKey = (key: string): boolean =>
  [...PAGE_KEYS, ...PLACE_KEYS].some((place) => place === key);

/** The same list without filters. */
export const NO_FILTERS: DeckSearch = Object.fromEntries(
  DECK_SEARCH_KEYS.filter((key) => !PLACE_KEYS.includes(key)).map((key) => [key, undefined]),
);

function pick(given: Readonly<Record<string, string>>): DeckSearch {
  return Object.fromEntries(
    DECK_SEARCH_KEYS.flatMap((key) => (given[key] ? [[key, given[key]]] : [])),
  );
}

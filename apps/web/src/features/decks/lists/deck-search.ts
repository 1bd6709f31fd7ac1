import { useNavigate, useSearch } from '@tanstack/react-router';

/** What the address of a list of decks can say. */
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

/** Keys that turn to another page of the same list. */
const PAGE_KEYS: readonly DeckSearchKey[] = ['after', 'before'];
/** Keys that say which list it is. */
const PLACE_KEYS: readonly DeckSearchKey[] = [
  'folder',
  'unfiled',
  'archived',
  'bookmarks',
  'order',
];

/** The list lives in the address: another filter starts at its first page. */
export function useDeckSearch(): {
  search: DeckSearch;
  change: (next: DeckSearch, replace?: boolean) => void;
} {
  const given: Record<string, string> = useSearch({ strict: false });
  const navigate = useNavigate();
  const search = pick(given);
  return {
    search,
    change: (next, replace = false) => {
      const turns = PAGE_KEYS.some((key) => key in next);
      const cleared = turns ? {} : { after: undefined, before: undefined };
      void navigate({
        to: '.',
        search: { ...search, ...cleared, ...next },
        replace,
        resetScroll: turns,
      });
    },
  };
}

/** Several values stand in one key, between commas. */
export function splitList(value: string | undefined): readonly string[] {
  return value?.split(',') ?? [];
}

export function joinList(values: readonly string[]): string | undefined {
  return values.length === 0 ? undefined : values.join(',');
}

export function hasFilters(search: DeckSearch): boolean {
  return Object.keys(search).some(
    (key) =>
      !(PAGE_KEYS as readonly string[]).includes(key) &&
      !(PLACE_KEYS as readonly string[]).includes(key),
  );
}

/** The same place without any filter. */
export const NO_FILTERS: DeckSearch = Object.fromEntries(
  DECK_SEARCH_KEYS.filter((key) => !PLACE_KEYS.includes(key)).map((key) => [key, undefined]),
);

function pick(given: Readonly<Record<string, string>>): DeckSearch {
  return Object.fromEntries(
    DECK_SEARCH_KEYS.flatMap((key) => (given[key] ? [[key, given[key]]] : [])),
  );
}

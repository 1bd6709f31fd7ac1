import type { QueryClient } from '@tanstack/react-query';
import { readsOf } from '#lib/api-query.ts';

export type DeckCounts = { readonly likeCount: number; readonly commentCount: number };

type Held = Partial<DeckCounts> & { readonly id?: unknown };
type HeldList = { readonly decks?: unknown };

const DECK_LISTS = [
  'GET /api/games/:game/decks',
  'GET /api/games/:game/my-decks',
  'GET /api/games/:game/my-bookmarks',
  'GET /api/games/:game/popular-decks',
  'GET /api/games/:game/users/:userId/decks',
] as const;

/** Queries to refetch after a deck or folder is written, besides the deck itself. */
export const DECK_READS = [
  ...DECK_LISTS,
  'GET /api/games/:game/my-deck-cards',
  'GET /api/games/:game/my-deck-folders',
] as const;

/** The key of all reads of a deck. */
export const readsOfDeck = (game: string, deckId: string) =>
  readsOf('GET /api/games/:game/decks/:deckId', { game, deckId });

/** Updates a deck's counts in all loaded lists. */
export function tellDeckLists(
  client: QueryClient,
  game: string,
  deckId: string,
  { likeCount, commentCount }: DeckCounts,
): void {
  const patch = (row: Held): Held =>
    row.id === deckId && 'likeCount' in row ? { ...row, likeCount, commentCount } : row;
  const cache = client.getQueryCache();
  const lists = DECK_LISTS.flatMap((list) => cache.findAll({ queryKey: readsOf(list, { game }) }));
  for (const { queryKey, state } of lists) {
    const held = state.data as HeldList | undefined;
    if (!Array.isArray(held?.decks)) continue;
    const decks = (held.decks as Held[]).map(patch);
    // Keeps the age of the list.
    client.setQueryData(queryKey, { ...held, decks }, { updatedAt: state.dataUpdatedAt });
  }
}

/** Updates the likes in the page's head. */
export function tellDeckLikes(
  client: QueryClient,
  game: string,
  deckId: string,
  likeCount: number,
): void {
  const queryKey = readsOfDeck(game, deckId);
  client.setQueriesData<DeckCounts>({ queryKey }, (deck) => deck && { ...deck, likeCount });
}

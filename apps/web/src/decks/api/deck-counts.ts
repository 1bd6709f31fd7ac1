import type { QueryClient } from '@tanstack/react-query';

export type DeckCounts = { readonly likeCount: number; readonly commentCount: number };

type Held = Partial<DeckCounts> & { readonly id?: unknown };
type HeldList = { readonly decks?: unknown };

/** The page's copy of a deck, separate from the editor's. */
export const deckKey = (game: string, deckId: string) => ['deck', game, deckId] as const;

/** Updates a deck's counts in all loaded lists. */
export function tellDeckLists(
  client: QueryClient,
  game: string,
  deckId: string,
  { likeCount, commentCount }: DeckCounts,
): void {
  const patch = (row: Held): Held =>
    row.id === deckId && 'likeCount' in row ? { ...row, likeCount, commentCount } : row;
  for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: ['decks', game] })) {
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
  client.setQueryData<DeckCounts>(deckKey(game, deckId), (deck) => deck && { ...deck, likeCount });
}

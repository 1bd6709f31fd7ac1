import type { QueryClient } from '@tanstack/react-query';

export type DeckCounts = { readonly likeCount: number; readonly commentCount: number };

type Held = Partial<DeckCounts> & { readonly id?: unknown };
type HeldList = { readonly decks?: unknown };

/** One deck as its page holds it; the editor's copy beside it is none of it. */
export const deckKey = (game: string, deckId: string) => ['deck', game, deckId] as const;

/** What is newly known of a deck's counts goes into every list that was read before. */
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
    // Its age stays: the list as a whole is no fresher for it.
    client.setQueryData(queryKey, { ...held, decks }, { updatedAt: state.dataUpdatedAt });
  }
}

/** A like on the deck's page changes the number in its head as well. */
export function tellDeckLikes(
  client: QueryClient,
  game: string,
  deckId: string,
  likeCount: number,
): void {
  client.setQueryData<DeckCounts>(deckKey(game, deckId), (deck) => deck && { ...deck, likeCount });
}

/** A profile shows so many. */
export const FEATURED_DECKS = 3;

/** Its id as addresses show it. */
export type FeaturedDeck = { readonly game: string; readonly id: string };

const DECK = /^([a-z]+)\/([0-9A-Za-z]+)$/;

/** What `featureddecksdata` holds. Example: `gundam/1Fa;ua/2Bc`. */
export function printFeaturedDecks(decks: readonly FeaturedDeck[]): string | null {
  return decks.length === 0 ? null : decks.map(({ game, id }) => `${game}/${id}`).join(';');
}

/** In their order, each once; whatever names no deck is left out. */
export function parseFeaturedDecks(text: string | null): FeaturedDeck[] {
  const names = new Set((text ?? '').split(';').map((name) => name.trim()));
  return [...names].flatMap((name) => {
    const [, game, id] = DECK.exec(name) ?? [];
    return game === undefined || id === undefined ? [] : [{ game, id }];
  });
}

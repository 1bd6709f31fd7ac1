/** Number of featured decks on a profile. */
export const FEATURED_DECKS = 3;

/** The id as used in addresses. */
export type FeaturedDeck = { readonly game: string; readonly id: string };

const DECK = /^([a-z]+)\/([0-9A-Za-z]+)$/;

/** Prints the value of `featureddecksdata`. Example: `gundam/1Fa;ua/2Bc`. */
export function printFeaturedDecks(decks: readonly FeaturedDeck[]): string | null {
  return decks.length === 0 ? null : decks.map(({ game, id }) => `${game}/${id}`).join(';');
}

/** Parses featured decks in order, without duplicates and invalid ids. */
export function parseFeaturedDecks(text: string | null): FeaturedDeck[] {
  const names = new Set((text ?? '').split(';').map((name) => name.trim()));
  return [...names].flatMap((name) => {
    const [, game, id] = DECK.exec(name) ?? [];
    return game === undefined || id === undefined ? [] : [{ game, id }];
  });
}

/** Documented orders of public decks. The index is the number in addresses. */
export const PUBLIC_DECK_ORDERS = ['recent', 'popular', 'liked', 'commented'] as const;

/** Documented orders of one's own decks. */
export const OWN_DECK_ORDERS = ['recent', 'popular', 'name', 'liked', 'commented'] as const;

export type PublicDeckOrder = (typeof PUBLIC_DECK_ORDERS)[number];

export type DeckOrder = (typeof OWN_DECK_ORDERS)[number];

/** Returns the order with this name or number, or undefined. */
export function orderOf<Name extends string>(
  orders: readonly Name[],
  given: string | undefined,
): Name | undefined {
  const numbered = /^\d$/.test(given ?? '') ? orders[Number(given)] : undefined;
  return numbered ?? orders.find((name) => name === given);
}

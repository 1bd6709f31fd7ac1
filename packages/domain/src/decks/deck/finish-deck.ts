import { countFree, NO_CLAIMS, type Claims } from '../../collection/entries/free-copies.ts';
import { seriesOfCustomCard } from '../../cards/catalogue/card-number.ts';
import { type Deck, toNumberKey } from './deck.ts';

/** Data of a printing that the shopping list needs. */
export type PricedPrinting = {
  readonly cardno: string;
  readonly originalid: string;
  readonly name: string;
  readonly marketprice: number | null;
};

export type CheapestPrinting = { readonly cardno: string; readonly price: number };

/** A card of a deck with the copies of all its printings. */
export type CardToFinish = {
  readonly originalid: string;
  readonly name: string;
  /** The printing in the deck. */
  readonly cardno: string;
  readonly needed: number;
  /** Free copies. */
  readonly owned: number;
  /** Owned copies that are in sleeved decks or promised. */
  readonly held: number;
  readonly missing: number;
  /** Null if no printing has a price. */
  readonly cheapest: CheapestPrinting | null;
};

export type DeckToFinish = {
  readonly needed: number;
  readonly owned: number;
  readonly held: number;
  readonly missing: readonly CardToFinish[];
  /** Price of the missing copies at the cheapest printing, as far as known. */
  readonly cost: number;
  /** Missing copies without a price. */
  readonly unpriced: number;
};

const COUNTED = ['decklist_content', 'sidedeck', 'resourcedeck'] as const;

/** Compares a deck with a member's free copies. Considered and fan-made cards are ignored. */
export function finishDeck(
  deck: Deck,
  printings: readonly PricedPrinting[],
  countOf: (cardno: string) => number,
  claims: Claims = NO_CLAIMS,
): DeckToFinish {
  const byNumber = new Map(printings.map((card) => [toNumberKey(card.cardno), card]));
  const byOriginal = Map.groupBy(printings, ({ originalid }) => originalid);
  const needs = new Map<string, { cardno: string; name: string; needed: number }>();
  for (const { cardno, quantity } of COUNTED.flatMap((field) => deck[field])) {
    if (seriesOfCustomCard(cardno) !== undefined) continue;
    const card = byNumber.get(toNumberKey(cardno));
    const original = card?.originalid ?? cardno;
    const need = needs.get(original) ?? { cardno, name: card?.name ?? cardno, needed: 0 };
    needs.set(original, { ...need, needed: need.needed + quantity });
  }
  const cards = [...needs].map(([originalid, need]): CardToFinish => {
    const known = byOriginal.get(originalid) ?? [];
    const own = known.map(({ cardno }) => ({ cardno, count: countOf(cardno) }));
    const owned = Math.min(need.needed, countFree(own, originalid, claims));
    const held = Math.min(need.needed, countFree(own, originalid, NO_CLAIMS)) - owned;
    const missing = need.needed - owned;
    return { originalid, ...need, owned, held, missing, cheapest: findCheapest(known) };
  });
  const missing = cards.filter((card) => card.missing > 0);
  const sum = (value: (card: CardToFinish) => number) =>
    cards.reduce((total, card) => total + value(card), 0);
  return {
    needed: sum((card) => card.needed),
    owned: sum((card) => card.owned),
    held: sum((card) => card.held),
    missing,
    cost: sum((card) => card.missing * (card.cheapest?.price ?? 0)),
    unpriced: sum((card) => (card.cheapest === null ? card.missing : 0)),
  };
}

function findCheapest(printings: readonly PricedPrinting[]): CheapestPrinting | null {
  let cheapest: CheapestPrinting | null = null;
  for (const { cardno, marketprice } of printings) {
    if (marketprice === null) continue;
    if (cheapest === null || marketprice < cheapest.price)
      cheapest = { cardno, price: marketprice };
  }
  return cheapest;
}

/** Prints the shopping list with the cheapest printings and the total: `3 GD01-012 Halyard`. */
export function printShoppingList({ missing, cost }: DeckToFinish): string {
  const lines = missing.map(({ missing: copies, cheapest, cardno, name }) => {
    return `${copies} ${cheapest?.cardno ?? cardno} ${name}\n`;
  });
  return cost > 0 ? `${lines.join('')}\nTotal ${cost.toFixed(2)}\n` : lines.join('');
}

export function listShoppingRows({ missing, cost }: DeckToFinish): (number | string)[][] {
  const lines = missing.map(({ missing: copies, cheapest, cardno, name }) => [
    copies,
    cheapest?.cardno ?? cardno,
    name,
    cheapest?.price ?? '',
    cheapest === null ? '' : (cheapest.price * copies).toFixed(2),
  ]);
  const heading = ['count', 'cardno', 'name', 'price', 'sum'];
  return [heading, ...lines, ['', '', 'Total', '', cost.toFixed(2)]];
}

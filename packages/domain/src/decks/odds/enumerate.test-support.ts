import type { GameSetup } from './game-setup.ts';

/** Lists every order of the cards, treating equal cards as different. */
export function listOrders<T>(cards: readonly T[]): T[][] {
  if (cards.length === 0) return [[]];
  return cards.flatMap((card, place) =>
    listOrders(cards.toSpliced(place, 1)).map((order) => [card, ...order]),
  );
}

/** The opening position: hand, shields and deck from the top. */
export interface Opening {
  readonly hand: readonly string[];
  readonly shields: readonly string[];
  readonly deck: readonly string[];
}

/**
 * Plays every possible opening card by card and adds up the successes. It is slow and uses no
 * formula, as reference for the computed odds.
 */
export function enumerateChance(
  setup: GameSetup,
  keeps: (hand: readonly string[]) => boolean,
  succeeds: (opening: Opening) => boolean,
): number {
  const cards = setup.cards.flatMap(({ cardno, quantity }) =>
    Array.from({ length: quantity }, () => cardno),
  );
  const needed = setup.openingNeeds;
  const orders = listOrders(cards).filter(
    (order) => !needed || order.slice(0, setup.handSize).some((cardno) => needed.includes(cardno)),
  );
  const shareOf = (decks: readonly string[][], hand?: readonly string[]): number => {
    const lucky = decks.filter((order) => {
      const first = hand ?? order.slice(0, setup.handSize);
      const rest = hand ? order : order.slice(setup.handSize);
      return succeeds({
        hand: first,
        shields: rest.slice(0, setup.shields),
        deck: rest.slice(setup.shields),
      });
    });
    return lucky.length / decks.length;
  };
  const exchanged = setup.redraw === 'intoDeck' ? shareOf(orders) : 0;
  const known = new Map<string, number>();
  const total = orders.reduce((sum, order) => {
    const hand = order.slice(0, setup.handSize);
    const rest = order.slice(setup.handSize);
    if (setup.redraw === 'none' || keeps(hand)) return sum + shareOf([rest], hand);
    if (setup.redraw === 'intoDeck') return sum + exchanged;
    const under = [...rest, ...hand];
    const [next, left] = [under.slice(0, setup.handSize), under.slice(setup.handSize)];
    const key = `${next.toSorted().join()} ${left.toSorted().join()}`;
    const share = known.get(key) ?? shareOf(listOrders(left), next);
    known.set(key, share);
    return sum + share;
  }, 0);
  return total / orders.length;
}

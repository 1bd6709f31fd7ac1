import { toNumberKey } from '../decks/deck/deck.ts';
import type { GameSetup } from '../decks/odds/game-setup.ts';
import type { Counts } from '../decks/odds/hypergeometric.ts';

/** At least so many cards out of a group. */
export interface Need {
  readonly cards: readonly string[];
  readonly atLeast: number;
}

/** All of these, each by any of its needs: `[[A], [B, C]]` is A and (B or C). */
export type Wish = readonly (readonly Need[])[];

export interface Kinds {
  /** Cards of each kind; the last kind is all that no need names. */
  readonly pile: Counts;
  /** The kinds that a need is met by. */
  readonly kindsOf: (need: Need) => readonly number[];
}

/** Cards that the same needs name are one kind: groups may share cards. */
export function sortIntoKinds(setup: GameSetup, needs: readonly Need[]): Kinds {
  const members = needs.map((need) => new Set(need.cards.map(toNumberKey)));
  const sizes = new Map<string, number>();
  for (const { cardno, quantity } of setup.cards) {
    const named = members.map((set) => (set.has(toNumberKey(cardno)) ? '1' : '0')).join('');
    sizes.set(named, (sizes.get(named) ?? 0) + quantity);
  }
  const kinds = [...sizes.keys()];
  return {
    pile: [...sizes.values()],
    kindsOf: (need) => {
      const place = needs.indexOf(need);
      return kinds.flatMap((named, kind) => (named[place] === '1' ? [kind] : []));
    },
  };
}

/** Whether counts by kind meet a wish. */
export function toTest(wish: Wish, kindsOf: Kinds['kindsOf']): (counts: Counts) => boolean {
  const clauses = wish.map((anyOf) =>
    anyOf.map((need) => ({ kinds: kindsOf(need), atLeast: need.atLeast })),
  );
  return (counts) =>
    clauses.every((anyOf) =>
      anyOf.some(
        ({ kinds, atLeast }) =>
          kinds.reduce((all, kind) => all + (counts[kind] ?? 0), 0) >= atLeast,
      ),
    );
}

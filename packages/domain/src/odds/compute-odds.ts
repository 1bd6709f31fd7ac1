import { toNumberKey } from '../deck/deck.ts';
import { listFirstHands } from './deal-hands.ts';
import type { GameSetup } from './game-setup.ts';
import { chanceOfDraw, type Counts, subtract, sum } from './hypergeometric.ts';

/** At least so many cards out of a group. */
export interface Need {
  readonly cards: readonly string[];
  readonly atLeast: number;
}

/** All of these, each by any of its needs: `[[A], [B, C]]` is A and (B or C). */
export type Wish = readonly (readonly Need[])[];

export interface OddsQuestion {
  readonly wish: Wish;
  /** Exchange a first hand that does not have this; undefined to keep every hand. */
  readonly keep?: Wish | undefined;
  /** Turns to look ahead. */
  readonly turns: number;
}

export interface Odds {
  /** The wish is in the first hand, after exchanging it or not. */
  readonly hand: number;
  /** In the cards seen by the end of the draw of turn 1, 2, … */
  readonly turns: readonly number[];
  /** The wish lies in the shields. */
  readonly shields: number;
}

/** More would take longer than anybody waits. */
export const ODDS_LIMITS = { cards: 500, kinds: 6 } as const;

/**
 * Exact chances by the game's own set-up. Undefined where the question is too wide, or there is no
 * card to draw.
 */
export function computeOdds(setup: GameSetup, question: OddsQuestion): Odds | undefined {
  const needs = [...question.wish, ...(question.keep ?? [])].flat();
  const opening = setup.openingNeeds ? [{ cards: setup.openingNeeds, atLeast: 1 }] : [];
  const { pile, kindsOf } = sortIntoKinds(setup, [...needs, ...opening]);
  const size = sum(pile);
  if (size === 0 || size > ODDS_LIMITS.cards || pile.length > ODDS_LIMITS.kinds) return undefined;

  const wished = toTest(question.wish, kindsOf);
  const kept = question.keep ? toTest(question.keep, kindsOf) : () => true;
  const dealt = toTest(
    opening.map((need) => [need]),
    kindsOf,
  );
  const hands = listFirstHands(pile, setup, kept, dealt);
  const inHand = Math.min(setup.handSize, size);
  const shields = Math.min(setup.shields, size - inHand);

  const nothing = pile.map(() => 0);

  /** The chance that the wish lies in `drawn` more cards, with the hand or without it. */
  const chanceWith = (drawn: number, withHand: boolean): number =>
    hands.reduce((whole, hand) => {
      const held = withHand ? hand.counts : nothing;
      const found = chanceOfDraw(subtract(pile, hand.counts), drawn, held, wished);
      return whole + hand.chance * found;
    }, 0);

  return {
    hand: chanceWith(0, true),
    turns: Array.from({ length: question.turns }, (_, turn) =>
      chanceWith(Math.min((turn + 1) * setup.drawsPerTurn, size - inHand - shields), true),
    ),
    shields: chanceWith(shields, false),
  };
}

interface Kinds {
  /** Cards of each kind; the last kind is all that no need names. */
  readonly pile: Counts;
  /** The kinds that a need is met by. */
  readonly kindsOf: (need: Need) => readonly number[];
}

/** Cards that the same needs name are one kind: groups may share cards. */
function sortIntoKinds(setup: GameSetup, needs: readonly Need[]): Kinds {
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

function toTest(wish: Wish, kindsOf: Kinds['kindsOf']): (counts: Counts) => boolean {
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

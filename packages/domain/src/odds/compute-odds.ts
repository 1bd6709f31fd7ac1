import { listFirstHands } from './deal-hands.ts';
import { countStates, drawOn } from './draw-on.ts';
import { type BySeat, countDraws, type GameSetup } from '../decks/odds/game-setup.ts';
import {
  chanceOfDraw,
  type Counts,
  type Draw,
  subtract,
  sum,
} from '../decks/odds/hypergeometric.ts';
import { sortIntoKinds, toTest, type Wish } from './wish.ts';

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
  /** In the cards seen by the end of the draw of turn 1, 2, … by each seat. */
  readonly turns: readonly BySeat[];
  /** The wish lies in the shields. */
  readonly shields: number;
}

/**
 * More would take longer than anybody waits. States are what is counted through, so that a question
 * with many kinds of few cards is answered.
 */
export const ODDS_LIMITS = { cards: 500, states: 50_000, pairs: 2_000_000 } as const;

/**
 * Exact chances by the game's own set-up. Undefined where the question is too wide, or there is no
 * card to draw.
 */
export function computeOdds(setup: GameSetup, question: OddsQuestion): Odds | undefined {
  const needs = [...question.wish, ...(question.keep ?? [])].flat();
  const opening = setup.openingNeeds ? [{ cards: setup.openingNeeds, atLeast: 1 }] : [];
  const { pile, kindsOf } = sortIntoKinds(setup, [...needs, ...opening]);
  const size = sum(pile);
  if (size === 0 || size > ODDS_LIMITS.cards) return undefined;
  const inHand = Math.min(setup.handSize, size);
  const shields = Math.min(setup.shields, size - inHand);
  const inDeck = size - inHand - shields;
  const drawsBy = (turn: number): BySeat => [
    Math.min(countDraws(setup, 0, turn), inDeck),
    Math.min(countDraws(setup, 1, turn), inDeck),
  ];
  const most = question.turns === 0 ? 0 : Math.max(...drawsBy(question.turns));
  if (isTooWide(pile, inHand, inHand + most, shields)) return undefined;

  const wished = toTest(question.wish, kindsOf);
  const kept = question.keep ? toTest(question.keep, kindsOf) : () => true;
  const dealt = toTest(
    opening.map((need) => [need]),
    kindsOf,
  );
  const hands = listFirstHands(pile, setup, kept, dealt);
  const drawn = drawUpTo(pile, hands, most).map((states) =>
    states.reduce((all, state) => all + (wished(state.counts) ? state.chance : 0), 0),
  );
  const nothing = pile.map(() => 0);
  return {
    hand: drawn[0] ?? 0,
    turns: Array.from({ length: question.turns }, (_, turn) => {
      const [first, second] = drawsBy(turn + 1);
      return [drawn[first] ?? 0, drawn[second] ?? 0] as const;
    }),
    shields: hands.reduce(
      (all, hand) =>
        all + hand.chance * chanceOfDraw(subtract(pile, hand.counts), shields, nothing, wished),
      0,
    ),
  };
}

/** The counts seen after 0, 1, 2, … draws. */
function drawUpTo(pile: Counts, hands: readonly Draw[], most: number): (readonly Draw[])[] {
  const all: (readonly Draw[])[] = [hands];
  for (let draws = 1; draws <= most; draws += 1) all.push(drawOn(pile, all.at(-1) ?? []));
  return all;
}

function isTooWide(pile: Counts, inHand: number, seen: number, shields: number): boolean {
  const hands = countStates(pile, inHand);
  // The number of states grows up to the middle of the pile and falls again.
  const widest = countStates(pile, Math.min(seen, Math.max(inHand, Math.floor(sum(pile) / 2))));
  return (
    Math.max(hands, widest) > ODDS_LIMITS.states ||
    hands * countStates(pile, shields) > ODDS_LIMITS.pairs
  );
}

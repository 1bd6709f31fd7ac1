import { type BySeat, countDraws, type GameSetup } from './game-setup.ts';
import {
  chanceOfDraw,
  type Counts,
  type Draw,
  subtract,
  sum,
  add,
  listDraws,
} from './hypergeometric.ts';
import { toNumberKey } from '../deck/deck.ts';

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

/**
 * What has been seen after one more card. Whatever is left is a shuffled pile, so that the counts
 * seen tell all: states merge, where listing every draw of every hand would not.
 */
function drawOn(pile: Counts, states: readonly Draw[]): Draw[] {
  const next = new Map<string, { counts: number[]; chance: number }>();
  for (const { counts, chance } of states) {
    const left = pile.reduce((all, size, kind) => all + size - (counts[kind] ?? 0), 0);
    for (let kind = 0; kind < pile.length; kind += 1) {
      const ofKind = (pile[kind] ?? 0) - (counts[kind] ?? 0);
      if (ofKind === 0) continue;
      const seen = counts.with(kind, (counts[kind] ?? 0) + 1);
      const key = seen.join();
      const share = (chance * ofKind) / left;
      const known = next.get(key);
      if (known) known.chance += share;
      else next.set(key, { counts: seen, chance: share });
    }
  }
  return [...next.values()];
}

/** In how many ways `size` cards of a pile can be told by their kinds. */
function countStates(pile: Counts, size: number): number {
  const ways = Array.from({ length: size + 1 }, (_, held): number => (held === 0 ? 1 : 0));
  for (const most of pile) {
    for (let held = size; held >= 0; held -= 1) {
      let all = 0;
      for (let taken = 0; taken <= Math.min(most, held); taken += 1) all += ways[held - taken] ?? 0;
      ways[held] = all;
    }
  }
  return ways[size] ?? 0;
}

/** At least so many cards out of a group. */
interface Need {
  readonly cards: readonly string[];
  readonly atLeast: number;
}

/** All of these, each by any of its needs: `[[A], [B, C]]` is A and (B or C). */
export type Wish = readonly (readonly Need[])[];

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

/** Whether counts by kind meet a wish. */
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

/** Whether a hand is kept, told by how many of each kind it holds. */
type Keep = (hand: Counts) => boolean;

type Dealing = Pick<GameSetup, 'handSize' | 'redraw'>;

/**
 * Every hand that a player can begin with, after exchanging what is not kept. What is not in the
 * hand is a shuffled pile in each case, so that the hand alone tells how the game goes on.
 */
function listFirstHands(
  pile: Counts,
  { handSize, redraw }: Dealing,
  keep: Keep,
  isDealt: Keep,
): Draw[] {
  const chances = new Map<string, Draw>();
  const note = (counts: Counts, chance: number): void => {
    const key = counts.join();
    chances.set(key, { counts, chance: (chances.get(key)?.chance ?? 0) + chance });
  };
  for (const first of listDealt(pile, handSize, isDealt)) {
    if (redraw === 'none' || keep(first.counts)) {
      note(first.counts, first.chance);
      continue;
    }
    const next =
      redraw === 'underDeck'
        ? drawAbove(pile, first.counts, handSize)
        : listDealt(pile, handSize, isDealt);
    for (const { counts, chance } of next) note(counts, first.chance * chance);
  }
  return [...chances.values()];
}

/** Hands that are dealt anew until they count: the chances among those that do. */
function listDealt(pile: Counts, size: number, isDealt: Keep): Draw[] {
  const draws = listDraws(pile, size).filter((draw) => isDealt(draw.counts));
  const whole = draws.reduce((all, draw) => all + draw.chance, 0);
  return draws.map(({ counts, chance }) => ({ counts, chance: chance / whole }));
}

/** A hand from above the old one; only a tiny deck reaches down into it. */
function drawAbove(pile: Counts, under: Counts, size: number): Draw[] {
  const above = subtract(pile, under);
  const missing = Math.min(size, sum(pile)) - sum(above);
  if (missing <= 0) return listDraws(above, size);
  return listDraws(under, missing).map(({ counts, chance }) => ({
    counts: add(above, counts),
    chance,
  }));
}

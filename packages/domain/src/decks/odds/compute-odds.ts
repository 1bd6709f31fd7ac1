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
  /** Hands without this are redrawn; undefined keeps every hand. */
  readonly keep?: Wish | undefined;
  /** Number of turns to compute. */
  readonly turns: number;
}

export interface Odds {
  /** Chance in the first hand, after a possible mulligan. */
  readonly hand: number;
  /** Chance in the cards seen by the end of each turn's draw, by seat. */
  readonly turns: readonly BySeat[];
  /** Chance in the shields. */
  readonly shields: number;
}

/** Limits of the computation. States are counted, so many small groups are possible. */
export const ODDS_LIMITS = { cards: 500, states: 50_000, pairs: 2_000_000 } as const;

/**
 * Computes exact chances for the game's set-up. Undefined if the question exceeds the limits or
 * there is no card to draw.
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

/** Returns the states after 0, 1, 2, … draws. */
function drawUpTo(pile: Counts, hands: readonly Draw[], most: number): (readonly Draw[])[] {
  const all: (readonly Draw[])[] = [hands];
  for (let draws = 1; draws <= most; draws += 1) all.push(drawOn(pile, all.at(-1) ?? []));
  return all;
}

function isTooWide(pile: Counts, inHand: number, seen: number, shields: number): boolean {
  const hands = countStates(pile, inHand);
  // The number of states peaks at the middle of the pile.
  const widest = countStates(pile, Math.min(seen, Math.max(inHand, Math.floor(sum(pile) / 2))));
  return (
    Math.max(hands, widest) > ODDS_LIMITS.states ||
    hands * countStates(pile, shields) > ODDS_LIMITS.pairs
  );
}

/** Draws one more card. The rest is a shuffled pile, so equal counts merge into one state. */
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

/** Counts the distinct draws of `size` cards by kind. */
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

/** At least this many cards of a group. */
interface Need {
  readonly cards: readonly string[];
  readonly atLeast: number;
}

/** All of these, each by any of its needs: `[[A], [B, C]]` is A and (B or C). */
export type Wish = readonly (readonly Need[])[];

interface Kinds {
  /** Cards by kind. The last kind is all cards that no need names. */
  readonly pile: Counts;
  /** Returns the kinds that satisfy a need. */
  readonly kindsOf: (need: Need) => readonly number[];
}

/** Groups cards by the needs that name them. Groups may overlap. */
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

/** Returns a test whether counts satisfy a wish. */
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

/** Decides by counts whether a hand is kept. */
type Keep = (hand: Counts) => boolean;

type Dealing = Pick<GameSetup, 'handSize' | 'redraw'>;

/**
 * Lists all starting hands after the mulligan with their chances. The rest is always a shuffled
 * pile, so the hand determines everything that follows.
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

/** Lists hands that are redealt until valid, with conditional chances. */
function listDealt(pile: Counts, size: number, isDealt: Keep): Draw[] {
  const draws = listDraws(pile, size).filter((draw) => isDealt(draw.counts));
  const whole = draws.reduce((all, draw) => all + draw.chance, 0);
  return draws.map(({ counts, chance }) => ({ counts, chance: chance / whole }));
}

/** Draws a new hand above the returned one; a tiny deck may reach into it. */
function drawAbove(pile: Counts, under: Counts, size: number): Draw[] {
  const above = subtract(pile, under);
  const missing = Math.min(size, sum(pile)) - sum(above);
  if (missing <= 0) return listDraws(above, size);
  return listDraws(under, missing).map(({ counts, chance }) => ({
    counts: add(above, counts),
    chance,
  }));
}

import type { GameSetup } from '../decks/odds/game-setup.ts';
import {
  add,
  type Counts,
  type Draw,
  listDraws,
  subtract,
  sum,
} from '../decks/odds/hypergeometric.ts';

/** Whether a hand is kept, told by how many of each kind it holds. */
export type Keep = (hand: Counts) => boolean;

type Dealing = Pick<GameSetup, 'handSize' | 'redraw'>;

/**
 * Every hand that a player can begin with, after exchanging what is not kept. What is not in the
 * hand is a shuffled pile in each case, so that the hand alone tells how the game goes on.
 */
export function listFirstHands(
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

import { type Overall } from './estimate-matchup.ts';
import { logBeta } from './log-beta.ts';

/** A cell with what the overall strength of both decks predicts for it. */
export type PredictedCell = Overall & { readonly prior: number };

/** Matchups of card games spread by some eight points around what strength alone predicts. */
const USUAL = 40;
const SPREAD = 0.6;

/**
 * How many matches the prediction is worth: the figure that makes all cells together most likely.
 * Thin data alone would claim that all matchups are alike, so the usual figure is held against it.
 */
export function matchupStrength(cells: readonly PredictedCell[]): number {
  let best = USUAL;
  let most = Number.NEGATIVE_INFINITY;
  for (let strength = 2; strength <= 2000; strength *= 1.15) {
    let likelihood = -((Math.log(strength / USUAL) / SPREAD) ** 2) / 2;
    for (const { wins, n, prior } of cells) {
      const [won, lost] = [strength * prior, strength * (1 - prior)];
      if (n > 0) likelihood += logBeta(wins + won, n - wins + lost) - logBeta(won, lost);
    }
    if (likelihood > most) [best, most] = [strength, likelihood];
  }
  return best;
}

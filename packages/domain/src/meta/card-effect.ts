import { type Interval, Z } from './estimate-matchup.ts';

/** What somebody did in one event, with the card or without it. */
export type CardRecord = {
  readonly player: string;
  readonly hasCard: boolean;
  readonly wins: number;
  readonly n: number;
};

/** In shares of wins: 0.03 is three points more with the card. */
export type CardEffect = Interval & {
  readonly mean: number;
  /** Those who played both ways, and their matches. */
  readonly players: number;
  readonly n: number;
};

type Sides = { withWins: number; withN: number; withoutWins: number; withoutN: number };

/** Fewer matches than this on either side are no figure. */
const LEAST = 20;

/**
 * How much more the same people win with a card than without it: the difference of each, weighed by
 * how many matches it rests on (Mantel and Haenszel). Better players pick cards up earlier, so a plain
 * comparison of lists measures who plays a card rather than what it does.
 */
export function cardEffect(records: readonly CardRecord[]): CardEffect | null {
  const byPlayer = new Map<string, Sides>();
  for (const { player, hasCard, wins, n } of records) {
    const sides = byPlayer.get(player) ?? { withWins: 0, withN: 0, withoutWins: 0, withoutN: 0 };
    byPlayer.set(player, sides);
    sides[hasCard ? 'withWins' : 'withoutWins'] += wins;
    sides[hasCard ? 'withN' : 'withoutN'] += n;
  }
  const both = [...byPlayer.values()].filter(({ withN, withoutN }) => withN > 0 && withoutN > 0);
  let [sum, weight, variance, n] = [0, 0, 0, 0];
  for (const { withWins, withN, withoutWins, withoutN } of both) {
    const own = (withN * withoutN) / (withN + withoutN);
    sum += own * (withWins / withN - withoutWins / withoutN);
    weight += own;
    variance += own ** 2 * (spread(withWins, withN) + spread(withoutWins, withoutN));
    n += withN + withoutN;
  }
  if (weight === 0 || !isEnough(both)) return null;
  const mean = sum / weight;
  const half = (Z * Math.sqrt(variance)) / weight;
  return { mean, low: mean - half, high: mean + half, players: both.length, n };
}

/** Variance of a share; two matches are added, so that few are never sure. */
function spread(wins: number, n: number): number {
  const share = (wins + 1) / (n + 2);
  return (share * (1 - share)) / n;
}

const isEnough = (both: readonly Sides[]): boolean =>
  both.reduce((sum, { withN }) => sum + withN, 0) >= LEAST &&
  both.reduce((sum, { withoutN }) => sum + withoutN, 0) >= LEAST;

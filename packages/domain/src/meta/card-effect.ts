import { type Interval, Z } from './estimate-matchup.ts';

/** A player's result in one event, with or without the card. */
export type CardRecord = {
  readonly player: string;
  readonly hasCard: boolean;
  readonly wins: number;
  readonly n: number;
};

/** Difference of win shares: 0.03 is three points more with the card. */
export type CardEffect = Interval & {
  readonly mean: number;
  /** Players who used both variants, and their matches. */
  readonly players: number;
  readonly n: number;
};

type Sides = { withWins: number; withN: number; withoutWins: number; withoutN: number };

/** Minimum matches on each side. */
const LEAST = 20;

/**
 * Computes how much more the same players win with a card: the weighted mean of their differences
 * (Mantel and Haenszel). A plain comparison would measure the players, because better ones adopt
 * cards earlier.
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

/** Variance of a share. Two extra matches avoid a variance of zero. */
function spread(wins: number, n: number): number {
  const share = (wins + 1) / (n + 2);
  return (share * (1 - share)) / n;
}

const isEnough = (both: readonly Sides[]): boolean =>
  both.reduce((sum, { withN }) => sum + withN, 0) >= LEAST &&
  both.reduce((sum, { withoutN }) => sum + withoutN, 0) >= LEAST;

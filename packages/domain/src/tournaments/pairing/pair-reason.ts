import type { Entrant } from './read-entrants.ts';
import { type ByeRule, readByeRule } from './pair-costs.ts';
import type { PairedRound } from './pair-round.ts';

/** The reason of a pairing, for display. */
export type PairReason =
  | { readonly code: 'samePoints'; readonly points: number }
  | {
      readonly code: 'pairedDown';
      /** The player with more points; the other one is paired up. */
      readonly player: string;
      readonly points: readonly [number, number];
      /** The group was odd, or its remaining players had met. */
      readonly because: 'oddGroup' | 'alreadyMet';
    }
  | { readonly code: 'rematch'; readonly meetings: number };

export type ByeReason =
  /** Nobody has fewer points. */
  | { readonly code: 'byeLowest'; readonly points: number }
  /** All players with fewer points had a bye. */
  | { readonly code: 'byeLowestWithout'; readonly points: number }
  /** A bye for a lower player would force a rematch. */
  | { readonly code: 'byeSparesRematch'; readonly points: number }
  /** Everybody had a bye. */
  | { readonly code: 'byeAgain'; readonly byes: number };

/** Explains the pairs of a round. A group includes players paired down into it, without the bye. */
export function explainPairs(
  { pairs, bye }: PairedRound,
  order: readonly Entrant[],
): (pair: readonly [Entrant, Entrant]) => PairReason {
  const left = new Map<number, number>();
  const count = (points: number, by: number): void => {
    left.set(points, (left.get(points) ?? 0) + by);
  };
  for (const { points } of order) count(points, 1);
  if (bye) count(bye.points, -1);
  for (const [one, other] of pairs) {
    if (one.points !== other.points) count(Math.min(one.points, other.points), 1);
  }
  return ([one, other]) => {
    const meetings = one.met.get(other.id) ?? 0;
    if (meetings > 0) return { code: 'rematch', meetings };
    if (one.points === other.points) return { code: 'samePoints', points: one.points };
    const [high, low] = one.points > other.points ? [one, other] : [other, one];
    const because = (left.get(high.points) ?? 0) % 2 === 1 ? 'oddGroup' : 'alreadyMet';
    return { code: 'pairedDown', player: high.id, points: [high.points, low.points], because };
  };
}

export function explainBye(bye: Entrant, order: readonly Entrant[]): ByeReason {
  const { lowestPoints, fewestByes }: ByeRule = readByeRule(order);
  const { points, byes } = bye;
  if (byes > 0) return { code: 'byeAgain', byes: byes + 1 };
  if (points === lowestPoints) return { code: 'byeLowest', points };
  const isPassed = order.some((other) => other.byes === fewestByes && other.points < points);
  return { code: isPassed ? 'byeSparesRematch' : 'byeLowestWithout', points };
}

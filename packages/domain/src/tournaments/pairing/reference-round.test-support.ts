import { matchDense } from './dense-matching.test-support.ts';
import type { MadePlayer } from './made-event.test-support.ts';

type Counted = Pick<MadePlayer, 'id' | 'points' | 'byes' | 'downs' | 'ups'> & {
  readonly met: ReadonlyMap<string, number>;
};

export type ReferenceRound = { readonly cost: number; readonly needsRematch: boolean };

/** Computes the optimal cost over all pairs from the documented rules. */
export function findReference(active: readonly Counted[]): ReferenceRound {
  const free = sumCosts(active, false);
  if (free !== undefined) return { cost: free, needsRematch: false };
  return { cost: sumCosts(active, true) ?? Infinity, needsRematch: true };
}

function sumCosts(active: readonly Counted[], mayMeetAgain: boolean): number | undefined {
  const lowest = Math.min(...active.map(({ points }) => points));
  const fewest = Math.min(...active.map(({ byes }) => byes));
  const costOf = (a: number, b: number): number => {
    const [one, other] = [active[a], active[b]];
    if (one && other) return costOfTwo(one, other, mayMeetAgain);
    if (!one || one.byes > fewest) return Infinity;
    return 2 ** 24 * (one.points - lowest) ** 2;
  };
  const partners = matchDense(active.length + (active.length % 2), costOf);
  return partners?.reduce((sum, b, a) => sum + (a < b ? costOf(a, b) : 0), 0);
}

function costOfTwo(one: Counted, other: Counted, mayMeetAgain: boolean): number {
  const meetings = one.met.get(other.id) ?? 0;
  if (meetings > 0 && !mayMeetAgain) return Infinity;
  const again = 2 ** 40 * Math.min(meetings, 4);
  const [high, low] = one.points >= other.points ? [one, other] : [other, one];
  const gap = high.points - low.points;
  if (gap === 0) return again;
  return again + 64 * gap ** 2 + 16 * (Math.min(high.downs, 3) + Math.min(low.ups, 3));
}

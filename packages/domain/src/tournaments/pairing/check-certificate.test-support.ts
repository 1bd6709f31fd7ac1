import type { MadePlayer } from './made-event.test-support.ts';
import type { Certificate } from './pair-round.ts';

export type Counted = Pick<MadePlayer, 'id' | 'points' | 'byes' | 'downs' | 'ups'> & {
  readonly met: ReadonlyMap<string, number>;
};
export type Seating = {
  readonly pairs: readonly { readonly a: string; readonly b: string }[];
  readonly byes: readonly { readonly player: string }[];
};
export type Costs = (one: string, other: string) => number;

const BYE = '';

/** Returns the cost of each pair by the documented rules. The empty id is the bye. */
export function readCosts(active: readonly Counted[], mayMeetAgain: boolean): Costs {
  const byId = new Map(active.map((player) => [player.id, player]));
  const lowest = Math.min(...active.map(({ points }) => points));
  const fewest = Math.min(...active.map(({ byes }) => byes));
  const costOfBye = (one: Counted): number =>
    one.byes > fewest ? Infinity : 2 ** 24 * (one.points - lowest) ** 2;
  return (a, b) => {
    const [one, other] = [byId.get(a), byId.get(b)];
    if (one && other) return costOfTwo(one, other, mayMeetAgain);
    const player = one ?? other;
    return player === undefined ? Infinity : costOfBye(player);
  };
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

export const listSeats = (active: readonly { readonly id: string }[]): string[] => [
  ...active.map(({ id }) => id),
  ...(active.length % 2 === 1 ? [BYE] : []),
];

export const sumCosts = ({ pairs, byes }: Seating, costOf: Costs): number =>
  pairs.reduce((sum, { a, b }) => sum + costOf(a, b), 0) +
  byes.reduce((sum, { player }) => sum + costOf(player, BYE), 0);

/** Finds the cheapest round of a few players by brute force. */
export function tryAll(seats: readonly string[], costOf: Costs): number {
  const [one, ...others] = seats;
  if (one === undefined) return 0;
  let best = Infinity;
  for (const other of others) {
    const cost = costOf(one, other);
    if (cost >= best) continue;
    const rest = others.filter((seat) => seat !== other);
    best = Math.min(best, cost + tryAll(rest, costOf));
  }
  return best;
}

/**
 * True if the duals prove that no round is cheaper than `cost`. Every round pairs at least one
 * member of an odd set with somebody outside, so by weak duality a feasible dual is a lower bound.
 * Here it must equal the cost. How the duals were computed does not matter.
 */
export function isOptimal(
  { potentials, sets }: Certificate,
  { cost, costOf, seats }: { cost: number; costOf: Costs; seats: readonly string[] },
): boolean {
  const place = new Map(seats.map((seat, index) => [seat, index]));
  const prices = seats.map((seat) => potentials.get(seat) ?? NaN);
  const shared = seats.map(() => new Float64Array(seats.length));
  let bound = prices.reduce((sum, price) => sum + price, 0);
  for (const { members, dual } of sets) {
    const at = members.map((member) => place.get(member) ?? -1);
    const isOddSet = at.length % 2 === 1 && new Set(at).size === at.length && !at.includes(-1);
    if (!isOddSet || !(dual >= 0)) return false;
    bound -= dual * (at.length - 1);
    for (const a of at) for (const b of at) shared[a]?.fill((shared[a][b] ?? 0) + dual, b, b + 1);
  }
  const isFeasible = seats.every((one, a) =>
    seats.slice(a + 1).every((other, after) => {
      const b = a + 1 + after;
      const most = (prices[a] ?? NaN) + (prices[b] ?? NaN) - 2 * (shared[a]?.[b] ?? NaN);
      return 2 * costOf(one, other) >= most;
    }),
  );
  return isFeasible && Number.isSafeInteger(bound) && bound === 2 * cost;
}

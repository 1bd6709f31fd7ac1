import type { Entrant } from './entrant.ts';

/** For each squared point between two who are paired. */
const GAP = 64;
/** For each earlier float the same way: less than any gap, so that it only chooses who floats. */
const FLOAT_AGAIN = 16;
const FLOATS_COUNTED = 3;
/** Outweighs every gap: the bye goes as low as it can. */
const BYE = 2 ** 24;
/** Outweighs every bye: two meet again only when there is no other way. */
const REMATCH = 2 ** 40;
const MEETINGS_COUNTED = 4;

/** What it costs to pair two who have not met. */
export function costOfGap(one: Entrant, other: Entrant): number {
  const gap = one.points - other.points;
  if (gap === 0) return 0;
  const [high, low] = gap > 0 ? [one, other] : [other, one];
  const floats = Math.min(high.downs, FLOATS_COUNTED) + Math.min(low.ups, FLOATS_COUNTED);
  return GAP * gap * gap + FLOAT_AGAIN * floats;
}

/** Infinity: these two may not be paired. */
export function costOfPair(one: Entrant, other: Entrant, mayMeetAgain: boolean): number {
  const meetings = one.met.get(other.id) ?? 0;
  if (meetings === 0) return costOfGap(one, other);
  if (!mayMeetAgain) return Infinity;
  return costOfGap(one, other) + REMATCH * Math.min(meetings, MEETINGS_COUNTED);
}

export type ByeRule = { readonly lowestPoints: number; readonly fewestByes: number };

export const readByeRule = (entrants: readonly Entrant[]): ByeRule => ({
  lowestPoints: entrants.reduce((least, { points }) => Math.min(least, points), Infinity),
  fewestByes: entrants.reduce((least, { byes }) => Math.min(least, byes), Infinity),
});

/** Nobody has one more bye than somebody else who is there, not even to spare a rematch. */
export function costOfBye({ byes, points }: Entrant, rule: ByeRule): number {
  return byes > rule.fewestByes ? Infinity : BYE * (points - rule.lowestPoints) ** 2;
}

import type { Entrant } from './read-entrants.ts';

/** Cost per squared point difference. */
const GAP = 64;
/** Cost per earlier float in the same direction; smaller than any gap. */
const FLOAT_AGAIN = 16;
const FLOATS_COUNTED = 3;
/** Outweighs every gap: the bye goes as low as possible. */
const BYE = 2 ** 24;
/** Outweighs every bye: rematches only if unavoidable. */
const REMATCH = 2 ** 40;
const MEETINGS_COUNTED = 4;

/** Cost of pairing two players who have not met. */
export function costOfGap(one: Entrant, other: Entrant): number {
  const gap = one.points - other.points;
  if (gap === 0) return 0;
  const downs = gap > 0 ? one.downs : other.downs;
  const ups = gap > 0 ? other.ups : one.ups;
  const floats = Math.min(downs, FLOATS_COUNTED) + Math.min(ups, FLOATS_COUNTED);
  return GAP * gap * gap + FLOAT_AGAIN * floats;
}

/** Equal for players whom the costs cannot distinguish. */
export const kindOf = ({ downs, ups, byes }: Entrant): number =>
  (byes * (FLOATS_COUNTED + 1) + Math.min(downs, FLOATS_COUNTED)) * (FLOATS_COUNTED + 1) +
  Math.min(ups, FLOATS_COUNTED);

/** Infinity if the pair is not allowed. */
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

/** Nobody gets a second bye while another present player had fewer, even to avoid a rematch. */
export function costOfBye({ byes, points }: Entrant, rule: ByeRule): number {
  return byes > rule.fewestByes ? Infinity : BYE * (points - rule.lowestPoints) ** 2;
}

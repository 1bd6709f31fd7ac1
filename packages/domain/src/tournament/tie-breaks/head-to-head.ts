import type { PlayerRecord } from './player-record.ts';

/** Whoever beat all others of a tie comes first, then the same among the rest; else it stays. */
export function splitByMeetings(
  tied: readonly number[],
  records: readonly PlayerRecord[],
): number[][] {
  const inTie = new Set(tied);
  const best = tied.find((player) => {
    const beaten = new Set(
      records[player]?.results
        .filter(({ opponent, outcome }) => outcome === 'win' && inTie.has(opponent))
        .map(({ opponent }) => opponent),
    );
    return beaten.size === tied.length - 1;
  });
  if (best === undefined) return [[...tied]];
  const others = tied.filter((player) => player !== best);
  return [[best], ...(others.length > 1 ? splitByMeetings(others, records) : [others])];
}

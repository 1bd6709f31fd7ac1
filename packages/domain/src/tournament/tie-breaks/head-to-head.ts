import type { PlayerRecord } from '../../tournaments/tie-breaks/player-record.ts';

/** Whoever beat all others of a tie comes first, then the same among the rest; else it stays. */
export function splitByMeetings(
  tied: readonly number[],
  records: readonly PlayerRecord[],
): number[][] {
  const inTie = new Set(tied);
  const best = tied.find((player) => {
    const { opponents = [], outcomes = [] } = records[player] ?? {};
    const beaten = new Set(
      opponents.filter((opponent, at) => outcomes[at] === 'win' && inTie.has(opponent)),
    );
    return beaten.size === tied.length - 1;
  });
  if (best === undefined) return [[...tied]];
  const others = tied.filter((player) => player !== best);
  return [[best], ...(others.length > 1 ? splitByMeetings(others, records) : [others])];
}

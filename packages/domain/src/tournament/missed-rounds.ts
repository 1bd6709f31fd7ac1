/**
 * How many rounds somebody missed who played so many, the last of them in round `last`: before
 * joining, or between two that were played. Rounds after the last one count for nobody: whoever
 * left, or was not in the cut, missed nothing.
 */
export function countMissedRounds(joinedRound: number, played: number, last: number): number {
  const before = Math.max(joinedRound - 1, last - 1, 0);
  const within = last > before ? played - 1 : played;
  return Math.max(0, before - within);
}

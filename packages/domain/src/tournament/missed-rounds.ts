import type { TournamentMatch, TournamentPlayer } from './played.ts';

/**
 * How many rounds each player missed: before joining, or between two rounds they played. Rounds
 * after the last one count for nobody: whoever left, or was not in the cut, missed nothing.
 */
export function countMissedRounds(
  players: readonly TournamentPlayer[],
  matches: readonly TournamentMatch[],
): Map<string, number> {
  const played = new Map<string, Set<number>>(players.map(({ id }) => [id, new Set()]));
  for (const { round, a, b } of matches) {
    played.get(a)?.add(round);
    if (b !== null) played.get(b)?.add(round);
  }
  return new Map(
    players.map(({ id, joinedRound }) => {
      const rounds = played.get(id) ?? new Set<number>();
      const before = Math.max(joinedRound - 1, Math.max(0, ...rounds) - 1);
      let missed = 0;
      for (let round = 1; round <= before; round += 1) if (!rounds.has(round)) missed += 1;
      return [id, missed];
    }),
  );
}

export const OUTCOMES = ['a', 'b', 'draw', 'intentionalDraw', 'doubleLoss'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** How a match ended. Only played matches count in statistics. */
export const MATCH_ENDS = ['play', 'time', 'concession', 'penalty', 'noShow'] as const;
export type MatchEnd = (typeof MATCH_ENDS)[number];

/** Games won by a, by b, and drawn. */
export type Games = readonly [number, number, number];

export type MatchResult = {
  readonly outcome: Outcome;
  readonly games: Games;
  readonly end: MatchEnd;
  /** Who went first, if known. */
  readonly first?: 'a' | 'b';
};

export const isSameResult = (x: MatchResult, y: MatchResult): boolean =>
  x.outcome === y.outcome && x.games.every((count, index) => count === y.games[index]);

/** Common results of a match, left player first. */
export function listResults(bestOf: number): MatchResult[] {
  const wins = (bestOf + 1) / 2;
  const results: MatchResult[] = [];
  for (let lost = 0; lost < wins; lost++)
    results.push({ outcome: 'a', games: [wins, lost, 0], end: 'play' });
  const even = wins - 1;
  results.push({ outcome: 'draw', games: [even, even, bestOf === 1 ? 1 : 0], end: 'time' });
  for (let lost = wins - 1; lost >= 0; lost--)
    results.push({ outcome: 'b', games: [lost, wins, 0], end: 'play' });
  return results;
}

/**
 * Counts the rounds that a player missed before joining and in between, given the played rounds and
 * the last one. Later rounds do not count as missed.
 */
export function countMissedRounds(joinedRound: number, played: number, last: number): number {
  const before = Math.max(joinedRound - 1, last - 1, 0);
  const within = last > before ? played - 1 : played;
  return Math.max(0, before - within);
}

import type { MatchResult } from './match-result.ts';

/** The results that a match mostly ends with, left player's first. */
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

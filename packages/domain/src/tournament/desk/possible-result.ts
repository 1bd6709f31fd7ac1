import type { MatchResult } from '../match-result.ts';
import type { Phase } from '../../tournaments/structure.ts';

/** Somebody goes on from a match of an elimination; games that were played tell who won. */
export function isPossibleResult(phase: Phase | undefined, result: MatchResult): boolean {
  const { outcome, end } = result;
  const [a, b, drawn] = result.games;
  if (phase && phase.kind !== 'swiss' && outcome !== 'a' && outcome !== 'b') return false;
  if (phase && a + b + drawn > phase.bestOf + 2) return false;
  if (end !== 'play') return true;
  if (outcome === 'a') return a > b;
  if (outcome === 'b') return b > a;
  return outcome === 'doubleLoss' || a === b;
}

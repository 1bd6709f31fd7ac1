import type { MatchResult } from './match-result.ts';

/** Somebody who takes part, or did. Rounds missed before joining count as losses. */
export type TournamentPlayer = {
  readonly id: string;
  /** 1 for whoever was there from the beginning. */
  readonly joinedRound: number;
  readonly dropped: boolean;
  readonly disqualified: boolean;
};

/** A match of a Swiss round. `b` is null in a bye, whose result need not be told. */
export type TournamentMatch = {
  readonly round: number;
  readonly a: string;
  readonly b: string | null;
  /** Null while it is played: both have met, nobody has points of it. */
  readonly result: MatchResult | null;
};

export type SideOutcome = 'win' | 'draw' | 'loss';

/** What a result is for one of the two; double losses are two. */
export function outcomeFor({ outcome }: MatchResult, side: 'a' | 'b'): SideOutcome {
  if (outcome === 'draw' || outcome === 'intentionalDraw') return 'draw';
  return outcome === side ? 'win' : 'loss';
}

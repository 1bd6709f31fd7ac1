import type { MatchResult } from './match-result.ts';

/** A participant. Missed rounds before joining count as losses. */
export type TournamentPlayer = {
  readonly id: string;
  /** 1 for players present from the start. */
  readonly joinedRound: number;
  readonly dropped: boolean;
  readonly disqualified: boolean;
};

/** A match of a Swiss round. `b` is null for a bye. */
export type TournamentMatch = {
  readonly round: number;
  readonly a: string;
  readonly b: string | null;
  /** Null while it is played: the players have met, without points. */
  readonly result: MatchResult | null;
};

export type SideOutcome = 'win' | 'draw' | 'loss';

/** Returns the outcome for one side. */
export function outcomeFor({ outcome }: MatchResult, side: 'a' | 'b'): SideOutcome {
  if (outcome === 'draw' || outcome === 'intentionalDraw') return 'draw';
  return outcome === side ? 'win' : 'loss';
}

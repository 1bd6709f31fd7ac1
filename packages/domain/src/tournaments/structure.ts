/** The structure of a tournament, copied from a preset. */
export const PHASE_KINDS = ['swiss', 'elimination', 'doubleElimination'] as const;
export type PhaseKind = (typeof PHASE_KINDS)[number];

export type Cut =
  | { readonly by: 'rank'; readonly size: number }
  | { readonly by: 'points'; readonly points: number };

export type Phase = {
  readonly kind: PhaseKind;
  /** Null to use the number of players. */
  readonly rounds: number | null;
  readonly bestOf: 1 | 3 | 5;
  readonly minutes: number;
  /** Who advances; null in the last phase. */
  readonly cut: Cut | null;
};

export const TIE_BREAKS = [
  'wins',
  'late',
  'omw',
  'oomw',
  'gw',
  'ogw',
  'mw',
  'sonnebornBerger',
  'headToHead',
] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

export type Scoring = {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  /** Tie-breaks in order after points. Remaining ties are shown as tied; lots decide if needed. */
  readonly tieBreaks: readonly TieBreak[];
  /** Shares of points or of wins, where a draw is half a win. */
  readonly shareBy: 'points' | 'wins';
  /** The lowest share of an opponent, in thousandths. Null if there is none. */
  readonly floor: number | null;
  /** In thousandths: the maximum share of an opponent who left early. */
  readonly droppedCeiling: number | null;
  /** Whether a bye counts as games won. */
  readonly byeInGames: boolean;
};

export type Structure = { readonly scoring: Scoring; readonly phases: readonly Phase[] };

/** What a tournament is played by: data of the event, copied from a preset of its game. */
export const PHASE_KINDS = ['swiss', 'elimination', 'doubleElimination'] as const;
export type PhaseKind = (typeof PHASE_KINDS)[number];

export type Cut =
  | { readonly by: 'rank'; readonly size: number }
  | { readonly by: 'points'; readonly points: number };

export type Phase = {
  readonly kind: PhaseKind;
  /** Null: as many as the number of players asks for. */
  readonly rounds: number | null;
  readonly bestOf: 1 | 3 | 5;
  readonly minutes: number;
  /** Who goes on to the next phase; null in the last one. */
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
  /** In this order after the points; what stays equal is shown as tied, then lots decide. */
  readonly tieBreaks: readonly TieBreak[];
  /** Of shares of points or of wins, where a draw is half a win. */
  readonly shareBy: 'points' | 'wins';
  /** In thousandths; null where a share may be nothing. */
  readonly floor: number | null;
  /** In thousandths: the most that an opponent's share counts who left early. */
  readonly droppedCeiling: number | null;
  /** Whether a bye counts as games won in the own share of games. */
  readonly byeInGames: boolean;
};

export type Structure = { readonly scoring: Scoring; readonly phases: readonly Phase[] };

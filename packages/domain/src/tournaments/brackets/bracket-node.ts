/** Where a match gets a player from. Seeds start at 1. */
export type Source =
  | { readonly seed: number }
  | { readonly winnerOf: number }
  | { readonly loserOf: number };

/** A match of a bracket. Its id is its index, and its predecessors come before it. */
export type BracketNode = {
  readonly id: number;
  readonly stage: 'upper' | 'lower' | 'final';
  /**
   * Round within its stage, from 1. The second final is played only if the lower bracket's winner
   * won the first.
   */
  readonly round: number;
  readonly a: Source;
  readonly b: Source;
};

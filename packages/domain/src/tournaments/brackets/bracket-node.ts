/** Where a player of a match comes from. Seeds count from 1. */
export type Source =
  | { readonly seed: number }
  | { readonly winnerOf: number }
  | { readonly loserOf: number };

/** A match of a bracket; its id is its place in the list, and those it waits for come before. */
export type BracketNode = {
  readonly id: number;
  readonly stage: 'upper' | 'lower' | 'final';
  /** Within its stage, from 1. The second final is played only if the lower side won the first. */
  readonly round: number;
  readonly a: Source;
  readonly b: Source;
};

/** The players of a bracket. */
export type BracketPeople = {
  readonly nameOf: (player: string) => string;
  readonly seedOf: (player: string) => number;
  /** The reader, if they play. */
  readonly me: string | null;
};

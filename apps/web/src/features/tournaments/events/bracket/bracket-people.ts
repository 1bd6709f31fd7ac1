/** Who the players of a bracket are. */
export type BracketPeople = {
  readonly nameOf: (player: string) => string;
  readonly seedOf: (player: string) => number;
  /** The one who looks, if they play. */
  readonly me: string | null;
};

export const OUTCOMES = ['a', 'b', 'draw', 'intentionalDraw', 'doubleLoss'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** How a match came to its end; only played ones count in what is said of decks. */
export const MATCH_ENDS = ['play', 'time', 'concession', 'penalty', 'noShow'] as const;
export type MatchEnd = (typeof MATCH_ENDS)[number];

/** Games won by a, won by b, drawn. */
export type Games = readonly [number, number, number];

export type MatchResult = {
  readonly outcome: Outcome;
  readonly games: Games;
  readonly end: MatchEnd;
  /** Who went first, where it was told. */
  readonly first?: 'a' | 'b';
};

export const isSameResult = (x: MatchResult, y: MatchResult): boolean =>
  x.outcome === y.outcome && x.games.every((count, index) => count === y.games[index]);

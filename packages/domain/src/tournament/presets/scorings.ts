import type { Scoring } from '../../tournaments/structure.ts';

/** What opponents were worth, nothing else. */
export const OPPONENTS_ONLY: Scoring = {
  win: 3,
  draw: 1,
  loss: 0,
  tieBreaks: ['omw', 'oomw'],
  shareBy: 'points',
  floor: null,
  droppedCeiling: null,
  byeInGames: false,
};

/** Opponents, then games, and no opponent counts less than a third. */
export const OPPONENTS_AND_GAMES: Scoring = {
  ...OPPONENTS_ONLY,
  tieBreaks: ['omw', 'gw', 'ogw'],
  floor: 330,
  byeInGames: true,
};

/** Opponents by wins, then who beat whom; who comes late or leaves early counts less. */
export const OPPONENTS_FIRST: Scoring = {
  ...OPPONENTS_ONLY,
  tieBreaks: ['late', 'omw', 'oomw', 'headToHead'],
  shareBy: 'wins',
  floor: 250,
  droppedCeiling: 750,
};

/** One win is worth more than any draws. */
export const WINS_FIRST: Scoring = {
  ...OPPONENTS_AND_GAMES,
  tieBreaks: ['wins', 'omw', 'gw', 'ogw'],
};

/** A point a win; a draw is nothing for both. */
export const WINS_ONLY: Scoring = {
  ...OPPONENTS_ONLY,
  win: 1,
  draw: 0,
  tieBreaks: ['omw', 'mw', 'oomw'],
  shareBy: 'wins',
};

/** Everybody meets few: whose points one took counts first. */
export const SMALL_GROUP: Scoring = {
  ...OPPONENTS_ONLY,
  tieBreaks: ['headToHead', 'sonnebornBerger', 'omw'],
};

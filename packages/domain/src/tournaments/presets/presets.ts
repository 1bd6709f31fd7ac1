import type { Phase, Scoring } from '../structure.ts';
import { DEFAULT_TABLE, PREMIER_TABLE, type RoundTable, SINGLE_GAME_TABLE } from './round-table.ts';

/** Only opponents' results. */
const OPPONENTS_ONLY: Scoring = {
  win: 3,
  draw: 1,
  loss: 0,
  tieBreaks: ['omw', 'oomw'],
  shareBy: 'points',
  floor: null,
  droppedCeiling: null,
  byeInGames: false,
};

/** Opponents, then games, with a floor of one third per opponent. */
const OPPONENTS_AND_GAMES: Scoring = {
  ...OPPONENTS_ONLY,
  tieBreaks: ['omw', 'gw', 'ogw'],
  floor: 330,
  byeInGames: true,
};

/** Opponents by wins, then head to head; late arrivals and drops count less. */
const OPPONENTS_FIRST: Scoring = {
  ...OPPONENTS_ONLY,
  tieBreaks: ['late', 'omw', 'oomw', 'headToHead'],
  shareBy: 'wins',
  floor: 250,
  droppedCeiling: 750,
};

/** A win is worth more than any number of draws. */
const WINS_FIRST: Scoring = {
  ...OPPONENTS_AND_GAMES,
  tieBreaks: ['wins', 'omw', 'gw', 'ogw'],
};

/** One point per win, none for a draw. */
const WINS_ONLY: Scoring = {
  ...OPPONENTS_ONLY,
  win: 1,
  draw: 0,
  tieBreaks: ['omw', 'mw', 'oomw'],
  shareBy: 'wins',
};

/** Small groups: points of beaten opponents first. */
const SMALL_GROUP: Scoring = {
  ...OPPONENTS_ONLY,
  tieBreaks: ['headToHead', 'sonnebornBerger', 'omw'],
};

type Match = Pick<Phase, 'bestOf' | 'minutes'>;

/** Tournament formats as data. An event copies one and may change it. */
export type Preset = {
  readonly scoring: Scoring;
  /** Null for elimination only. */
  readonly swiss: (Match & { readonly table: RoundTable }) | null;
  /** After the Swiss rounds; null if they decide. */
  readonly cut: (Match & { readonly kind: 'elimination' | 'doubleElimination' }) | null;
  /** A second day of Swiss rounds for players with at most this many losses. */
  readonly dayTwo?: { readonly rounds: number; readonly lossesAllowed: number };
};

const SHORT: Match = { bestOf: 1, minutes: 35 };
const LONG: Match = { bestOf: 3, minutes: 60 };

const SWISS_DAY = { ...SHORT, table: DEFAULT_TABLE };
const TOP_CUT = { ...LONG, kind: 'elimination' } as const;

export const PRESETS = {
  bestOfOne: { scoring: OPPONENTS_ONLY, swiss: SWISS_DAY, cut: TOP_CUT },
  bestOfOneLong: {
    scoring: WINS_ONLY,
    swiss: { ...SHORT, table: SINGLE_GAME_TABLE },
    cut: TOP_CUT,
  },
  bestOfThree: {
    scoring: OPPONENTS_AND_GAMES,
    swiss: { ...LONG, table: DEFAULT_TABLE },
    cut: TOP_CUT,
  },
  premier: {
    scoring: OPPONENTS_AND_GAMES,
    swiss: { bestOf: 3, minutes: 50, table: PREMIER_TABLE },
    cut: TOP_CUT,
  },
  opponentsFirst: {
    scoring: OPPONENTS_FIRST,
    swiss: { bestOf: 3, minutes: 50, table: DEFAULT_TABLE },
    cut: TOP_CUT,
  },
  winsFirst: { scoring: WINS_FIRST, swiss: { ...LONG, table: DEFAULT_TABLE }, cut: TOP_CUT },
  swissOnly: { scoring: OPPONENTS_ONLY, swiss: SWISS_DAY, cut: null },
  smallGroup: { scoring: SMALL_GROUP, swiss: SWISS_DAY, cut: null },
  twoDays: {
    scoring: OPPONENTS_AND_GAMES,
    swiss: { ...LONG, table: DEFAULT_TABLE },
    cut: TOP_CUT,
    dayTwo: { rounds: 5, lossesAllowed: 3 },
  },
  knockOut: { scoring: OPPONENTS_ONLY, swiss: null, cut: TOP_CUT },
  twoLives: { scoring: OPPONENTS_ONLY, swiss: null, cut: { ...LONG, kind: 'doubleElimination' } },
} as const satisfies Record<string, Preset>;

export type PresetId = keyof typeof PRESETS;

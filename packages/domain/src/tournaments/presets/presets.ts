import type { Phase, Scoring } from '../structure.ts';
import { DEFAULT_TABLE, PREMIER_TABLE, type RoundTable, SINGLE_GAME_TABLE } from './round-table.ts';
import {
  OPPONENTS_AND_GAMES,
  OPPONENTS_FIRST,
  OPPONENTS_ONLY,
  SMALL_GROUP,
  WINS_FIRST,
  WINS_ONLY,
} from '../../tournament/presets/scorings.ts';

type Match = Pick<Phase, 'bestOf' | 'minutes'>;

/** Ways to hold a tournament, as data; each event copies one and may change it. */
export type Preset = {
  readonly scoring: Scoring;
  /** Null: no Swiss rounds, all of it is elimination. */
  readonly swiss: (Match & { readonly table: RoundTable }) | null;
  /** After the Swiss rounds. Null: they decide. */
  readonly cut: (Match & { readonly kind: 'elimination' | 'doubleElimination' }) | null;
  /** A second day of Swiss rounds, for those who lost no more than so often on the first. */
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

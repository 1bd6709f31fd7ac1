/** An invented member of the demo world, besides the accounts for logging in. */
export type DemoPerson = {
  readonly username: string;
  /** Days since registration. */
  readonly days: number;
  readonly exp: number;
  /** The games they play, favourite first. */
  readonly games: readonly string[];
  /** Country and language, if they trade. */
  readonly trades?: readonly [country: string, language: string];
  readonly banner: 'foundry' | 'skyline';
  readonly background: 'ember' | 'hangar' | 'tidal';
  readonly youtube?: string;
};

const [FOUNDRY, SKYLINE] = ['foundry', 'skyline'] as const;

export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    username: 'Quietriver',
    days: 402,
    exp: 96_120,
    games: ['gundam', 'opcg'],
    trades: ['NO', 'en'],
    banner: SKYLINE,
    background: 'tidal',
  },
  {
    username: 'MothWing',
    days: 388,
    exp: 61_400,
    games: ['gundam', 'ua'],
    banner: FOUNDRY,
    background: 'ember',
    youtube: 'https://www.youtube.com/@mothwing.example',
  },
  {
    username: 'Tern',
    days: 365,
    exp: 52_300,
    games: ['gundam', 'pocket'],
    trades: ['DE', 'de'],
    banner: SKYLINE,
    background: 'hangar',
  },
  {
    username: 'Marlowe',
    days: 340,
    exp: 44_950,
    games: ['gundam', 'uaen'],
    banner: FOUNDRY,
    background: 'tidal',
  },
  {
    username: 'Saltine',
    days: 311,
    exp: 38_700,
    games: ['opcg', 'gundam'],
    trades: ['DK', 'en'],
    banner: SKYLINE,
    background: 'ember',
  },
  {
    username: 'Bracken',
    days: 290,
    exp: 31_250,
    games: ['gundam', 'pocket'],
    banner: FOUNDRY,
    background: 'hangar',
  },
  {
    username: 'Isolde',
    days: 266,
    exp: 27_800,
    games: ['ua', 'gundam'],
    trades: ['SE', 'en'],
    banner: FOUNDRY,
    background: 'tidal',
  },
  {
    username: 'Pim',
    days: 241,
    exp: 22_100,
    games: ['pocket', 'gundam'],
    banner: SKYLINE,
    background: 'ember',
  },
  {
    username: 'Fjellrev',
    days: 214,
    exp: 18_350,
    games: ['gundam', 'opcg'],
    trades: ['NO', 'en'],
    banner: SKYLINE,
    background: 'hangar',
  },
  {
    username: 'Kaya_B',
    days: 187,
    exp: 14_900,
    games: ['uaen', 'gundam'],
    banner: FOUNDRY,
    background: 'tidal',
  },
  {
    username: 'Sootfoot',
    days: 163,
    exp: 11_200,
    games: ['gundam', 'ua'],
    banner: SKYLINE,
    background: 'ember',
  },
  {
    username: 'Oda.Lind',
    days: 139,
    exp: 8600,
    games: ['opcg', 'gundam'],
    banner: FOUNDRY,
    background: 'hangar',
  },
  {
    username: 'Beck',
    days: 112,
    exp: 5400,
    games: ['gundam', 'uaen'],
    banner: SKYLINE,
    background: 'tidal',
  },
  {
    username: 'Rune',
    days: 84,
    exp: 2900,
    games: ['pocket', 'ua'],
    banner: FOUNDRY,
    background: 'ember',
  },
  {
    username: 'Lillebror',
    days: 58,
    exp: 1150,
    games: ['gundam', 'opcg'],
    banner: SKYLINE,
    background: 'hangar',
  },
];

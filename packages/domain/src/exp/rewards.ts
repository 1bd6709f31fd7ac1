/** What each action pays. */
export const EXP_AWARDS = {
  dailyCardRating: 500,
  deckCreation: 500,
  deckPublication: 500,
  cardRating: 100,
  comment: 50,
  like: 50,
} as const;

export type ExpAction = keyof typeof EXP_AWARDS;

/** What a level may bring; the words belong to the web app. */
export type LevelGift = 'customizationPack' | 'adFree' | 'ownCosmetics';

export interface LevelReward {
  readonly level: number;
  readonly gifts: readonly LevelGift[];
  /** `comingSoon` is shown, labelled, and pays nothing yet. */
  readonly state: 'live' | 'comingSoon';
}

/** Enabled one by one (N-06): a reward says `live` from the change that truly pays it. */
export const LEVEL_REWARDS: readonly LevelReward[] = [
  { level: 100, gifts: ['customizationPack'], state: 'comingSoon' },
  { level: 200, gifts: ['customizationPack'], state: 'comingSoon' },
  { level: 300, gifts: ['customizationPack', 'adFree'], state: 'comingSoon' },
  { level: 500, gifts: ['customizationPack'], state: 'comingSoon' },
  { level: 777, gifts: ['customizationPack'], state: 'comingSoon' },
  { level: 999, gifts: ['customizationPack', 'ownCosmetics'], state: 'comingSoon' },
];

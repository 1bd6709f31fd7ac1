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

/** What a level will bring besides its reward (EXP-16): shown, labelled, and not given yet. */
export interface PlannedReward {
  readonly level: number;
  readonly gift: 'ownCosmetics';
}

/**
 * Rewards that are given are rows (`ex_events.reward_level`). An entry goes from here with the change
 * that truly gives it (N-06).
 */
export const PLANNED_REWARDS: readonly PlannedReward[] = [{ level: 999, gift: 'ownCosmetics' }];

/** Levels with a customization pack, by the documents (EXP-13); level 300 also ends ads (EXP-14). */
export const PACK_LEVELS = [100, 200, 300, 500, 777, 999] as const;

export const AD_FREE_LEVEL = 300;

export interface LevelReward {
  /** By which it is claimed. */
  readonly id: string;
  readonly level: number;
}

/** Where a member stands with a reward: theirs, waiting to be claimed, or so many levels away. */
export type RewardState =
  | { readonly is: 'claimed' }
  | { readonly is: 'waiting' }
  | { readonly is: 'ahead'; readonly levels: number };

export function stateOfReward(
  reward: LevelReward,
  level: number,
  claimed: readonly string[],
): RewardState {
  if (claimed.includes(reward.id)) return { is: 'claimed' };
  if (reward.level <= level) return { is: 'waiting' };
  return { is: 'ahead', levels: reward.level - level };
}

/** The reward that one comes to next; undefined at the end of the road. */
export function findNextReward<Reward extends LevelReward>(
  rewards: readonly Reward[],
  level: number,
): Reward | undefined {
  return rewards.find((reward) => reward.level > level);
}

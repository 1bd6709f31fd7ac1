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

/** A future reward of a level (EXP-16): shown as coming soon, not given yet. */
export interface PlannedReward {
  readonly level: number;
  readonly gift: 'ownCosmetics';
}

/**
 * Existing rewards are rows (`ex_events.reward_level`). Remove an entry here with the change that
 * adds its row (N-06).
 */
export const PLANNED_REWARDS: readonly PlannedReward[] = [{ level: 999, gift: 'ownCosmetics' }];

/** Levels with a customization pack (EXP-13); level 300 also removes ads (EXP-14). */
export const PACK_LEVELS = [100, 200, 300, 500, 777, 999] as const;

export const AD_FREE_LEVEL = 300;

export interface LevelReward {
  /** The id that claims it. */
  readonly id: string;
  readonly level: number;
}

/** A member's state of a reward: owned, claimable, or the missing levels. */
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

/** Returns the next reward; undefined after the last. */
export function findNextReward<Reward extends LevelReward>(
  rewards: readonly Reward[],
  level: number,
): Reward | undefined {
  return rewards.find((reward) => reward.level > level);
}

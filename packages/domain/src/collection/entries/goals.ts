import type { CardFacts } from './series-stats.ts';
import type { CollectionEntry } from './entry.ts';

/** What a member collects towards: one of each card of a set, or playsets; of one rarity or of all. */
export type Goal = {
  readonly series: string;
  /** Null for all. */
  readonly rarity: string | null;
  readonly isPlayset: boolean;
};

export type GoalProgress = {
  readonly done: number;
  readonly total: number;
  /** Copies that are missing. */
  readonly left: number;
  /** What they cost, as far as there are prices. */
  readonly price: number;
};

export const GOALS_MAX = 12;

/** Other printings of a card are no part of a goal. */
export function measureGoal(
  { series, rarity, isPlayset }: Goal,
  facts: CardFacts,
  entries: { get(cardno: string): CollectionEntry | undefined },
  playset: number,
): GoalProgress {
  const wanted = isPlayset ? playset : 1;
  const progress = { done: 0, total: 0, left: 0, price: 0 };
  for (const [at, cardno] of facts.cardno.entries()) {
    if (facts.series[at] !== series || facts.isAlternate[at] === true) continue;
    if (rarity !== null && facts.rarity[at] !== rarity) continue;
    const missing = Math.max(0, wanted - (entries.get(cardno)?.count ?? 0));
    progress.total += 1;
    progress.left += missing;
    progress.price += missing * (facts.price[at] ?? 0);
    if (missing === 0) progress.done += 1;
  }
  return progress;
}

export function addGoal(goals: readonly Goal[], goal: Goal): Goal[] {
  if (goals.some((other) => isSameGoal(other, goal))) return [...goals];
  return [...goals, goal].slice(-GOALS_MAX);
}

export function removeGoal(goals: readonly Goal[], goal: Goal): Goal[] {
  return goals.filter((other) => !isSameGoal(other, goal));
}

/** What a device has stored; anything else is no goal. */
export function parseGoals(text: string | null): Goal[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isGoal).slice(0, GOALS_MAX) : [];
  } catch {
    return [];
  }
}

function isGoal(value: unknown): value is Goal {
  if (typeof value !== 'object' || value === null) return false;
  const { series, rarity, isPlayset } = value as Record<string, unknown>;
  return (
    typeof series === 'string' &&
    (rarity === null || typeof rarity === 'string') &&
    typeof isPlayset === 'boolean'
  );
}

function isSameGoal(one: Goal, other: Goal): boolean {
  return (
    one.series === other.series && one.rarity === other.rarity && one.isPlayset === other.isPlayset
  );
}

import type { CardFacts } from './series-stats.ts';
import type { CollectionEntry } from './entry.ts';

/** A collection goal: one of each card of a set, or playsets; for one rarity or all. */
export type Goal = {
  readonly series: string;
  readonly rarity: string | null;
  readonly isPlayset: boolean;
};

export type GoalProgress = {
  readonly done: number;
  readonly total: number;
  /** Missing copies. */
  readonly left: number;
  /** Price of the missing copies that have one. */
  readonly price: number;
};

export const GOALS_MAX = 12;

/** Computes the progress of a goal. Other printings do not count. */
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

/** Parses stored goals and drops invalid ones. */
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

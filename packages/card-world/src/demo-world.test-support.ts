import { generateWorld } from './generate-world.ts';
import { DEMO_NOW, DEMO_SEED } from './workshop.ts';
import { readWorld } from './read-world.test-support.ts';
import type { WorldCard } from './world-card.ts';

const made = new Map<string, readonly WorldCard[]>();

/** The demo cards of a game, generated once per test file. */
export function demoCards(game: string): readonly WorldCard[] {
  let cards = made.get(game);
  if (cards === undefined) {
    cards = [...generateWorld(readWorld(game), { seed: DEMO_SEED, now: DEMO_NOW })];
    made.set(game, cards);
  }
  return cards;
}

export function mainsOf(cards: readonly WorldCard[]): WorldCard[] {
  return cards.filter((card) => card.mainalternate === true);
}

export function countBy<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 1;
  return counts;
}

/**
 * Returns half the sum of the differences: 0 for the same distribution, 1 for nothing in common.
 */
export function distance(a: Record<string, number>, b: Record<string, number>): number {
  const sum = (table: Record<string, number>): number =>
    Object.values(table).reduce((all, part) => all + part, 0);
  const [wholeA, wholeB] = [sum(a), sum(b)];
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].reduce(
    (all, key) => all + Math.abs((a[key] ?? 0) / wholeA - (b[key] ?? 0) / wholeB) / 2,
    0,
  );
}

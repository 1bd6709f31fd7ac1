import type { Meta } from '@deckframe/domain/meta/read-meta';
import type { MetaField, MetaWeek } from '#features/meta/result-meta/detail-api.ts';

/** More sliders than this are no plan. */
const SHOWN = 10;

/** The decks that were played most. */
export const plannedNames = ({ rows }: Meta): string[] =>
  rows
    .toSorted((a, b) => b.entries - a.entries)
    .slice(0, SHOWN)
    .map(({ archetype }) => archetype);

/** As all of it was played. */
export function fieldOf({ rows }: Meta, names: readonly string[]): number[] {
  const entries = new Map(rows.map((row) => [row.archetype, row.entries]));
  return toShares(names.map((name) => entries.get(name) ?? 0));
}

/** As the last two weeks were played. */
export function recentField(weeks: readonly MetaWeek[], names: readonly string[]): number[] {
  const last = weeks.slice(-2).flatMap(({ shares }) => shares);
  return toShares(
    names.map((name) =>
      last
        .filter(({ archetype }) => archetype === name)
        .reduce((sum, { entries }) => sum + entries, 0),
    ),
  );
}

/** What was played most there; decks that nobody brought fill the rest, at nothing. */
export const heldNames = ({ shares }: MetaField, names: readonly string[]): string[] =>
  [...new Set([...shares.map(({ archetype }) => archetype), ...names])].slice(0, SHOWN);

export function heldField({ shares }: MetaField, names: readonly string[]): number[] {
  const entries = new Map(shares.map((share) => [share.archetype, share.entries]));
  return toShares(names.map((name) => entries.get(name) ?? 0));
}

export const evenField = (names: readonly string[]): number[] => toShares(names.map(() => 1));

function toShares(counts: readonly number[]): number[] {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => (all === 0 ? 1 / counts.length : count / all));
}

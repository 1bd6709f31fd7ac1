import type { MetaWeek } from '#features/meta/result-meta/detail-api.ts';

export type Band = {
  readonly name: string;
  /** Share per week, from 0 to 1. */
  readonly shares: readonly number[];
};

/** More bands cannot be distinguished. */
const SHOWN = 8;
/** The band of all other decks. */
export const REST = '';

/** Bands of the most played archetypes, and one for the rest. */
export function toBands(weeks: readonly MetaWeek[]): Band[] {
  const totals = new Map<string, number>();
  for (const { shares } of weeks)
    for (const { archetype, entries } of shares)
      totals.set(archetype, (totals.get(archetype) ?? 0) + entries);
  const names = [...totals]
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, SHOWN)
    .map(([name]) => name);
  const shareOf = ({ shares, decks }: MetaWeek, name: string): number =>
    (shares.find(({ archetype }) => archetype === name)?.entries ?? 0) / decks;
  const bands = names.map((name) => ({ name, shares: weeks.map((week) => shareOf(week, name)) }));
  const rest = weeks.map((_, at) =>
    Math.max(0, 1 - bands.reduce((sum, { shares }) => sum + (shares[at] ?? 0), 0)),
  );
  return rest.some((share) => share > 0.001) ? [...bands, { name: REST, shares: rest }] : bands;
}

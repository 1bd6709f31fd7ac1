import type { MetaWeek } from '#features/meta/result-meta/detail-api.ts';

export type Band = {
  readonly name: string;
  /** By week, from 0 to 1. */
  readonly shares: readonly number[];
};

/** More bands than this nobody tells apart. */
const SHOWN = 8;
/** All decks that have no band of their own. */
export const REST = '';

/** The decks that were played most, and all others as one. */
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

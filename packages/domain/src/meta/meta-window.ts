import type { GameConfig } from '../game-config.ts';

/** A period with the same cards and rules. */
export type MetaWindow = {
  readonly id: string;
  readonly set: string | null;
  readonly ruleSet: string | null;
  readonly from: string;
};

type Dated = { readonly id: string; readonly name: string; readonly from: string };

const newest = (all: readonly Dated[], day: string): Dated | undefined =>
  all
    .filter(({ from }) => from <= day)
    .toSorted((a, b) => (a.from === b.from ? (a.id < b.id ? -1 : 1) : a.from < b.from ? -1 : 1))
    .at(-1);

/** Returns the newest set and rule set of a day. Dates such as 2026-11-16 compare as text. */
export function windowOf(
  { series, ruleSets }: Pick<GameConfig, 'ruleSets' | 'series'>,
  day: string,
): MetaWindow {
  const sets = Object.entries(series).flatMap(([id, { name, released, releaseDate }]) =>
    released && releaseDate ? [{ id, name, from: releaseDate.slice(0, 10) }] : [],
  );
  const set = newest(sets, day);
  const rules = newest(ruleSets, day);
  const from = [set?.from ?? '', rules?.from ?? ''].toSorted().at(-1) ?? '';
  return {
    id: `${from || 'start'}.${rules?.id ?? 'none'}`,
    set: set?.name ?? null,
    ruleSet: rules?.name ?? null,
    from,
  };
}

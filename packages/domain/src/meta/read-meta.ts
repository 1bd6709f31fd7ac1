import {
  estimateMatchup,
  type Estimate,
  type Overall,
  predictMatchup,
} from './estimate-matchup.ts';
import { matchupStrength } from './matchup-strength.ts';
import type { MetaCell, MetaShare, MetaTally } from './tally-event.ts';
import { type Tier, tierOf } from './tiers.ts';
import { type Interval, wilson } from './wilson.ts';

export type MetaRow = Overall & {
  readonly archetype: string;
  readonly entries: number;
  readonly share: Interval & { readonly mean: number };
  /** Of wins among decided matches that are no mirrors. */
  readonly rate: Interval;
  readonly draws: number;
  readonly mirrors: number;
  readonly inCut: number;
  readonly tier: Tier | null;
};

export type Matchup = Overall & { readonly raw: Interval; readonly estimate: Estimate };
export type Meta = {
  readonly rows: readonly MetaRow[];
  readonly decks: number;
  readonly matches: number;
  /** How many matches the prediction of a matchup is worth. */
  readonly strength: number;
  readonly matchup: (row: string, column: string) => Matchup | null;
};

/** Everything that the screen says, from the cells and shares of a window. */
export function readMeta({ cells, shares }: MetaTally): Meta {
  const decks = shares.reduce((sum, { entries }) => sum + entries, 0);
  const rows = shares
    .map((share) => toRow(share, cells, decks))
    .toSorted((x, y) => y.rate.low - x.rate.low || y.entries - x.entries);
  const overall = new Map(rows.map(({ archetype, wins, n }) => [archetype, { wins, n }]));
  const both = ({ a, b }: MetaCell): [Overall, Overall] => [
    overall.get(a) ?? { wins: 0, n: 0 },
    overall.get(b) ?? { wins: 0, n: 0 },
  ];
  const apart = cells.filter(({ a, b }) => a !== b);
  const strength = matchupStrength(
    apart.map((cell) => ({
      wins: cell.wins,
      n: cell.wins + cell.losses,
      prior: predictMatchup(...both(cell)),
    })),
  );
  const found = new Map<string, Matchup>();
  for (const cell of apart) {
    for (const one of [cell, turned(cell)]) {
      const seen = { wins: one.wins, n: one.wins + one.losses };
      const estimate = estimateMatchup(seen, both(one), strength);
      found.set(JSON.stringify([one.a, one.b]), {
        ...seen,
        raw: wilson(seen.wins, seen.n),
        estimate,
      });
    }
  }
  return {
    rows,
    decks,
    strength,
    matches: cells.reduce((sum, { wins, losses, draws }) => sum + wins + losses + draws, 0),
    matchup: (row, column) => found.get(JSON.stringify([row, column])) ?? null,
  };
}

const turned = ({ a, b, wins, losses, draws }: MetaCell): MetaCell => ({
  a: b,
  b: a,
  wins: losses,
  losses: wins,
  draws,
});

function toRow(
  { archetype, entries, inCut }: MetaShare,
  cells: readonly MetaCell[],
  decks: number,
): MetaRow {
  const row = { wins: 0, losses: 0, draws: 0, mirrors: 0 };
  for (const cell of cells) {
    if (cell.a !== archetype && cell.b !== archetype) continue;
    if (cell.a === cell.b) row.mirrors += cell.wins + cell.losses + cell.draws;
    else {
      const own = cell.a === archetype ? cell : turned(cell);
      row.wins += own.wins;
      row.losses += own.losses;
      row.draws += own.draws;
    }
  }
  const n = row.wins + row.losses;
  const rate = wilson(row.wins, n);
  return {
    archetype,
    entries,
    inCut,
    n,
    wins: row.wins,
    draws: row.draws,
    mirrors: row.mirrors,
    share: { mean: decks === 0 ? 0 : entries / decks, ...wilson(entries, decks) },
    rate,
    tier: tierOf(rate.low, n),
  };
}

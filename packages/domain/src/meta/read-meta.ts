import {
  estimateMatchup,
  type Estimate,
  type Overall,
  predictMatchup,
  type Interval,
  wilson,
} from './estimate-matchup.ts';
import type { MetaCell, MetaShare, MetaTally } from './tally-event.ts';
import { type Tier, tierOf } from './tiers.ts';

/** Lanczos approximation with g = 7, accurate to about 15 digits here. */
const LANCZOS = [
  0.999_999_999_999_809_9, 676.520_368_121_885_1, -1259.139_216_722_402_8, 771.323_428_777_653_1,
  -176.615_029_162_140_6, 12.507_343_278_686_905, -0.138_571_095_265_720_12,
  9.984_369_578_019_572e-6, 1.505_632_735_149_311_6e-7,
] as const;

export const logBeta = (a: number, b: number): number =>
  logGamma(a) + logGamma(b) - logGamma(a + b);

/** A cell with its prediction. */
type PredictedCell = Overall & { readonly prior: number };

/** Typical weight: matchups deviate by about eight points from the prediction. */
const USUAL = 40;

const SPREAD = 0.6;

export type MetaRow = Overall & {
  readonly archetype: string;
  readonly entries: number;
  readonly share: Interval & { readonly mean: number };
  /** Wins among decided matches without mirrors. */
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
  /** Weight of the matchup prediction, in matches. */
  readonly strength: number;
  readonly matchup: (row: string, column: string) => Matchup | null;
};

/** Computes the displayed figures of a window from its cells and shares. */
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

/**
 * Fits the weight of the prediction by maximum likelihood. A prior at the typical value prevents
 * extreme weights with little data.
 */
function matchupStrength(cells: readonly PredictedCell[]): number {
  let best = USUAL;
  let most = Number.NEGATIVE_INFINITY;
  for (let strength = 2; strength <= 2000; strength *= 1.15) {
    let likelihood = -((Math.log(strength / USUAL) / SPREAD) ** 2) / 2;
    for (const { wins, n, prior } of cells) {
      const [won, lost] = [strength * prior, strength * (1 - prior)];
      if (n > 0) likelihood += logBeta(wins + won, n - wins + lost) - logBeta(won, lost);
    }
    if (likelihood > most) [best, most] = [strength, likelihood];
  }
  return best;
}

function logGamma(value: number): number {
  const x = value - 1;
  const sum = LANCZOS.reduce((total, part, at) => (at === 0 ? part : total + part / (x + at)), 0);
  const shifted = x + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (x + 0.5) * Math.log(shifted) - shifted + Math.log(sum);
}

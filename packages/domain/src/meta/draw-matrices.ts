import { type Overall, predictMatchup, shareOf } from './estimate-matchup.ts';
import type { Meta } from './read-meta.ts';

const HALF = 0.5;
const [LEAST, MOST] = [0.02, 0.98];
const hold = (chance: number): number => Math.min(MOST, Math.max(LEAST, chance));

/** Returns the most likely win chance of each pair. */
export function likelyMatrix(meta: Meta, names: readonly string[]): number[][] {
  const overall = overallOf(meta);
  return names.map((a) =>
    names.map((b) => {
      if (a === b) return HALF;
      return meta.matchup(a, b)?.estimate.mean ?? predictMatchup(overall(a), overall(b));
    }),
  );
}

/**
 * Samples matrices consistent with the data: first overall strengths, then matchups around their
 * prediction. Independent cells would understate the uncertainty.
 */
export function drawMatrices(
  meta: Meta,
  names: readonly string[],
  count: number,
  random: () => number,
): number[][][] {
  const overall = overallOf(meta);
  return Array.from({ length: count }, () => {
    const drawn = names.map((name) => drawOverall(overall(name), random));
    const matrix = names.map(() => names.map(() => HALF));
    names.forEach((a, x) => {
      names.forEach((b, y) => {
        if (y <= x) return;
        const prior = predictMatchup(drawn[x] ?? NONE, drawn[y] ?? NONE);
        const seen = meta.matchup(a, b) ?? NONE;
        const weight = seen.n + meta.strength;
        const mean = (seen.wins + meta.strength * prior) / weight;
        const spread = Math.sqrt((mean * (1 - mean)) / (weight + 1));
        const chance = hold(mean + spread * bell(random));
        (matrix[x] ?? [])[y] = chance;
        (matrix[y] ?? [])[x] = 1 - chance;
      });
    });
    return matrix;
  });
}

const NONE: Overall = { wins: 0, n: 0 };

const overallOf = ({ rows }: Meta): ((name: string) => Overall) => {
  const known = new Map(rows.map(({ archetype, wins, n }) => [archetype, { wins, n }]));
  return (name) => known.get(name) ?? NONE;
};

function drawOverall(one: Overall, random: () => number): Overall {
  const share = shareOf(one);
  const drawn = share + bell(random) * Math.sqrt((share * (1 - share)) / (one.n + 4));
  return { wins: hold(drawn) * (one.n + 4) - 2, n: one.n };
}

const bell = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

import { drawMatrices, likelyMatrix } from './draw-matrices.ts';
import { foreseeField } from './field-formula.ts';
import type { EventPlan } from './field-simulation.ts';
import type { Meta } from './read-meta.ts';
import type { Interval } from './estimate-matchup.ts';

export type PlannedDeck = {
  readonly archetype: string;
  readonly winRate: Interval & { readonly mean: number };
  readonly cut: Interval & { readonly mean: number };
};

const DRAWS = 120;
/** Bounds of 95 %. */
const [LOW, HIGH] = [0.025, 0.975];

/** Share of a deck that nobody plays, so that it has odds too. */
const FEW = 1e-6;

/** Computes each deck's odds in a field with intervals, best first. */
export function planField(
  meta: Meta,
  field: { readonly names: readonly string[]; readonly shares: readonly number[] },
  { players, rounds, cut }: EventPlan,
  random: () => number,
): PlannedDeck[] {
  const { names } = field;
  const shares = field.shares.map((share) => Math.max(FEW, share));
  const foresee = (matrix: number[][]) =>
    foreseeField({ shares, matrix }, rounds, Math.min(1, cut / players));
  const likely = foresee(likelyMatrix(meta, names));
  const drawn = drawMatrices(meta, names, DRAWS, random).map(foresee);
  const spread = (of: 'cut' | 'winRate', deck: number): Interval & { mean: number } => {
    const values = drawn.map((odds) => odds[of][deck] ?? 0).toSorted((a, b) => a - b);
    const at = (part: number): number => values[Math.floor(part * (values.length - 1))] ?? 0;
    return { mean: likely[of][deck] ?? 0, low: at(LOW), high: at(HIGH) };
  };
  return names
    .map((archetype, deck) => ({
      archetype,
      winRate: spread('winRate', deck),
      cut: spread('cut', deck),
    }))
    .toSorted((a, b) => b.winRate.mean - a.winRate.mean);
}

/**
 * Sets one share and scales the others; locked ones stay. The sum stays 1, so the share stops when
 * the others cannot shrink.
 */
export function shiftField(
  shares: readonly number[],
  moved: number,
  wanted: number,
  isHeld: (deck: number) => boolean,
): number[] {
  const others = shares.map((_, deck) => deck !== moved && !isHeld(deck));
  const fixed = shares.reduce(
    (sum, share, deck) => (deck === moved || others[deck] ? sum : sum + share),
    0,
  );
  const free = others.filter(Boolean).length;
  const own = free === 0 ? 1 - fixed : Math.min(Math.max(0, wanted), 1 - fixed);
  const left = 1 - fixed - own;
  const before = shares.reduce((sum, share, deck) => (others[deck] ? sum + share : sum), 0);
  return shares.map((share, deck) => {
    if (deck === moved) return own;
    if (!others[deck]) return share;
    return before > 0 ? (share / before) * left : left / free;
  });
}

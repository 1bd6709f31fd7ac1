import type { TieBreak } from '../structure.ts';
import { greatestCommonDivisor } from './column.ts';
import type { CountedTieBreak } from './tie-break-columns.ts';

/** An exact fraction and its display: a percentage with one digit, or a count. */
export type TieBreakValue = {
  readonly kind: CountedTieBreak;
  readonly over: bigint;
  readonly under: bigint;
  readonly shown: string;
};

const COUNTS: readonly TieBreak[] = ['wins', 'late', 'sonnebornBerger'];

export function toTieBreakValue(kind: CountedTieBreak, over: bigint, under: bigint): TieBreakValue {
  return {
    kind,
    over,
    under,
    shown: COUNTS.includes(kind) ? print(over, under) : print(100n * over, under, true),
  };
}

/** Prints the reduced fraction. */
export function printFraction({ over, under }: TieBreakValue): string {
  const divisor = greatestCommonDivisor(over, under) || 1n;
  return `${over / divisor}/${under / divisor}`;
}

/** Rounds half up. */
function print(over: bigint, under: bigint, always = false): string {
  const tenths = (20n * over + under) / (2n * under);
  return always || tenths % 10n !== 0n ? `${tenths / 10n}.${tenths % 10n}` : `${tenths / 10n}`;
}

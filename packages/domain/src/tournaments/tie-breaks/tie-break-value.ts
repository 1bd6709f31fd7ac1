import type { TieBreak } from '../structure.ts';
import { greatestCommonDivisor } from './column.ts';
import type { CountedTieBreak } from './tie-break-columns.ts';

/** An exact fraction, and how it is shown: a share in percent with one digit, a count as it is. */
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

/** In lowest terms, as in a worked example. */
export function printFraction({ over, under }: TieBreakValue): string {
  const divisor = greatestCommonDivisor(over, under) || 1n;
  return `${over / divisor}/${under / divisor}`;
}

/** Half a tenth is rounded up. */
function print(over: bigint, under: bigint, always = false): string {
  const tenths = (20n * over + under) / (2n * under);
  return always || tenths % 10n !== 0n ? `${tenths / 10n}.${tenths % 10n}` : `${tenths / 10n}`;
}

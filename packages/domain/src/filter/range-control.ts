import type { MultiRangeFilter, NumbersFilter } from '../game-config-filter.ts';
import type { FilterRange } from './filter-state.ts';

/** Where the two thumbs of a range control stand. */
export interface ThumbPositions {
  readonly low: number;
  readonly high: number;
}

/**
 * The range that the thumbs stand for, or null when they were left at the ends. With open ends a
 * thumb at an end stands for all beyond it: both at 8 of 1 to 8 is "8 and above".
 */
export function toFilterRange(
  control: MultiRangeFilter | NumbersFilter,
  { low, high }: ThumbPositions,
): FilterRange | null {
  const atLow = low <= control.min;
  const atHigh = high >= control.max;
  if (atLow && atHigh) return null;
  if (!hasOpenEnds(control)) return { min: low, max: high };
  return { ...(!atLow && { min: low }), ...(!atHigh && { max: high }) };
}

/** Where the thumbs stand for a range; what lies outside the control stands at its end. */
export function toThumbPositions(
  control: MultiRangeFilter | NumbersFilter,
  range: FilterRange | undefined,
): ThumbPositions {
  const clamp = (value: number): number => Math.min(control.max, Math.max(control.min, value));
  return { low: clamp(range?.min ?? control.min), high: clamp(range?.max ?? control.max) };
}

function hasOpenEnds(control: MultiRangeFilter | NumbersFilter): boolean {
  return control.type === 'MultiRange' && control.openEnd === true;
}

import type { MultiRangeFilter, NumbersFilter } from '../game-config-filter.ts';
import type { FilterRange } from './filter-state.ts';

/** Positions of a range control's two thumbs. */
export interface ThumbPositions {
  readonly low: number;
  readonly high: number;
}

/**
 * Converts thumb positions to a range, or null at the ends. With open ends, a thumb at an end
 * includes everything beyond: both at 8 of 1 to 8 means "8 and above".
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

/** Converts a range to thumb positions, clamped to the control. */
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

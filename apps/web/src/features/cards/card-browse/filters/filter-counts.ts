export interface OptionCount {
  readonly value: string;
  readonly count: number;
}

/** Options of each filter with their card counts, keyed by filter. */
export type FilterCounts = Readonly<Record<string, readonly OptionCount[]>>;

export interface RangeScale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly isOpen: boolean;
}

/** Returns a bar per step; values beyond open ends count at the ends. */
export function toBars(counts: readonly OptionCount[], scale: RangeScale): number[] {
  const { min, max, step, isOpen } = scale;
  const bars = Array.from({ length: Math.round((max - min) / step) + 1 }, () => 0);
  for (const { value: text, count } of counts) {
    const value = Number(text);
    if (Number.isNaN(value) || (!isOpen && (value < min || value > max))) continue;
    const at = Math.round((Math.min(max, Math.max(min, value)) - min) / step);
    bars[at] = (bars[at] ?? 0) + count;
  }
  return bars;
}

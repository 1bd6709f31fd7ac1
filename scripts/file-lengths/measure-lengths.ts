/** Lengths of source files that are to stay; the reason is in docs/style.md. */
export const MOST_LINES = { mean: 65, median: 54, ninetieth: 130 } as const;

export type Lengths = Readonly<Record<keyof typeof MOST_LINES, number>>;

export function measureLengths(lines: readonly number[]): Lengths {
  const sorted = lines.toSorted((left, right) => left - right);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  const mean = sorted.reduce((sum, one) => sum + one, 0) / Math.max(sorted.length, 1);
  return { mean: Math.round(mean * 10) / 10, median: at(0.5), ninetieth: at(0.9) };
}

export function listFaults(lengths: Lengths): string[] {
  return Object.entries(MOST_LINES).flatMap(([name, most]) => {
    const is = lengths[name as keyof Lengths];
    return is > most ? [`${name} of file lengths is ${is} lines, at most ${most}`] : [];
  });
}

import { useState } from 'react';
import type { Group } from './layout.ts';

export type LayoutDraft = ReturnType<typeof useLayout>;

/** What was laid out over what was read: step by step, each with its way back. */
export function useLayout(read: readonly Group[]) {
  const [steps, setSteps] = useState<readonly Group[][]>([]);
  const last = steps.at(-1);
  // Groups that were loaded since the last step come behind it.
  const known = new Set(last?.map(({ originalid }) => originalid));
  const groups = last
    ? [...last, ...read.filter(({ originalid }) => !known.has(originalid))]
    : [...read];
  return {
    groups,
    steps: steps.length,
    take: (next: Group[]) => setSteps([...steps, next]),
    undo: () => setSteps(steps.slice(0, -1)),
    clear: () => setSteps([]),
  };
}

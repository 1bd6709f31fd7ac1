import { useState } from 'react';
import type { Group } from './layout.ts';

export type LayoutDraft = ReturnType<typeof useLayout>;

/** Unsaved moves over the loaded groups, with undo. */
export function useLayout(read: readonly Group[]) {
  const [steps, setSteps] = useState<readonly Group[][]>([]);
  const last = steps.at(-1);
  // Appends groups that were loaded after the last step.
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

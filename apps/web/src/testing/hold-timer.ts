import { expect, onTestFinished, vi } from 'vitest';

/**
 * Holds timers with this delay; the returned function runs them. So a slow machine cannot let them
 * expire between two steps. Other timers run normally.
 */
export function holdTimer(delay: number): () => Promise<void> {
  const held = new Map<number, () => void>();
  const set = window.setTimeout.bind(window);
  const clear = window.clearTimeout.bind(window);
  let last = 0;
  const hold = (run: () => void, milliseconds?: number, ...rest: unknown[]): number => {
    if (milliseconds !== delay) return set(run, milliseconds, ...rest);
    // Real timers have positive ids.
    last -= 1;
    held.set(last, run);
    return last;
  };
  const drop = (timer?: number): void => {
    if (!held.delete(timer ?? 0)) clear(timer);
  };
  const spies = [
    vi.spyOn(window, 'setTimeout').mockImplementation(hold as typeof window.setTimeout),
    vi.spyOn(window, 'clearTimeout').mockImplementation(drop as typeof window.clearTimeout),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return async () => {
    // The content may be rendered before its timer is set.
    await expect.poll(() => held.size).toBeGreaterThan(0);
    const due = [...held.values()];
    held.clear();
    for (const run of due) run();
  };
}

import { expect, onTestFinished, vi } from 'vitest';

/**
 * Keeps back what would run after this delay, and gives what runs it now: a machine that stalls lets no
 * time of the product run out between two steps of a test. All other timers go on.
 */
export function holdTimer(delay: number): () => Promise<void> {
  const held = new Map<number, () => void>();
  const set = window.setTimeout.bind(window);
  const clear = window.clearTimeout.bind(window);
  let last = 0;
  const hold = (run: () => void, milliseconds?: number, ...rest: unknown[]): number => {
    if (milliseconds !== delay) return set(run, milliseconds, ...rest);
    // The browser gives none below zero.
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
    // What is on the screen may be there before its timer.
    await expect.poll(() => held.size).toBeGreaterThan(0);
    const due = [...held.values()];
    held.clear();
    for (const run of due) run();
  };
}

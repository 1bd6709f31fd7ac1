import type { Clock } from '../lib/clock.ts';

export type ManualClock = Clock & { advance(ms: number): void };

/** A stopped clock that only the test moves. Due tasks then run. */
export function createManualClock(start = Date.parse('2026-01-01T00:00:00Z')): ManualClock {
  let now = start;
  const tasks = new Set<{ ms: number; due: number; task: () => void }>();
  return {
    now: () => now,
    every(ms, task) {
      const entry = { ms, due: now + ms, task };
      tasks.add(entry);
      return () => tasks.delete(entry);
    },
    advance(ms) {
      now += ms;
      for (const entry of tasks) {
        if (entry.due > now) continue;
        entry.due = now + entry.ms;
        entry.task();
      }
    },
  };
}

import { expect, it } from 'vitest';
import { scheduleCleanUp } from './start-engine.ts';

it('CACHE-22 cleans up 10 seconds after the start, then every hour', () => {
  const planned: string[] = [];
  let runs = 0;
  let first = (): void => {};
  scheduleCleanUp(() => (runs += 1), {
    after: (action, milliseconds) => {
      planned.push(`after ${milliseconds}`);
      first = action;
    },
    every: (action, milliseconds) => {
      planned.push(`every ${milliseconds}`);
      action();
    },
  });
  expect(runs).toBe(0);
  first();
  expect(planned).toEqual(['after 10000', 'every 3600000']);
  expect(runs).toBe(2);
});

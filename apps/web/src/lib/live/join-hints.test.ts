import { expect, it } from 'vitest';
import { joinHints } from './join-hints.ts';

it('joins many hints into one refetch, and the next hint starts another', () => {
  const planned: { run: () => void; milliseconds: number }[] = [];
  let reads = 0;
  const hear = joinHints(() => (reads += 1), {
    later: (run, milliseconds) => void planned.push({ run, milliseconds }),
    random: () => 0.25,
  });
  hear();
  hear();
  hear();
  expect(planned.map(({ milliseconds }) => milliseconds)).toEqual([500]);
  expect(reads, 'not at once').toBe(0);
  planned[0]?.run();
  expect(reads).toBe(1);
  hear();
  expect(planned).toHaveLength(2);
});

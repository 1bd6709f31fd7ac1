import { expect, it } from 'vitest';
import { countMissedRounds } from './match-result.ts';

it('counts rounds missed before joining and in between, none after the last', () => {
  // Joined round, played rounds, last round: missed.
  const cases = [
    [1, 0, 0, 0],
    [1, 5, 5, 0],
    [1, 2, 2, 0],
    [3, 0, 0, 2],
    [3, 1, 3, 2],
    [3, 4, 6, 2],
    [1, 3, 5, 2],
    [2, 2, 4, 2],
  ] as const;
  for (const [joined, played, last, missed] of cases) {
    expect(countMissedRounds(joined, played, last), `${joined}, ${played}, ${last}`).toBe(missed);
  }
});

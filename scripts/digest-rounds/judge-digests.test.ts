import { expect, it } from 'vitest';
import { judgeDigests } from './judge-digests.ts';

it('sees who got two mails of a period, who was never told, and what came late', () => {
  const sent = [
    { round: 1, to: 'a', tells: [1] },
    { round: 2, to: 'a', tells: [1, 2] },
    { round: 1, to: 'b', tells: [1] },
    { round: 1, to: 'b', tells: [1] },
    { round: 2, to: 'c', tells: [1, 2] },
  ];
  expect(judgeDigests(['a', 'b', 'c'], 2, sent)).toEqual({
    doubled: ['b in round 1'],
    leftOut: ['b of round 2'],
    late: 2,
    toldAgain: 2,
  });
});

import { expect, it } from 'vitest';
import { openBeforeHearing } from '#testing/open-before-hearing.ts';
import { useDeskStore } from './use-desk.ts';

function Desk() {
  useDeskStore('gundam', 't1', '7');
  return null;
}

it('a desk refetches when it receives a hint', async () => {
  const { countReads, hear } = await openBeforeHearing(
    <Desk />,
    null,
    'GET /api/games/gundam/tournaments/t1/log',
  );
  hear();
  await expect.poll(countReads).toBe(2);
});

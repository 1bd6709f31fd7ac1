import { expect, it } from 'vitest';
import { openBeforeHearing } from '#testing/open-before-hearing.ts';
import { MyMatchPage } from './my-match-page.tsx';

it('a match refetches when its page receives a hint', async () => {
  const place = { path: '/tournaments/$id/my-match', address: '/tournaments/t1/my-match' };
  const call = 'GET /api/games/gundam/tournaments/t1/my-match';
  const { countReads, hear } = await openBeforeHearing(<MyMatchPage />, place, call);
  hear();
  await expect.poll(countReads).toBe(2);
});

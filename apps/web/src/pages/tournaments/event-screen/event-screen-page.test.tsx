import { expect, it } from 'vitest';
import { openBeforeHearing } from '#testing/open-before-hearing.ts';
import { EventScreenPage } from './event-screen-page.tsx';

it('the event screen refetches its round when it receives a hint', async () => {
  const place = { path: '/tournaments/$id/screen', address: '/tournaments/t1/screen' };
  const call = 'GET /api/games/gundam/tournaments/t1/rounds/1';
  const { countReads, hear } = await openBeforeHearing(<EventScreenPage />, place, call);
  hear();
  await expect.poll(countReads).toBe(2);
});

import { expect, it } from 'vitest';
import { openBeforeHearing } from '#testing/open-before-hearing.ts';
import { TradesPage } from './trades-page.tsx';

it('trades are refetched when the page receives a hint', async () => {
  const place = { path: '/trades', address: '/trades?tab=open' };
  const { countReads, hear } = await openBeforeHearing(
    <TradesPage />,
    place,
    'GET /api/games/gundam/trades',
  );
  hear();
  await expect.poll(countReads).toBe(2);
});

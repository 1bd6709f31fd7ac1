import { expect, it } from 'vitest';
import { openBeforeHearing } from '#testing/open-before-hearing.ts';
import { TradesPage } from './trades-page.tsx';

it('trades are read again once their page hears', async () => {
  const place = { path: '/trades', address: '/trades?tab=open' };
  const { countReads, hear } = await openBeforeHearing(
    <TradesPage />,
    place,
    'GET /api/games/gundam/trades',
  );
  hear();
  await expect.poll(countReads).toBe(2);
});

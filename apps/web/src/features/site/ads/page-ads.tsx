import { Suspense } from 'react';
import { lazyPart } from '#lib/lazy-part.ts';
import { useHasSettled } from '#lib/when-idle.ts';
import { useAdsWanted } from './use-ads-wanted.ts';

const TimedAds = lazyPart(
  'timed-ads',
  () => import('./later/timed-ads.tsx').then((m) => m.TimedAds),
  { texts: 'site', ifMissing: 'Ads did not load' },
);

/** Bottom and full-screen ads of a page, loaded after the page. */
export function PageAds() {
  const isWanted = useAdsWanted();
  const hasSettled = useHasSettled();
  return isWanted && hasSettled ? (
    <Suspense>
      <TimedAds />
    </Suspense>
  ) : null;
}

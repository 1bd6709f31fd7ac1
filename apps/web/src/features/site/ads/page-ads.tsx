import { Suspense } from 'react';
import { openTextArea } from '#lib/i18n.ts';
import { optionalPart } from '#lib/optional-part.ts';
import { useHasSettled } from '#lib/when-idle.ts';
import { useAdsWanted } from './use-ads-wanted.ts';

const TimedAds = optionalPart<object>(
  'timed-ads',
  async () => {
    const load = import('./later/timed-ads.tsx');
    const [m] = await Promise.all([load, openTextArea('site')]);
    return m.TimedAds;
  },
  'Ads did not load',
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

import { Suspense, useMemo } from 'react';
import { lazyPart } from '#lib/lazy-part.ts';
import type { AdSlotProps } from './later/ad-slot.tsx';
import { useAdsWanted } from './use-ads-wanted.ts';

const AdSlot = lazyPart('ad-slot', () => import('./later/ad-slot.tsx').then((m) => m.AdSlot), {
  texts: 'site',
  ifMissing: 'Ads did not load',
});

/** Ads between the cards of a list; undefined if the user sees no ads. */
export function useAdSlots() {
  const isWanted = useAdsWanted();
  return useMemo(
    () =>
      isWanted
        ? {
            draw: (slot: number, shape: AdSlotProps['shape']) => (
              <Suspense>
                <AdSlot slot={slot} shape={shape} />
              </Suspense>
            ),
          }
        : undefined,
    [isWanted],
  );
}

import { Suspense, useMemo } from 'react';
import { openTextArea } from '#lib/i18n.ts';
import { optionalPart } from '#lib/optional-part.ts';
import type { AdSlotProps } from './later/ad-slot.tsx';
import { useAdsWanted } from './use-ads-wanted.ts';

const AdSlot = optionalPart<AdSlotProps>(
  'ad-slot',
  async () => {
    const load = import('./later/ad-slot.tsx');
    const [m] = await Promise.all([load, openTextArea('site')]);
    return m.AdSlot;
  },
  'Ads did not load',
);

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

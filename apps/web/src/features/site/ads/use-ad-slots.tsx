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

/** What a list of cards draws between its cards; undefined for those who see no ads. */
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

import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import type { HouseAd } from '../api.ts';
import type { AdPlace } from './ad-provider.ts';
import { countAd } from './count-ads.ts';

/** Returns the ad, or a default. */
export function useHouseAd(ad: HouseAd | null, place: AdPlace): HouseAd {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const id = ad?.id;
  useEffect(() => {
    if (id !== undefined) countAd(api, config.gameid, { id, kind: 'view' });
  }, [api, config.gameid, id]);
  return (
    ad ?? {
      id: '',
      kind: 'announcement',
      // Ads over a list use another text than the list's slots.
      title: place === 'slot' ? t`Fewer pauses, same cards` : t`Why there are ads`,
      text:
        place === 'slot'
          ? t`EX members see no ads anywhere.`
          : t`They pay for this site. EX members see none.`,
      action: t`About ads`,
      link: '/settings#ads',
      picture: null,
      weight: 1,
    }
  );
}

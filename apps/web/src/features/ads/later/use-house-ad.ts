import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import type { HouseAd } from '../api.ts';
import { countAd } from './count-ads.ts';

/** The ad, or the standing one where staff have made none; a view is counted for real ones. */
export function useHouseAd(ad: HouseAd | null): HouseAd {
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
      title: t`Fewer pauses, same cards`,
      text: t`EX members see no ads anywhere.`,
      action: t`About ads`,
      link: '/settings#ads',
      picture: null,
      weight: 1,
    }
  );
}

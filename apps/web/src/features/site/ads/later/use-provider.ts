import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import { useValue } from '#lib/use-value.ts';
import { adConsent } from '../ad-consent.ts';
import { adsQuery, type Ads } from '../api.ts';
import type { AdConsent } from '../ad-consent.ts';
import { initProvider, type AdProvider } from './ad-provider.ts';

/** ADS-03: one provider per visit, until ads or consent change. */
let made: { answer: Ads | undefined; consent: AdConsent; provider: AdProvider } | undefined;

function getProvider(answer: Ads | undefined, consent: AdConsent): AdProvider {
  if (made?.answer !== answer || made?.consent !== consent) {
    made = { answer, consent, provider: initProvider(answer, consent, Math.random) };
  }
  return made.provider;
}

/** Undefined while loading; a default ad on failure. */
export function useProvider() {
  const { i18n } = useLingui();
  const { config } = useAppServices();
  const { data, isPending } = useQuery(adsQuery(config.gameid, i18n.locale));
  const consent = useValue(adConsent);
  const provider = useMemo(
    () => (isPending ? undefined : getProvider(data, consent)),
    [data, isPending, consent],
  );
  const url = data?.frameUrl ?? null;
  return { provider, partner: url === null ? null : new URL(url).host };
}

import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Analytics, Consent } from './analytics.ts';
import type { ConsentStore } from './consent.ts';

export interface AnalyticsServices {
  readonly analytics: Analytics;
  readonly consent: ConsentStore;
}

const AnalyticsContext = createContext<AnalyticsServices | null>(null);

export const AnalyticsProvider = AnalyticsContext.Provider;

export function useAnalytics(): AnalyticsServices {
  const services = useContext(AnalyticsContext);
  if (!services) throw new Error('AnalyticsProvider is missing.');
  return services;
}

export function useConsent(): [Consent, ConsentStore['answer']] {
  const { consent } = useAnalytics();
  return [useSyncExternalStore(consent.subscribe, consent.get), consent.answer];
}

import { createContext, useContext } from 'react';
import { useValue } from '#lib/use-value.ts';
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
  return [useValue(consent), consent.answer];
}

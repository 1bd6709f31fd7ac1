import { localStore } from '#lib/browser-storage.ts';
import { reportError } from '#lib/report-error.ts';
import type { AnalyticsServices } from './analytics-context.ts';
import { createAnalytics, type AnalyticsEvent } from './analytics.ts';
import { createConsentStore } from './consent.ts';

/**
 * Connects analytics to the browser: consent from storage, and requests that survive leaving the
 * page.
 */
export function startAnalytics(gameid: string): AnalyticsServices {
  const consent = createConsentStore(localStore);
  const send = (events: readonly AnalyticsEvent[]) => {
    fetch(`/api/games/${encodeURIComponent(gameid)}/analytics`, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ events }),
    }).catch((error: unknown) => reportError('Page views could not be counted', error));
  };
  const analytics = createAnalytics({
    getConsent: consent.get,
    send,
    schedule: (flush, milliseconds) => setTimeout(flush, milliseconds),
  });
  consent.subscribe(() => {
    if (consent.get() === 'denied') analytics.clear();
  });
  window.addEventListener('pagehide', analytics.flush);
  return { analytics, consent };
}

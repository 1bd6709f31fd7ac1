/** A counted event, without any user data. */
export interface AnalyticsEvent {
  readonly kind: 'pageView' | 'event';
  readonly category: string;
  readonly label: string;
  readonly value: string;
}

export type Consent = 'granted' | 'denied' | 'unasked';

/** The documents' category of header buttons (ANLY-02). */
const HEADER_BUTTONS = 'header-buttons';
const PAGES_CATEGORY = 'pages';

export const BATCH_MAX = 50;
const FLUSH_AFTER_MS = 2_000;

export interface AnalyticsDeps {
  readonly getConsent: () => Consent;
  readonly send: (events: readonly AnalyticsEvent[]) => void;
  readonly schedule: (flush: () => void, milliseconds: number) => void;
}

export interface Analytics {
  pageView: (pageId: string) => void;
  headerButton: (label: string, value: string) => void;
  /** Sends pending events, for example when the page is left. */
  flush: () => void;
  /** Drops pending events when consent is withdrawn. */
  clear: () => void;
}

/** Drops events without consent. */
export function createAnalytics({ getConsent, send, schedule }: AnalyticsDeps): Analytics {
  let waiting: AnalyticsEvent[] = [];
  let scheduled = false;

  const flush = () => {
    scheduled = false;
    const events = waiting;
    waiting = [];
    if (getConsent() === 'granted' && events.length > 0) send(events);
  };

  const record = (event: AnalyticsEvent) => {
    if (getConsent() !== 'granted') return;
    waiting.push(event);
    if (waiting.length >= BATCH_MAX) {
      flush();
    } else if (!scheduled) {
      scheduled = true;
      schedule(flush, FLUSH_AFTER_MS);
    }
  };

  return {
    pageView: (pageId) =>
      record({ kind: 'pageView', category: PAGES_CATEGORY, label: pageId, value: '' }),
    headerButton: (label, value) =>
      record({ kind: 'event', category: HEADER_BUTTONS, label, value }),
    flush,
    clear: () => {
      waiting = [];
    },
  };
}

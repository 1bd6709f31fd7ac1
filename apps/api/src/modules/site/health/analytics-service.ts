import type { AnalyticsEvent } from '@deckframe/contract/site/analytics';
import { PAGES } from '@deckframe/domain/site/pages/pages';
import type { Metrics } from '../../../lib/metrics.ts';

/** Counted categories; others are `other`, to bound the metrics. */
const EVENT_CATEGORIES = ['header-buttons'] as const;
const OTHER = 'other';

const PAGE_IDS: ReadonlySet<string> = new Set(PAGES.map((page) => page.id));
/** Format of button labels; their number is limited. */
const LABEL_FORMAT = /^[a-z][a-zA-Z0-9-]{0,39}$/;
const MAX_LABELS = 200;
const seenLabels = new Set<string>();

/** Counts events by bounded labels. `value` is not stored. */
export function countEvents(
  counter: Metrics['analytics'],
  game: string,
  events: readonly AnalyticsEvent[],
): void {
  for (const event of events) {
    if (event.kind === 'pageView') {
      const label = PAGE_IDS.has(event.label) ? event.label : OTHER;
      counter.inc({ game, kind: event.kind, category: 'page', label });
    } else {
      const category = EVENT_CATEGORIES.find((known) => known === event.category) ?? OTHER;
      const label = category === OTHER ? OTHER : boundedLabel(event.label);
      counter.inc({ game, kind: event.kind, category, label });
    }
  }
}

function boundedLabel(label: string): string {
  if (seenLabels.has(label)) return label;
  if (seenLabels.size >= MAX_LABELS || !LABEL_FORMAT.test(label)) return OTHER;
  seenLabels.add(label);
  return label;
}

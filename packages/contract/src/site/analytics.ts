import { z } from 'zod';
import { text } from '../text.ts';

export const ANALYTICS_EVENTS_MAX = 50;

export const analyticsEvent = z.strictObject({
  kind: z.enum(['pageView', 'event']),
  category: text(64),
  label: text(128),
  value: text(128),
});

export const analyticsBody = z
  .strictObject({ events: z.array(analyticsEvent).min(1).max(ANALYTICS_EVENTS_MAX) })
  .meta({ id: 'AnalyticsEvents' });

export type AnalyticsEvent = z.infer<typeof analyticsEvent>;

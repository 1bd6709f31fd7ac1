import { useLingui } from '@lingui/react/macro';
import type { TagTone } from '#ui/tag.tsx';
import type {
  EventState,
  EventSummary,
  EventType,
} from '../../../../features/rewards/campaigns/campaigns-api.ts';

type Words = {
  kinds: Record<EventType, string>;
  states: Record<EventState, string>;
};

export function useEventWords(): Words {
  const { t } = useLingui();
  return {
    kinds: { event: t`Event`, notification: t`Notice`, receivedItem: t`Gift` },
    states: { running: t`Running`, scheduled: t`Coming`, over: t`Ended` },
  };
}

/** Without a limit, the server counts up to this number. */
const COUNTED_MAX = 1000;

export function sayClaims({ claimCount, claimLimit }: EventSummary, locale: string): string {
  const count = claimCount.toLocaleString(locale);
  if (claimLimit !== null) return `${count} / ${claimLimit.toLocaleString(locale)}`;
  return claimCount >= COUNTED_MAX ? `${count}+` : count;
}

export const STATE_TONES: Readonly<Record<EventState, TagTone>> = {
  running: 'ok',
  scheduled: 'accent',
  over: 'neutral',
};

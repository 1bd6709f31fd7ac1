import { useLingui } from '@lingui/react/macro';
import { Timer } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { useNow } from '../rewards/mailbox/use-now.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Ticks through the last day. For screen readers it changes with the hour. */
export function Countdown({ end }: { end: string }) {
  const { t, i18n } = useLingui();
  const now = useNow(SECOND_MS);
  const left = Math.max(0, Date.parse(end) - now);
  const isLastDay = left < DAY_MS;
  const format = new Intl.RelativeTimeFormat(i18n.locale, { numeric: 'always' });
  const words = isLastDay
    ? format.format(Math.ceil(left / HOUR_MS), 'hour')
    : format.format(Math.floor(left / DAY_MS), 'day');
  return (
    <span className={classNames('mail-count', isLastDay && 'mail-count--hot')}>
      <Timer size={13} aria-hidden="true" />
      <span className="sr-only">{t`Ends ${words}`}</span>
      <span aria-hidden="true">{isLastDay ? printClock(left) : words}</span>
    </span>
  );
}

/** `04:11:06` */
function printClock(leftMs: number): string {
  const seconds = Math.floor(leftMs / SECOND_MS);
  const parts = [seconds / 3600, (seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
}

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { KeyboardEventHandler } from 'react';

type DayCellProps = {
  day: string;
  events: number;
  isNow: boolean;
  isAt: boolean;
  isChosen: boolean;
  onKeyDown: KeyboardEventHandler;
  onChoose: () => void;
};

const MARKS = 4;

/** A day with a mark for each event, up to four; its name says how many there are. */
export function DayCell({ day, events, isNow, isAt, isChosen, onKeyDown, onChoose }: DayCellProps) {
  const { i18n, t } = useLingui();
  const date = new Intl.DateTimeFormat(i18n.locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(day));
  const count = plural(events, { one: '# event', other: '# events' });
  return (
    <button
      type="button"
      className="calendar__day"
      data-day={day}
      data-events={events > 0 ? '' : undefined}
      tabIndex={isAt ? 0 : -1}
      aria-label={events > 0 ? t`${date}, ${count}` : date}
      aria-current={isNow ? 'date' : undefined}
      aria-pressed={isChosen}
      onKeyDown={onKeyDown}
      onClick={onChoose}
    >
      {Number(day.slice(8))}
      <span className="calendar__marks" aria-hidden="true">
        {Array.from({ length: Math.min(MARKS, events) }, (_, place) => (
          <i key={place} />
        ))}
      </span>
    </button>
  );
}

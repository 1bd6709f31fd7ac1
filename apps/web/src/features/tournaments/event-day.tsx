import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { TournamentSummary } from './events/api.ts';
import { EventRow } from './event-row.tsx';
import { daysAway } from './events/event-time.ts';
import type { OwnEvent } from './events/own/own-query.ts';

type EventDayProps = {
  title: string;
  events: readonly TournamentSummary[];
  own: readonly OwnEvent[];
  now: Date;
};

/** The events of a day, and how far away it is. */
export function EventDay({ title, events, own, now }: EventDayProps) {
  const { i18n } = useLingui();
  const [first] = events;
  const away = first === undefined ? 0 : daysAway(first.startDate, first.timeZone, now);
  const says = new Intl.RelativeTimeFormat(i18n.locale, { numeric: 'auto' }).format(away, 'day');
  const count = plural(events.length, { one: '# event', other: '# events' });
  return (
    <section className="event-day">
      <div className="event-day__head">
        <h2 className="event-day__title">{title}</h2>
        <span className="event-day__away">
          {says}, {count}
        </span>
      </div>
      <ul>
        {events.map((event) => (
          <EventRow
            key={event.id}
            event={event}
            own={own.find((one) => one.event.id === event.id)}
          />
        ))}
      </ul>
    </section>
  );
}

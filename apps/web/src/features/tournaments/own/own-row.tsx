import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { sayDay, sayTime } from '../events/event-time.ts';
import { OwnButton } from '../events/own/own-button.tsx';
import type { OwnEvent } from '../events/own/own-query.ts';
import { OwnState } from '../events/own/own-state.tsx';

/** An event of one's own in a line. */
export function OwnRow({ own }: { own: OwnEvent }) {
  const { i18n, t } = useLingui();
  const { event } = own;
  const day = sayDay(i18n.locale, event.startDate, event.timeZone);
  const time = sayTime(i18n.locale, event.startDate, event.timeZone);
  const place = event.mode === 'online' ? t`Online` : event.location;
  return (
    <li className="own-row">
      <span className="own-row__words">
        <Link className="event-row__name" to="/tournaments/$id" params={{ id: event.id }}>
          {event.name}
        </Link>
        <span className="event-note">
          <time dateTime={event.startDate}>
            {day}, {time}
          </time>
          {place !== '' && ` · ${place}`}
        </span>
      </span>
      <OwnState own={own} />
      <OwnButton own={own} />
    </li>
  );
}

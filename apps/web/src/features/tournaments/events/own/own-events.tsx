import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { sayDay, sayTime } from '../event-time.ts';
import { OwnButton } from './own-button.tsx';
import { useOwnEvents, type OwnEvent } from './own-query.ts';
import { OwnState } from './own-state.tsx';

function OwnRow({ own }: { own: OwnEvent }) {
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

const AT_FIRST = 3;

/** The member's open events; others and past ones are collapsed. Running ones are in the strip. */
export function OwnEvents() {
  const { t } = useLingui();
  const [isWhole, setIsWhole] = useState(false);
  const events = useOwnEvents().filter(({ event }) => event.status !== 'running');
  const ahead = events.filter(({ event }) => event.status !== 'finished').slice(0, AT_FIRST);
  const count = events.length;
  if (count === 0) return null;
  return (
    <Panel
      heading={t`My events`}
      flush
      className="own-events"
      aside={
        count > ahead.length && (
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={isWhole}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? t`Show fewer` : t`Show all ${count}`}
          </Button>
        )
      }
    >
      <ul>
        {(isWhole ? events : ahead).map((own) => (
          <OwnRow key={own.event.id} own={own} />
        ))}
      </ul>
    </Panel>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { MapPin, Wifi } from 'lucide-react';
import { buttonClassName } from '#ui/button.tsx';
import { Tag } from '#ui/tag.tsx';
import type { TournamentSummary } from './api.ts';
import { sayTime } from './event-time.ts';
import { SeatMeter } from './seat-meter.tsx';
import { useStructureWords } from './use-structure-words.ts';

/** When, where, how long, how full, and one button. */
export function EventRow({ event }: { event: TournamentSummary }) {
  const { i18n, t } = useLingui();
  const sayStructure = useStructureWords();
  const { id, name } = event;
  const isFull = event.playerCount >= event.maxPlayers;
  return (
    <li className="event-row">
      <time className="event-row__time" dateTime={event.startDate}>
        {sayTime(i18n.locale, event.startDate, event.timeZone)}
      </time>
      <div className="event-row__words">
        <Link className="event-row__name" to="/tournaments/$id" params={{ id }}>
          {name}
        </Link>
        <p className="event-row__facts">
          <span>
            {event.mode === 'online' ? (
              <Wifi size={14} aria-hidden="true" />
            ) : (
              <MapPin size={14} aria-hidden="true" />
            )}
            {event.mode === 'online' ? t`Online` : event.location}
          </span>
          <span>{sayStructure(event.structure)}</span>
          <span>{event.timeZone.replaceAll('_', ' ')}</span>
        </p>
      </div>
      <Tag>{event.format}</Tag>
      <SeatMeter event={event} />
      {event.status === 'open' ? (
        <Link
          className={buttonClassName({ size: 'sm' })}
          to="/tournaments/$id/register"
          params={{ id }}
          aria-label={isFull ? t`Join wait list of ${name}` : t`Register for ${name}`}
        >
          {isFull ? t`Join wait list` : t`Register`}
        </Link>
      ) : (
        <Link
          className={buttonClassName({ size: 'sm', variant: 'ghost' })}
          to="/tournaments/$id"
          params={{ id }}
          aria-label={event.status === 'running' ? t`Watch ${name}` : t`Look at ${name}`}
        >
          {event.status === 'running' ? t`Watch` : t`Look`}
        </Link>
      )}
    </li>
  );
}

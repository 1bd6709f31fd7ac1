import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { MapPin, Wifi } from 'lucide-react';
import { buttonClassName } from '#ui/button.tsx';
import { Tag } from '#ui/tag.tsx';
import type { TournamentSummary } from './events/api.ts';
import { sayTime } from './events/event-time.ts';
import { useKilometres } from './events/near/use-kilometres.ts';
import { OwnButton } from './events/own/own-button.tsx';
import { isPlayer, type OwnEvent } from './events/own/own-query.ts';
import { OwnState } from './events/own/own-state.tsx';
import { SeatMeter } from './seat-meter.tsx';
import { useStructureWords } from './events/use-structure-words.ts';

type EventRowProps = { event: TournamentSummary; own: OwnEvent | undefined };

/** When, where, how far, how long, how full, and one button; one's own says what one is. */
export function EventRow({ event, own }: EventRowProps) {
  const { i18n, t } = useLingui();
  const sayKilometres = useKilometres();
  const sayStructure = useStructureWords();
  const { id, name } = event;
  // Staff may play too.
  const isOwn = own !== undefined && (isPlayer(own) || event.status !== 'open');
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
          {event.kilometres !== null && <span>{sayKilometres(event.kilometres)}</span>}
          {event.source !== 'imported' && <span>{sayStructure(event.structure)}</span>}
          <span>{event.timeZone.replaceAll('_', ' ')}</span>
        </p>
      </div>
      <span className="event-row__tags">
        <Tag>{event.format}</Tag>
        {event.source === 'demo' && <Tag tone="warn">{t`Demo`}</Tag>}
        {event.source === 'imported' && <Tag tone="warn">{t`Imported`}</Tag>}
        {event.trust === 'verified' && <Tag tone="ok">{t`Verified`}</Tag>}
        {own && <OwnState own={own} />}
      </span>
      <SeatMeter event={event} />
      {isOwn ? (
        <OwnButton own={own} />
      ) : event.status === 'open' ? (
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

import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Calendar, CalendarPlus, MapPin, Users } from 'lucide-react';
import type { Tournament } from '#features/tournaments/events/api.ts';
import { sayDay, sayTime } from '#features/tournaments/events/event-time.ts';
import { isPlayer, useOwnEvents } from '#features/tournaments/events/own/own-query.ts';
import { useStructureWords } from '#features/tournaments/events/use-structure-words.ts';
import { useStateWords } from '#features/tournaments/events/use-tournament-words.ts';
import { buttonClassName } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Tag } from '#ui/tag.tsx';
import { ImportedNote } from './imported-note.tsx';

/** What it is, when and where, and the next step. */
export function EventHead({ event }: { event: Tournament }) {
  const { i18n, t } = useLingui();
  const states = useStateWords();
  const sayStructure = useStructureWords();
  const { id, timeZone: zone, organizer } = event;
  const own = useOwnEvents().find((one) => one.event.id === id);
  const isImported = event.source === 'imported';
  const isIn = own !== undefined && isPlayer(own);
  const day = sayDay(i18n.locale, event.startDate, zone);
  const time = sayTime(i18n.locale, event.startDate, zone);
  const place = event.mode === 'online' ? t`Online` : event.location;
  return (
    <header className="event-head">
      <p className="event-head__tags">
        <Tag tone={event.status === 'running' ? 'ok' : 'accent'}>{states[event.status]}</Tag>
        <Tag>{event.format}</Tag>
        {!isImported && <Tag>{sayStructure(event.structure)}</Tag>}
        {event.source === 'demo' && <Tag tone="warn">{t`Demo`}</Tag>}
        {isImported && <Tag tone="warn">{t`Imported`}</Tag>}
        {event.trust === 'verified' && <Tag tone="ok">{t`Verified`}</Tag>}
        {event.trust === 'unlisted' && <Tag>{t`Unlisted`}</Tag>}
      </p>
      <h1>{event.name}</h1>
      <p className="event-head__facts">
        <span>
          <Calendar size={15} aria-hidden="true" />
          <time dateTime={event.startDate}>{isImported ? day : `${day}, ${time}`}</time>{' '}
          {zone.replaceAll('_', ' ')}
        </span>
        {place && (
          <span>
            <MapPin size={15} aria-hidden="true" />
            {place}
          </span>
        )}
        <span>
          <Users size={15} aria-hidden="true" />
          {isImported ? event.playerCount : `${event.playerCount}/${event.maxPlayers}`}
        </span>
        {organizer !== null && !isImported && (
          <span>
            <Trans>run by {organizer}</Trans>
          </span>
        )}
      </p>
      {event.moderation !== null && (
        <Notice tone="warn" title={t`A moderator has hidden this tournament.`}>
          {event.moderation.reason ?? ''}
        </Notice>
      )}
      {isImported && <ImportedNote event={event} />}
      <p className="event-head__acts">
        {event.status === 'open' && (
          <Link
            className={buttonClassName({ variant: 'primary' })}
            to="/tournaments/$id/register"
            params={{ id }}
          >
            {isIn ? t`My ticket` : t`Register`}
          </Link>
        )}
        <a
          className={buttonClassName({})}
          href={`/api/games/${event.game}/tournaments/${id}/calendar.ics`}
        >
          <CalendarPlus size={16} aria-hidden="true" />
          {t`Add to calendar`}
        </a>
        {event.you.manages && (
          <Link className={buttonClassName({})} to="/tournaments/$id/edit" params={{ id }}>
            {t`Edit`}
          </Link>
        )}
        {!isImported && (event.you.runs || event.you.role !== null) && (
          <>
            <Link className={buttonClassName({})} to="/tournaments/$id/admin" params={{ id }}>
              {t`Open the desk`}
            </Link>
            <Link className={buttonClassName({})} to="/tournaments/$id/screen" params={{ id }}>
              {t`Venue screen`}
            </Link>
          </>
        )}
        {event.status === 'running' && isIn && (
          <Link
            className={buttonClassName({ variant: 'primary' })}
            to="/tournaments/$id/match"
            params={{ id }}
          >
            {t`My match`}
          </Link>
        )}
      </p>
    </header>
  );
}

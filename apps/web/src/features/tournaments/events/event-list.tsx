import type { TournamentView } from '@deckframe/domain/tournaments/event';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MapPin, Wifi } from 'lucide-react';
import { type ReactNode } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArchetypeArt } from '#decks/archetypes/archetype-art.tsx';
import { useMoment } from '#lib/server-rendered.ts';
import { useAppServices } from '#lib/app-services.ts';
import { Button, buttonClassName } from '#ui/button.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import { tournamentsQuery, type Asked, type TournamentSummary } from './api.ts';
import { sayDay, daysAway, sayTime } from './event-time.ts';
import { useKilometres } from './near/use-kilometres.ts';
import { OwnButton } from './own/own-button.tsx';
import { useOwnEvents, isPlayer, type OwnEvent } from './own/own-query.ts';
import { OwnState } from './own/own-state.tsx';
import { useStructureWords } from './use-structure-words.ts';
import './tournaments.css';

const PIPS = 12;

/** Shows taken places, as dots and as numbers. */
function SeatMeter({ event }: { event: TournamentSummary }) {
  const { t } = useLingui();
  const { playerCount: taken, maxPlayers: places } = event;
  const filled = Math.min(PIPS, Math.ceil((taken / places) * PIPS));
  return (
    <span className="seats" data-full={taken >= places ? '' : undefined}>
      <span className="seats__pips" aria-hidden="true">
        {Array.from({ length: PIPS }, (_, place) => (
          <i key={place} data-on={place < filled ? '' : undefined} />
        ))}
      </span>
      <span>
        <b>{taken}</b>/{places} <span className="sr-only">{t`places taken`}</span>
      </span>
    </span>
  );
}

type EventRowProps = { event: TournamentSummary; own: OwnEvent | undefined };

/** Date, place, distance, duration, free places and one button. Own events show the role. */
function EventRow({ event, own }: EventRowProps) {
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
      <span className="event-row__art">
        <ArchetypeArt id={id} sizes="64px" />
      </span>
      <div className="event-row__words">
        <Link className="event-row__name" to="/tournaments/$id" params={{ id }}>
          {name}
        </Link>
        <p className="event-row__facts">
          {event.mode === 'online' ? (
            <span>
              <Wifi size={14} aria-hidden="true" />
              {t`Online`}
            </span>
          ) : (
            event.location !== '' && (
              <span>
                <MapPin size={14} aria-hidden="true" />
                {event.location}
              </span>
            )
          )}
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
          {isFull ? t`Join wait list` : t({ message: 'Register', context: 'event' })}
        </Link>
      ) : (
        <Link
          className={buttonClassName({ size: 'sm', variant: 'ghost' })}
          to="/tournaments/$id"
          params={{ id }}
          aria-label={event.status === 'running' ? t`Watch ${name}` : t`View ${name}`}
        >
          {event.status === 'running' ? t`Watch` : t`View event`}
        </Link>
      )}
    </li>
  );
}

type EventDayProps = {
  title: string;
  events: readonly TournamentSummary[];
  own: readonly OwnEvent[];
  now: Date;
};

/** Events of a day, with the number of days until then. */
function EventDay({ title, events, own, now }: EventDayProps) {
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

type EventListProps = { view: TournamentView; asked: Asked; empty: ReactNode };

/** Events grouped by local day. */
export function EventList({ view, asked, empty }: EventListProps) {
  const { i18n, t } = useLingui();
  const { config } = useAppServices();
  const own = useOwnEvents();
  const now = useMoment();
  const query = useInfiniteQuery(tournamentsQuery(config.gameid, view, asked));
  if (query.isPending || query.isError) {
    return (
      <QueryPanel
        query={query}
        level={2}
        title={t`The tournaments did not load`}
        pending={<Skeleton height={320} />}
      />
    );
  }
  const events = query.data.pages.flatMap((page) => page.tournaments);
  if (events.length === 0) return empty;
  return (
    <div className="event-days">
      {groupByDay(i18n.locale, events).map(([day, ofDay]) => (
        <EventDay key={day} title={day} events={ofDay} own={own} now={now} />
      ))}
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t`Show more`}
        </Button>
      )}
    </div>
  );
}

function groupByDay(
  locale: string,
  events: readonly TournamentSummary[],
): [string, TournamentSummary[]][] {
  const days = new Map<string, TournamentSummary[]>();
  for (const event of events) {
    const day = sayDay(locale, event.startDate, event.timeZone);
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return [...days];
}

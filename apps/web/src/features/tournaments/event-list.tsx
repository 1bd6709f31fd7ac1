import type { TournamentView } from '@deckframe/domain/tournament/event';
import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { tournamentsQuery, type Asked, type TournamentSummary } from './events/api.ts';
import { EventDay } from './event-day.tsx';
import { sayDay } from './events/event-time.ts';
import { useOwnEvents } from './events/own/own-query.ts';
import './events/tournaments.css';

type EventListProps = { view: TournamentView; asked: Asked; empty: ReactNode };

/** Events by the day on which they are held. */
export function EventList({ view, asked, empty }: EventListProps) {
  const { i18n, t } = useLingui();
  const { api, config } = useAppServices();
  const own = useOwnEvents();
  const [now] = useState(() => new Date());
  const query = useInfiniteQuery(tournamentsQuery(api, config.gameid, view, asked));
  if (query.isError) {
    return (
      <ErrorState
        level={2}
        title={t`The tournaments did not load`}
        message={errorText(query.error)}
        retryLabel={t`Try again`}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (query.isPending) return <Skeleton height={320} />;
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

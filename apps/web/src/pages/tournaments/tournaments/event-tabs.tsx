import type { TournamentView } from '@deckframe/domain/tournaments/event';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Asked } from '#features/tournaments/events/api.ts';
import { MonthCalendar } from '#features/tournaments/events/calendar/month-calendar.tsx';
import { EventFilter } from '#features/tournaments/events/event-filter.tsx';
import { EventList } from '#features/tournaments/events/event-list.tsx';
import { NoEvents } from '#features/tournaments/events/no-events.tsx';
import { useMedia } from '#lib/use-media.ts';
import { Tabs } from '#ui/tabs.tsx';

/** Events of a view with filters. Each view has its own address. */
export function EventTabs({ view }: { view: Exclude<TournamentView, 'live'> }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked>({});
  const isWide = useMedia('(min-width: 1000px)');
  const day = asked.from === asked.to ? asked.from : undefined;
  const panel = (
    <div className="tournaments__columns">
      <div className="tournaments__stack">
        {isWide && (
          <MonthCalendar
            view={view}
            chosen={day}
            onChoose={(next) => setAsked(onDay(asked, next))}
          />
        )}
        <EventFilter asked={asked} onChange={setAsked} />
      </div>
      <EventList
        view={view}
        asked={asked}
        empty={<NoEvents view={view} asked={asked} onChange={setAsked} />}
      />
    </div>
  );
  return (
    <Tabs
      label={t`Which tournaments`}
      value={view}
      onChange={(next) =>
        void navigate({ to: next === 'results' ? '/tournaments/results' : '/tournaments/upcoming' })
      }
      items={[
        { value: 'upcoming', label: t`Upcoming`, panel },
        { value: 'results', label: t`Results`, panel },
      ]}
    />
  );
}

function onDay(asked: Asked, day: string | undefined): Asked {
  const { from: _from, to: _to, ...rest } = asked;
  return day === undefined ? rest : { ...rest, from: day, to: day };
}

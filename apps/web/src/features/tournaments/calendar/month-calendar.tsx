import type { TournamentView } from '@deckframe/domain/tournament/event';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Panel } from '#ui/panel.tsx';
import { toWallTime, ownTimeZone } from '../events/event-time.ts';
import { daysQuery } from '../events/calendar/days-query.ts';
import { addMonths, monthOf } from '../events/calendar/month-days.ts';
import { MonthGrid } from './month-grid.tsx';
import '../events/calendar/calendar.css';

type MonthCalendarProps = {
  view: TournamentView;
  chosen: string | undefined;
  /** Undefined: any day. */
  onChoose: (day: string | undefined) => void;
};

const today = (): string => toWallTime(new Date().toISOString(), ownTimeZone()).slice(0, 10);

/** A month with its events: choosing a day shows those of that day, choosing it again all. */
export function MonthCalendar({ view, chosen, onChoose }: MonthCalendarProps) {
  const { i18n, t } = useLingui();
  const { api, config } = useAppServices();
  const [now] = useState(today);
  const [at, setAt] = useState(chosen ?? now);
  const month = monthOf(at);
  const { data } = useQuery(daysQuery(api, config.gameid, view, month));
  const title = new Intl.DateTimeFormat(i18n.locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
  return (
    <Panel
      className="calendar"
      heading={<span aria-live="polite">{title}</span>}
      aside={
        <>
          <IconButton
            size="sm"
            label={t`Month before`}
            icon={<ChevronLeft size={16} aria-hidden="true" />}
            onClick={() => setAt(addMonths(at, -1))}
          />
          <IconButton
            size="sm"
            label={t`Month after`}
            icon={<ChevronRight size={16} aria-hidden="true" />}
            onClick={() => setAt(addMonths(at, 1))}
          />
        </>
      }
    >
      <MonthGrid
        label={title}
        at={at}
        now={now}
        chosen={chosen}
        counts={new Map(data?.days.map(({ day, events }) => [day, events]))}
        onMove={setAt}
        onChoose={(day) => onChoose(day === chosen ? undefined : day)}
      />
    </Panel>
  );
}

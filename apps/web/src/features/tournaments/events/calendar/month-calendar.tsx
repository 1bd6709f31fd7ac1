import type { TournamentView } from '@deckframe/domain/tournaments/event';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, useEffect, useRef, type KeyboardEvent, type KeyboardEventHandler } from 'react';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api-query.ts';
import { useAppServices } from '#lib/app-services.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Panel } from '#ui/panel.tsx';
import { toWallTime, ownTimeZone } from '../event-time.ts';
import { addDays, addMonths, lastDayOf, monthOf, weeksOf } from './month-days.ts';
import { moveInMonth } from './move-in-month.ts';
import './calendar.css';

type DayCellProps = {
  day: string;
  events: number;
  isNow: boolean;
  isAt: boolean;
  isChosen: boolean;
  onKeyDown: KeyboardEventHandler;
  onChoose: () => void;
};

const MARKS = 4;

/** A day with up to four marks for its events. Its label has the number. */
function DayCell({ day, events, isNow, isAt, isChosen, onKeyDown, onChoose }: DayCellProps) {
  const { i18n, t } = useLingui();
  const date = new Intl.DateTimeFormat(i18n.locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(day));
  const count = plural(events, { one: '# event', other: '# events' });
  return (
    <button
      type="button"
      className="calendar__day"
      data-day={day}
      data-events={events > 0 ? '' : undefined}
      tabIndex={isAt ? 0 : -1}
      aria-label={events > 0 ? t`${date}, ${count}` : date}
      aria-current={isNow ? 'date' : undefined}
      aria-pressed={isChosen}
      onKeyDown={onKeyDown}
      onClick={onChoose}
    >
      {Number(day.slice(8))}
      <span className="calendar__marks" aria-hidden="true">
        {Array.from({ length: Math.min(MARKS, events) }, (_, place) => (
          <i key={place} />
        ))}
      </span>
    </button>
  );
}

type MonthGridProps = {
  label: string;
  /** The day in the tab order; its month is shown. */
  at: string;
  now: string;
  chosen: string | undefined;
  counts: ReadonlyMap<string, number>;
  onMove: (day: string) => void;
  onChoose: (day: string) => void;
};

const MONDAY = '2024-01-01';
const WEEKDAYS = Array.from({ length: 7 }, (_, place) => addDays(MONDAY, place));

function MonthGrid({ label, at, now, chosen, counts, onMove, onChoose }: MonthGridProps) {
  const { i18n } = useLingui();
  const table = useRef<HTMLTableElement>(null);
  const isMoved = useRef(false);
  useEffect(() => {
    if (!isMoved.current) return;
    isMoved.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
  }, [at]);
  const move = (event: KeyboardEvent): void => {
    const to = moveInMonth(event.key, at);
    if (to === null) return;
    event.preventDefault();
    isMoved.current = true;
    onMove(to);
  };
  const sayWeekday = (day: string, weekday: 'long' | 'short') =>
    new Intl.DateTimeFormat(i18n.locale, { weekday, timeZone: 'UTC' }).format(new Date(day));
  return (
    <table ref={table} className="calendar__grid" aria-label={label}>
      <thead>
        <tr>
          {WEEKDAYS.map((day) => (
            <th key={day} scope="col" abbr={sayWeekday(day, 'long')}>
              {sayWeekday(day, 'short').slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(monthOf(at)).map((week) => (
          <tr key={week.join(' ')}>
            {WEEKDAYS.map((weekday, column) => {
              const day = week[column] ?? null;
              return (
                <td key={weekday}>
                  {day !== null && (
                    <DayCell
                      day={day}
                      events={counts.get(day) ?? 0}
                      isNow={day === now}
                      isAt={day === at}
                      isChosen={day === chosen}
                      onKeyDown={move}
                      onChoose={() => {
                        onMove(day);
                        onChoose(day);
                      }}
                    />
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type MonthCalendarProps = {
  view: TournamentView;
  chosen: string | undefined;
  /** Undefined means any day. */
  onChoose: (day: string | undefined) => void;
};

const today = (): string => toWallTime(new Date().toISOString(), ownTimeZone()).slice(0, 10);

/** A month with its events. Choosing a day shows its events; choosing it again shows all. */
export function MonthCalendar({ view, chosen, onChoose }: MonthCalendarProps) {
  const { i18n, t } = useLingui();
  const { config } = useAppServices();
  const [now] = useState(today);
  const [at, setAt] = useState(chosen ?? now);
  const month = monthOf(at);
  const { data } = useQuery(
    apiQuery('GET /api/games/:game/tournament-days', {
      params: { game: config.gameid },
      query: { view, from: `${month}-01`, to: lastDayOf(month) },
    }),
  );
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

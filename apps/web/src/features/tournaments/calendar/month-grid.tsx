import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { DayCell } from './day-cell.tsx';
import { addDays, monthOf, weeksOf } from '../events/calendar/month-days.ts';
import { moveInMonth } from '../events/calendar/move-in-month.ts';

type MonthGridProps = {
  label: string;
  /** The day that Tab leads to; its month is shown. */
  at: string;
  now: string;
  chosen: string | undefined;
  counts: ReadonlyMap<string, number>;
  onMove: (day: string) => void;
  onChoose: (day: string) => void;
};

/** A Monday. */
const MONDAY = '2024-01-01';
const WEEKDAYS = Array.from({ length: 7 }, (_, place) => addDays(MONDAY, place));

/** Days as buttons: arrows go from one to the next, also over the end of a month. */
export function MonthGrid({ label, at, now, chosen, counts, onMove, onChoose }: MonthGridProps) {
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

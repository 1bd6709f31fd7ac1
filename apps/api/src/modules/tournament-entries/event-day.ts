import type { TournamentRow } from '../tournaments/desk/reading-service.ts';

/** The day on which an event is held, where it is held: YYYY-MM-DD. */
export function dayOfEvent({
  start_date,
  time_zone,
}: Pick<TournamentRow, 'start_date' | 'time_zone'>): string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-CA', { timeZone: time_zone, ...parts }).format(start_date);
}

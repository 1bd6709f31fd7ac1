/** When an event is, by the clock of the place where it is held. */
export function sayDay(locale: string, moment: string, timeZone: string): string {
  const parts = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone }).format(new Date(moment));
}

export function sayTime(locale: string, moment: string, timeZone: string): string {
  const parts = { hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone }).format(new Date(moment));
}

/** As a field of day and time has it: `2026-12-05T18:30`. */
export function toWallTime(moment: string, timeZone: string): string {
  const parts = { dateStyle: 'short', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat('sv-SE', parts).format(new Date(moment)).replace(' ', 'T');
}

/** Where this browser is. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** How many days from now, where the event is held; before today it is less than nothing. */
export function daysAway(moment: string, timeZone: string, now: Date): number {
  const dayOf = (instant: string) => Date.parse(toWallTime(instant, timeZone).slice(0, 10));
  return Math.round((dayOf(moment) - dayOf(now.toISOString())) / 86_400_000);
}

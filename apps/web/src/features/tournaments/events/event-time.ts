/** Formats an event's date in the venue's time zone. */
export function sayDay(locale: string, moment: string, timeZone: string): string {
  const parts = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone }).format(new Date(moment));
}

export function sayTime(locale: string, moment: string, timeZone: string): string {
  const parts = { hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone }).format(new Date(moment));
}

/** Formats a value for a date and time input: `2026-12-05T18:30`. */
export function toWallTime(moment: string, timeZone: string): string {
  const parts = { dateStyle: 'short', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat('sv-SE', parts).format(new Date(moment)).replace(' ', 'T');
}

/** Time zone of the browser. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Days from now in the venue's time zone; negative for past days. */
export function daysAway(moment: string, timeZone: string, now: Date): number {
  const dayOf = (instant: string) => Date.parse(toWallTime(instant, timeZone).slice(0, 10));
  return Math.round((dayOf(moment) - dayOf(now.toISOString())) / 86_400_000);
}

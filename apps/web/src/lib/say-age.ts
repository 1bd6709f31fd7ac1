const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const satisfies readonly [Intl.RelativeTimeFormatUnit, number][];

/** `2 days ago`, in the words of the language. */
export function sayAge(locale: string, moment: string, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - Date.parse(moment)) / 1000);
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const [unit, length] = UNITS.find((candidate) => seconds >= candidate[1]) ?? ['minute', 60];
  return format.format(-Math.floor(seconds / length), unit);
}

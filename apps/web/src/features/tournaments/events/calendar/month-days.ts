/** Days are `2026-11-21` and months `2026-11`, as in the API. */
const toDay = (moment: Date): string => moment.toISOString().slice(0, 10);

export const monthOf = (day: string): string => day.slice(0, 7);

export function addDays(day: string, count: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + count);
  return toDay(moment);
}

/** The same day of another month, limited to that month's last day. */
export function addMonths(day: string, count: number): string {
  const first = new Date(`${monthOf(day)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + count);
  const last = Number(lastDayOf(monthOf(toDay(first))).slice(8));
  return addDays(toDay(first), Math.min(Number(day.slice(8)), last) - 1);
}

export function lastDayOf(month: string): string {
  const next = new Date(`${month}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return addDays(toDay(next), -1);
}

/** Days after Monday. */
export const placeInWeek = (day: string): number =>
  (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Weeks from Monday to Sunday; null for days of other months. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const monday = addDays(first, -placeInWeek(first));
  const weeks = Math.ceil((placeInWeek(first) + Number(lastDayOf(month).slice(8))) / 7);
  return Array.from({ length: weeks }, (_week, row) =>
    Array.from({ length: 7 }, (_day, column) => {
      const day = addDays(monday, row * 7 + column);
      return monthOf(day) === month ? day : null;
    }),
  );
}

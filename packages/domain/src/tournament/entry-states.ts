export const ENTRY_STATES = [
  'waiting',
  'registered',
  'checked_in',
  'dropped',
  'disqualified',
] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

const MINUTE = 60_000;

/** When players may check themselves in, in milliseconds: from an hour before the start to it. */
export function checkInWindow(start: number): { readonly opens: number; readonly closes: number } {
  return { opens: start - 60 * MINUTE, closes: start };
}

export const ENTRY_STATES = [
  'waiting',
  'registered',
  'checked_in',
  'dropped',
  'disqualified',
] as const;

export type EntryState = (typeof ENTRY_STATES)[number];

const MINUTE = 60_000;

/** States of a tournament. Only staff reopen a finished one. */
export const TOURNAMENT_STATES = [
  'draft',
  'announced',
  'open',
  'running',
  'finished',
  'cancelled',
] as const;

export type TournamentState = (typeof TOURNAMENT_STATES)[number];

const NEXT: Record<TournamentState, readonly TournamentState[]> = {
  draft: ['announced', 'open', 'cancelled'],
  announced: ['draft', 'open', 'cancelled'],
  open: ['announced', 'running', 'cancelled'],
  running: ['finished', 'cancelled'],
  finished: ['running'],
  cancelled: [],
};

export const mayBecome = (from: TournamentState, to: TournamentState): boolean =>
  NEXT[from].includes(to);

/** The check-in period in milliseconds: the hour before the start. */
export function checkInWindow(start: number): { readonly opens: number; readonly closes: number } {
  return { opens: start - 60 * MINUTE, closes: start };
}

/** What a tournament can be in; a finished one is opened again by staff alone. */
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

export const TOURNAMENT_MODES = ['venue', 'online'] as const;
export const TOURNAMENT_TRUSTS = ['unlisted', 'community', 'verified'] as const;
export const TOURNAMENT_SOURCES = ['own', 'imported', 'demo'] as const;
export const TOURNAMENT_VIEWS = ['upcoming', 'live', 'results'] as const;
export type TournamentView = (typeof TOURNAMENT_VIEWS)[number];

/** Characters, or how many, at most. */
export const TOURNAMENT_LIMITS = {
  name: 80,
  description: 4000,
  format: 40,
  location: 160,
  area: 60,
  players: 8000,
  copies: 12,
  staff: 50,
} as const;

const OPEN_EVENTS_MAX = 10;

/** How many events that are not over a member may have. */
export const openEventsMax = (
  accountDays: number,
  { organizerDays, openEvents }: { organizerDays: number; openEvents: number },
): number => (accountDays < organizerDays ? openEvents : OPEN_EVENTS_MAX);

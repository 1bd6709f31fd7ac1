import type { TournamentState } from './states.ts';

/** When others may read the lists of a tournament, the strictest last. */
export const LIST_POLICIES = ['open', 'afterStart', 'inTheCut', 'afterTheEnd'] as const;

export type ListPolicy = (typeof LIST_POLICIES)[number];

export const STAFF_ROLES = ['organiser', 'headJudge', 'judge', 'scorekeeper', 'display'] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];

export const TOURNAMENT_MODES = ['venue', 'online'] as const;
export const TOURNAMENT_TRUSTS = ['unlisted', 'community', 'verified'] as const;
export const TOURNAMENT_SOURCES = ['own', 'imported', 'demo'] as const;
export const TOURNAMENT_VIEWS = ['upcoming', 'live', 'results'] as const;
export type TournamentView = (typeof TOURNAMENT_VIEWS)[number];

/** Maximum lengths and counts. */
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

/** Open tournaments that a member may have. */
export const openEventsMax = (
  accountDays: number,
  { organizerDays, openEvents }: { organizerDays: number; openEvents: number },
): number => (accountDays < organizerDays ? openEvents : OPEN_EVENTS_MAX);

/** True if everybody may read a list now; never for drafts and cancelled events. */
export function isListShown(
  policy: ListPolicy,
  status: TournamentState,
  isInTheCut: boolean,
): boolean {
  if (status === 'draft' || status === 'cancelled') return false;
  if (policy === 'open' || status === 'finished') return true;
  if (status !== 'running') return false;
  return policy === 'afterStart' || (policy === 'inTheCut' && isInTheCut);
}

/** Lists that players submitted under one policy are never shown earlier than it promised. */
export const isAsStrict = (policy: ListPolicy, before: ListPolicy): boolean =>
  LIST_POLICIES.indexOf(policy) >= LIST_POLICIES.indexOf(before);

const MAY_STILL_ENTER: readonly TournamentState[] = ['draft', 'announced', 'open'];

/** Staff who play, or still could, may read a hidden list only by a deck check, which is logged. */
export const needsDeckCheck = (status: TournamentState, isPlayer: boolean): boolean =>
  isPlayer || MAY_STILL_ENTER.includes(status);

import type { TournamentState } from './states.ts';

export const OBJECTION_STATES = ['open', 'upheld', 'rejected'] as const;
export const OBJECTION_LENGTH = 1000;

const HOUR = 3_600_000;
/** How long after its end an event can be objected to. */
const OBJECTION_HOURS = 48;

/** Until when; null where it is not over. Milliseconds since 1970. */
export function objectionsCloseAt(
  status: TournamentState,
  finishedAt: number | null,
): number | null {
  return status === 'finished' && finishedAt !== null ? finishedAt + OBJECTION_HOURS * HOUR : null;
}

import type { TournamentState } from './states.ts';

export const OBJECTION_STATES = ['open', 'upheld', 'rejected'] as const;
export const OBJECTION_LENGTH = 1000;

const HOUR = 3_600_000;
/** Hours after its end during which an event can be objected to. */
const OBJECTION_HOURS = 48;

/** End of the objection period in milliseconds since 1970; null before the end of the event. */
export function objectionsCloseAt(
  status: TournamentState,
  finishedAt: number | null,
): number | null {
  return status === 'finished' && finishedAt !== null ? finishedAt + OBJECTION_HOURS * HOUR : null;
}

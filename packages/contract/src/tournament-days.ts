import { TOURNAMENT_VIEWS } from '@deckframe/domain/tournament/event';
import { z } from 'zod';

/** Six weeks, as a month on a page has them at most. */
export const TOURNAMENT_DAYS = 42;

export const tournamentDaysQuery = z.strictObject({
  view: z.enum(TOURNAMENT_VIEWS).default('upcoming'),
  from: z.iso.date(),
  to: z.iso.date(),
});

const tournamentDay = z
  .strictObject({ day: z.iso.date(), events: z.int() })
  .meta({ id: 'TournamentDay' });

export const tournamentDaysAnswer = z
  .strictObject({ days: z.array(tournamentDay).max(TOURNAMENT_DAYS) })
  .meta({ id: 'TournamentDays' });

export type TournamentDaysQuery = z.infer<typeof tournamentDaysQuery>;

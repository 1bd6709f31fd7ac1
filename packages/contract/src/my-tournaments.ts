import { ENTRY_STATES } from '@deckframe/domain/tournament/entry-states';
import { STAFF_ROLES } from '@deckframe/domain/tournament/staff-roles';
import { z } from 'zod';
import { tournamentSummary } from './tournaments/tournaments.ts';

/** What a member has to do with at most; older ones stand on their profile. */
export const MY_TOURNAMENTS = 24;

const myTournament = z
  .strictObject({
    event: tournamentSummary,
    entry: z.enum(ENTRY_STATES).nullable().meta({ description: 'Your registration' }),
    duty: z.enum(STAFF_ROLES).nullable().meta({ description: 'What you are of its staff' }),
    round: z.int().nullable().meta({ description: 'The round in which you have a table' }),
    table: z.int().nullable(),
  })
  .meta({ id: 'MyTournament' });

export const myTournamentsAnswer = z
  .strictObject({ tournaments: z.array(myTournament).max(MY_TOURNAMENTS) })
  .meta({ id: 'MyTournaments' });

import {
  LIST_POLICIES,
  STAFF_ROLES,
  TOURNAMENT_LIMITS,
  TOURNAMENT_MODES,
} from '@deckframe/domain/tournaments/event';
import { TOURNAMENT_STATES } from '@deckframe/domain/tournaments/states';
import { z } from 'zod';
import { usernameField } from '../accounts/account.ts';
import { nameText, text } from '../text.ts';
import { tournamentPoint } from './tournament-points.ts';
import { tournamentStructure } from './tournament-structure.ts';
import { tournamentParams } from './tournaments.ts';

const trimmed = (max: number, min = 0) =>
  nameText(max)
    .transform((value) => value.trim())
    .pipe(z.string().min(min));

/** Local time at the venue without an offset: `2026-12-05T18:30`. */
const wallTime = z.iso
  .datetime({ local: true, precision: -1 })
  .max(16)
  .regex(/^(19|2[01])/, 'must be in a year from 1900 to 2199');

export const tournamentWrite = z
  .strictObject({
    name: trimmed(TOURNAMENT_LIMITS.name, 3),
    description: text(TOURNAMENT_LIMITS.description),
    format: trimmed(TOURNAMENT_LIMITS.format, 1),
    mode: z.enum(TOURNAMENT_MODES),
    location: trimmed(TOURNAMENT_LIMITS.location),
    area: trimmed(TOURNAMENT_LIMITS.area),
    point: tournamentPoint
      .nullable()
      .default(null)
      .meta({ description: 'Kept to the hundredth of a degree; none of an event online' }),
    timeZone: text(60).min(1).meta({ description: 'Of the tz database: `Europe/Berlin`' }),
    start: wallTime.meta({ description: 'In that time zone' }),
    deadline: wallTime.meta({ description: 'In that time zone' }),
    maxPlayers: z.int().min(2).max(TOURNAMENT_LIMITS.players),
    structure: tournamentStructure,
    listPolicy: z.enum(LIST_POLICIES),
    listRequired: z.boolean(),
    isUnlisted: z.boolean(),
  })
  .meta({ id: 'TournamentWrite' });

export const tournamentCopies = z
  .strictObject({
    weeks: z
      .int()
      .min(1)
      .max(TOURNAMENT_LIMITS.copies)
      .meta({ description: 'How many copies, each a week after the last' }),
  })
  .meta({ id: 'TournamentCopies' });

export const tournamentStateBody = z
  .strictObject({ status: z.enum(TOURNAMENT_STATES) })
  .meta({ id: 'TournamentStateChange' });

export const staffBody = z
  .strictObject({ username: usernameField, duty: z.enum(STAFF_ROLES) })
  .meta({ id: 'TournamentStaffChange' });

export const staffParams = tournamentParams.extend({ username: usernameField });

export const tournamentCopiesAnswer = z
  .strictObject({ ids: z.array(z.string()) })
  .meta({ id: 'TournamentCopiesMade' });

export type TournamentWrite = z.infer<typeof tournamentWrite>;

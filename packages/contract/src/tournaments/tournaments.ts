import { LIST_POLICIES } from '@deckframe/domain/tournament/list-policy';
import { KILOMETRES, parsePoint } from '@deckframe/domain/tournaments/distance';
import { STAFF_ROLES } from '@deckframe/domain/tournament/staff-roles';
import { TOURNAMENT_STATES } from '@deckframe/domain/tournaments/states';
import {
  TOURNAMENT_MODES,
  TOURNAMENT_SOURCES,
  TOURNAMENT_TRUSTS,
  TOURNAMENT_VIEWS,
} from '@deckframe/domain/tournament/event';
import { z } from 'zod';
import { moderationState } from '../community/moderation.ts';
import { text } from '../text.ts';
import { tournamentPoint } from './tournament-points.ts';
import { shownStructure } from '../tournament-shown-structure.ts';

export const TOURNAMENTS_PAGE = 20;

export const tournamentParams = z.strictObject({ game: text(32), tournamentId: z.uuid() });

const day = z.iso.date();

export const tournamentsQuery = z.strictObject({
  view: z.enum(TOURNAMENT_VIEWS).default('upcoming'),
  from: day.optional().meta({ description: 'On this day or later, where it is held' }),
  to: day.optional(),
  area: text(60).optional(),
  mode: z.enum(TOURNAMENT_MODES).optional(),
  format: text(40).optional(),
  text: text(80).optional().meta({ description: 'In the name or the place' }),
  near: text(40)
    .refine((value) => parsePoint(value) !== undefined)
    .optional()
    .meta({ description: 'Latitude and longitude: `60.39,5.32`. Distances are from here' }),
  within: z.coerce
    .number()
    .pipe(z.literal(KILOMETRES))
    .optional()
    .meta({ description: 'Kilometres from `near`, which leaves out events without a point' }),
  after: text(200).optional(),
});

const summaryFields = {
  id: z.string(),
  game: z.string(),
  name: z.string(),
  organizer: z.string().nullable(),
  format: z.string(),
  mode: z.enum(TOURNAMENT_MODES),
  location: z.string(),
  area: z.string(),
  timeZone: z.string(),
  startDate: z.string(),
  registrationDeadline: z.string(),
  maxPlayers: z.int(),
  playerCount: z.int(),
  waitingCount: z.int(),
  status: z.enum(TOURNAMENT_STATES),
  trust: z.enum(TOURNAMENT_TRUSTS),
  source: z.enum(TOURNAMENT_SOURCES),
  structure: shownStructure,
  finishedAt: z.string().nullable(),
  kilometres: z.int().nullable().meta({ description: 'From the place that was asked for' }),
};

export const tournamentSummary = z.strictObject(summaryFields).meta({ id: 'TournamentSummary' });

export const tournamentsAnswer = z
  .strictObject({ tournaments: z.array(tournamentSummary), next: z.string().nullable() })
  .meta({ id: 'Tournaments' });

const staffMember = z
  .strictObject({ userId: z.string(), username: z.string(), role: z.enum(STAFF_ROLES) })
  .meta({ id: 'TournamentStaffMember' });

export const tournament = z
  .strictObject({
    ...summaryFields,
    description: z.string(),
    point: tournamentPoint.nullable(),
    version: z.int(),
    seriesId: z.string().nullable(),
    importLink: z.string().meta({ description: 'Where an imported event has its results' }),
    listPolicy: z.enum(LIST_POLICIES),
    listRequired: z.boolean(),
    ruleSet: z.string().meta({ description: 'The name of the rules on the day of the event' }),
    staff: z.array(staffMember),
    moderation: moderationState.nullable(),
    you: z.strictObject({
      role: z.enum([...STAFF_ROLES, 'administrator']).nullable(),
      manages: z.boolean(),
      runs: z.boolean(),
      seesLists: z.boolean(),
    }),
  })
  .meta({ id: 'Tournament' });

export type TournamentAnswer = z.infer<typeof tournament>;
export type TournamentSummary = z.infer<typeof tournamentSummary>;
export type TournamentsQuery = z.infer<typeof tournamentsQuery>;

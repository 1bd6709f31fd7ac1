import {
  LIST_POLICIES,
  STAFF_ROLES,
  TOURNAMENT_MODES,
  TOURNAMENT_SOURCES,
  TOURNAMENT_TRUSTS,
  TOURNAMENT_VIEWS,
} from '@deckframe/domain/tournaments/event';
import { KILOMETRES, parsePoint } from '@deckframe/domain/tournaments/distance';
import { TOURNAMENT_STATES, ENTRY_STATES } from '@deckframe/domain/tournaments/states';
import { z } from 'zod';
import { moderationState } from '../community/moderation.ts';
import { calendarDay } from '../params.ts';
import { text } from '../text.ts';
import { tournamentPoint } from './tournament-points.ts';
import { PHASE_KINDS, TIE_BREAKS } from '@deckframe/domain/tournaments/structure';

/** Six weeks, the most that a month view shows. */
export const TOURNAMENT_DAYS = 42;

export const tournamentDaysQuery = z.strictObject({
  view: z.enum(TOURNAMENT_VIEWS).default('upcoming'),
  from: calendarDay,
  to: calendarDay,
});

const tournamentDay = z
  .strictObject({ day: z.iso.date(), events: z.int() })
  .meta({ id: 'TournamentDay' });

export const tournamentDaysAnswer = z
  .strictObject({ days: z.array(tournamentDay).max(TOURNAMENT_DAYS) })
  .meta({ id: 'TournamentDays' });

export type TournamentDaysQuery = z.infer<typeof tournamentDaysQuery>;

/** A cut by rank with a size, or by a number of points. */
const cut = z
  .strictObject({
    by: z.enum(['rank', 'points']),
    size: z.int().optional(),
    points: z.int().optional(),
  })
  .nullable();

const phase = z.strictObject({
  kind: z.enum(PHASE_KINDS),
  rounds: z.int().nullable().meta({ description: 'Null: by the count of players' }),
  bestOf: z.int(),
  minutes: z.int().meta({ description: '0: without a clock' }),
  cut,
});

const share = z.int().nullable();

const scoring = z.strictObject({
  win: z.int(),
  draw: z.int(),
  loss: z.int(),
  tieBreaks: z.array(z.enum(TIE_BREAKS)),
  shareBy: z.enum(['points', 'wins']),
  floor: share,
  droppedCeiling: share,
  byeInGames: z.boolean(),
});

/** The structure in answers, which cannot use a nullable union. */
const shownStructure = z
  .strictObject({ scoring, phases: z.array(phase) })
  .meta({ id: 'ShownTournamentStructure' });

export const TOURNAMENTS_PAGE = 20;

export const tournamentParams = z.strictObject({ game: text(32), tournamentId: z.uuid() });

const day = calendarDay;

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
    .number<number | string>()
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
  kilometres: z.int().nullable().meta({ description: 'Distance from the requested place' }),
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
    invited: z.array(staffMember).meta({
      description: 'Open invitations to the staff, for members who may invite',
    }),
    moderation: moderationState.nullable(),
    you: z.strictObject({
      role: z.enum([...STAFF_ROLES, 'administrator']).nullable(),
      manages: z.boolean(),
      runs: z.boolean(),
      seesLists: z.boolean(),
      invitation: z
        .strictObject({ role: z.enum(STAFF_ROLES), by: z.string() })
        .nullable()
        .meta({ description: 'An invitation to the staff that you have not answered' }),
    }),
  })
  .meta({ id: 'Tournament' });

export type TournamentAnswer = z.infer<typeof tournament>;
export type TournamentSummary = z.infer<typeof tournamentSummary>;
export type TournamentsQuery = z.infer<typeof tournamentsQuery>;

/** Maximum listed events of a member. The profile shows older ones. */
export const MY_TOURNAMENTS = 24;

const myTournament = z
  .strictObject({
    event: tournamentSummary,
    entry: z.enum(ENTRY_STATES).nullable().meta({ description: 'Your registration' }),
    duty: z.enum(STAFF_ROLES).nullable().meta({ description: 'Your staff role' }),
    round: z.int().nullable().meta({ description: 'The round in which you have a table' }),
    table: z.int().nullable(),
  })
  .meta({ id: 'MyTournament' });

export const myTournamentsAnswer = z
  .strictObject({ tournaments: z.array(myTournament).max(MY_TOURNAMENTS) })
  .meta({ id: 'MyTournaments' });

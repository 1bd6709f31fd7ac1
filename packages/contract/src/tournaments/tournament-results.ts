import { z } from 'zod';
import { userIdField } from '../accounts/account.ts';
import { frozenList } from './tournament-entries.ts';
import { text } from '../text.ts';
import { OBJECTION_LENGTH, OBJECTION_STATES } from '@deckframe/domain/tournaments/objections';
import { tournamentParams } from './tournaments.ts';

const said = text(OBJECTION_LENGTH)
  .transform((value) => value.trim())
  .pipe(z.string().min(1));

export const objectionParams = tournamentParams.extend({ objectionId: z.uuid() });

export const objectionBody = z.strictObject({ text: said }).meta({ id: 'TournamentObjectionText' });

export const objectionAnswerBody = z
  .strictObject({ isUpheld: z.boolean(), answer: said })
  .meta({ id: 'TournamentObjectionAnswer' });

const objection = z
  .strictObject({
    id: z.string(),
    by: z.string().nullable().meta({ description: 'Only for staff who handle it' }),
    text: z.string().nullable().meta({ description: 'For staff who handle it and for its author' }),
    isOwn: z.boolean(),
    status: z.enum(OBJECTION_STATES),
    answer: z.string(),
    createdAt: z.string(),
  })
  .meta({ id: 'TournamentObjection' });

export const objectionsAnswer = z
  .strictObject({
    closesAt: z.string().nullable().meta({ description: 'Null until the event has ended' }),
    mayObject: z.boolean(),
    mayAnswer: z.boolean(),
    objections: z.array(objection),
  })
  .meta({ id: 'TournamentObjections' });

export type ObjectionsAnswer = z.infer<typeof objectionsAnswer>;

export const samplesQuery = z.strictObject({ archetype: text(80).optional() });

const sample = z
  .strictObject({
    tournamentId: z.string(),
    tournament: z.string(),
    startDate: z.string(),
    playerCount: z.int(),
    isDemo: z.boolean().meta({ description: 'Demo data for a new site' }),
    isImported: z.boolean().meta({ description: 'Held elsewhere, reported by its organiser' }),
    list: frozenList,
  })
  .meta({ id: 'TournamentSample' });

export const samplesAnswer = z
  .strictObject({ samples: z.array(sample) })
  .meta({ id: 'TournamentSamples' });

const archetypeShare = z
  .strictObject({
    archetype: z.string().meta({ description: 'Blank if none was named' }),
    lists: z.int(),
    inTheFirstEight: z.int(),
    wins: z.int(),
    best: z.int(),
  })
  .meta({ id: 'ArchetypeShare' });

export const metaAnswer = z
  .strictObject({ events: z.int(), lists: z.int(), archetypes: z.array(archetypeShare) })
  .meta({ id: 'TournamentMeta' });

export const RESULTS_PAGE = 20;

export const memberResultsParams = z.strictObject({ game: text(32), userId: userIdField });
export const resultsQuery = z.strictObject({
  after: text(200).optional().meta({ description: '`next` of the previous page' }),
});

const placedResult = z
  .strictObject({
    tournamentId: z.string(),
    tournament: z.string(),
    day: z.string().meta({ description: 'YYYY-MM-DD, where the event was held' }),
    placement: z.int(),
    playerCount: z.int(),
  })
  .meta({ id: 'TournamentPlacement' });

export const resultsAnswer = z
  .strictObject({ results: z.array(placedResult), next: z.string().nullable() })
  .meta({ id: 'TournamentPlacements' });

export type ResultsAnswer = z.infer<typeof resultsAnswer>;

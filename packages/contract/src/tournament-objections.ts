import { OBJECTION_LENGTH, OBJECTION_STATES } from '@deckframe/domain/tournaments/objections';
import { z } from 'zod';
import { text } from './text.ts';
import { tournamentParams } from './tournaments/tournaments.ts';

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
    by: z.string().nullable().meta({ description: 'For those who answer it alone' }),
    text: z.string().nullable().meta({ description: 'For those who answer it and who wrote it' }),
    isOwn: z.boolean(),
    status: z.enum(OBJECTION_STATES),
    answer: z.string(),
    createdAt: z.string(),
  })
  .meta({ id: 'TournamentObjection' });

export const objectionsAnswer = z
  .strictObject({
    closesAt: z.string().nullable().meta({ description: 'Null before the event is over' }),
    mayObject: z.boolean(),
    mayAnswer: z.boolean(),
    objections: z.array(objection),
  })
  .meta({ id: 'TournamentObjections' });

export type ObjectionsAnswer = z.infer<typeof objectionsAnswer>;

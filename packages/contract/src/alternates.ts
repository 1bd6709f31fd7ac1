import { z } from 'zod';
import { CARD_NUMBER_MAX } from './params.ts';
import { text } from './text.ts';

const GROUPS_MAX = 20;
const PRINTINGS_MAX = 40;
const number = text(CARD_NUMBER_MAX).min(1);

export const alternatesQuery = z.strictObject({
  search: text(60).default('').meta({ description: 'Beginning of a number, or part of a name' }),
  after: number.optional(),
});

const printing = z.strictObject({
  cardno: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  rarity: z.string().nullable(),
  isPublished: z.boolean(),
});

export const alternatesAnswer = z
  .strictObject({
    groups: z.array(
      z.strictObject({
        originalid: z.string(),
        printings: z.array(printing).meta({ description: 'The main one first' }),
      }),
    ),
    next: z.string().nullable(),
  })
  .meta({ id: 'Alternates' });

const group = z.strictObject({
  originalid: number.meta({ description: 'A new one is the number of its main printing' }),
  printings: z.array(number).max(PRINTINGS_MAX).meta({ description: 'The main one first' }),
});

export const alternatesBody = z.strictObject({
  before: z.array(group).min(1).max(GROUPS_MAX).meta({
    description: 'The groups as they were read; where one is otherwise by now, nothing is changed',
  }),
  after: z.array(group).min(1).max(GROUPS_MAX),
});

export const alternatesSaved = z
  .strictObject({ cards: z.int().meta({ description: 'Cards that changed' }) })
  .meta({ id: 'AlternatesSaved' });

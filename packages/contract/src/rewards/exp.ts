import { z } from 'zod';

export const expResult = z
  .strictObject({
    action: z.enum([
      'dailyCardRating',
      'deckCreation',
      'deckPublication',
      'cardRating',
      'comment',
      'like',
    ]),
    expAwarded: z.int().meta({ description: '0 when the daily cap is reached' }),
    expTotal: z.int(),
    levelUp: z.boolean(),
    oldLevel: z.int(),
    newLevel: z.int(),
    cooldownMessage: z.string().nullable(),
  })
  .meta({ id: 'ExpResult' });

/** Part of the answer of every write that may pay EXP. Empty if nothing was paid. */
export const expResults = z.array(expResult);

export const expResultsAnswer = z.strictObject({ exp: expResults }).meta({ id: 'ExpResults' });

import { z } from 'zod';
import { CARD_NUMBER_MAX } from '../params.ts';
import { text } from '../text.ts';

/** A card number without the characters that separate numbers in lists. */
const number = text(CARD_NUMBER_MAX).regex(/^[^\s,|"]+$/, 'must be a card number');

export const renumberBody = z.strictObject({
  from: text(CARD_NUMBER_MAX).min(1),
  to: number,
});

export const renumberParams = z.strictObject({
  game: text(32),
  id: z.string().regex(/^[1-9]\d{0,14}$/),
});

export const renumberBegun = z.strictObject({ id: z.string() }).meta({ id: 'RenumberBegun' });

const rows = z.int().nullable().meta({ description: 'Null if there are too many to count' });

export const cardNumberUse = z
  .strictObject({
    cardno: z.string(),
    name: z.string(),
    originalid: z.string(),
    series: z.string(),
    isPublished: z.boolean(),
    places: z.strictObject({
      decks: rows,
      entries: rows,
      trades: rows,
      ratings: rows,
      staples: rows,
      comments: rows,
      reports: rows,
      prices: rows,
      days: rows,
      printings: rows,
    }),
    decks: z
      .array(z.strictObject({ id: z.string(), name: z.string(), owner: z.string().nullable() }))
      .meta({ description: 'The latest event' }),
  })
  .meta({ id: 'CardNumberUse' });

export const renumbersAnswer = z
  .strictObject({
    runs: z.array(
      z.strictObject({
        id: z.string(),
        from: z.string(),
        to: z.string(),
        name: z.string(),
        state: z.enum(['running', 'done', 'undoing', 'undone']),
        walked: z.int(),
        total: z.int(),
        decks: z.int(),
        entries: z.int(),
        trades: z.int(),
        createdAt: z.string(),
        finishedAt: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'Renumbers' });

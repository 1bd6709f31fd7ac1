import { z } from 'zod';
import { calendarMoment, CARD_NUMBER_MAX } from '../params.ts';
import { text } from '../text.ts';

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
    description: 'The groups as they were read; if one has changed, nothing is written',
  }),
  after: z.array(group).min(1).max(GROUPS_MAX),
});

export const alternatesSaved = z
  .strictObject({ cards: z.int().meta({ description: 'Changed cards' }) })
  .meta({ id: 'AlternatesSaved' });

/** Maximum rows of one page. */
export const ADMIN_CARDS_MAX = 5000;
/** Maximum cells of one save. */
export const EDIT_CELLS_MAX = 20_000;
/** Maximum cards that one request publishes or hides. */
export const PUBLICATION_MAX = 5000;
const VALUE_MAX = 10_000;
const NOTE_MAX = 500;
const COLUMN_MAX = 64;

const cardno = text(CARD_NUMBER_MAX).min(1);
const moment = calendarMoment;
const storedValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const givenValue = z.union([text(VALUE_MAX), z.number(), z.boolean(), z.null()]);

export const adminCardsQuery = z.strictObject({
  after: cardno.optional().meta({ description: 'The `next` of the previous page' }),
  limit: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().max(ADMIN_CARDS_MAX))
    .optional(),
});

export const adminCardsAnswer = z
  .strictObject({
    rows: z.int(),
    columns: z
      .record(z.string(), z.unknown())
      .meta({ description: 'Column by column, like catalogue files' }),
    total: z.int(),
    next: z.string().nullable(),
  })
  .meta({ id: 'AdminCards' });

const cellEdit = z.strictObject({
  column: text(COLUMN_MAX).min(1),
  from: givenValue.meta({ description: 'The previous value of the cell' }),
  to: givenValue,
});

export const cardEditsBody = z
  .strictObject({
    cards: z
      .array(
        z.strictObject({ cardno, isNew: z.boolean(), cells: z.array(cellEdit).min(1).max(100) }),
      )
      .min(1)
      .max(EDIT_CELLS_MAX),
    note: text(NOTE_MAX).meta({
      description: 'The reason, for the audit log and the card history',
    }),
  })
  .refine(
    ({ cards }) => cards.reduce((sum, { cells }) => sum + cells.length, 0) <= EDIT_CELLS_MAX,
    `takes at most ${EDIT_CELLS_MAX} cells`,
  )
  .refine(
    ({ cards }) => new Set(cards.map((card) => card.cardno)).size === cards.length,
    'names a card twice',
  );

export const cardEditsAnswer = z
  .strictObject({
    outcome: z.enum(['saved', 'unchanged', 'refused']),
    cards: z.int().meta({ description: 'How many cards were changed' }),
    faults: z.array(z.strictObject({ cardno: z.string(), column: z.string(), fault: z.string() })),
    conflicts: z.array(
      z.strictObject({ cardno: z.string(), column: z.string(), current: storedValue }),
    ),
  })
  .meta({ id: 'CardEditsAnswer' });

export const cardPictureAnswer = z
  .strictObject({
    cardno: z.string(),
    image: z.string().meta({ description: 'The name by which the card can show the picture' }),
    before: z.string().nullable().meta({ description: 'The name of the current picture' }),
  })
  .meta({ id: 'CardPicture' });

export const publicationBody = z.strictObject({
  cardnos: z.array(cardno).min(1).max(PUBLICATION_MAX),
  published: z.boolean(),
  at: moment.nullable().meta({ description: 'When; null does it now' }),
});

export const publicationAnswer = z
  .strictObject({
    cards: z.int().meta({ description: 'Number of rows changed by this request' }),
    scheduleId: z.string().nullable(),
  })
  .meta({ id: 'CardPublication' });

export const scheduleParams = z.strictObject({
  game: text(32),
  scheduleId: z.string().regex(/^[1-9]\d{0,15}$/),
});

export const schedulesAnswer = z
  .strictObject({
    schedules: z.array(
      z.strictObject({
        id: z.string(),
        cardnos: z.array(z.string()),
        published: z.boolean(),
        at: z.string(),
        by: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'CardSchedules' });

export const cardHistoryAnswer = z
  .strictObject({
    entries: z.array(
      z.strictObject({
        id: z.string(),
        at: z.string(),
        kind: z.enum(['new', 'changed', 'gone', 'back']),
        source: z.string(),
        by: z.string().nullable().meta({ description: 'Null if not done by a member' }),
        note: z.string().nullable(),
        before: z.record(z.string(), storedValue),
        after: z.record(z.string(), storedValue),
      }),
    ),
  })
  .meta({ id: 'CardHistory' });

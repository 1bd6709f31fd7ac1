import { z } from 'zod';
import { text } from '../text.ts';

/** Enough for a catalogue of 50,000 cards with their texts. */
const SOURCE_MAX = 40_000_000;

export const importRunParams = z.strictObject({
  game: text(32),
  id: z.string().regex(/^[1-9]\d{0,14}$/),
});

export const importBody = z.strictObject({
  kind: z.enum(['cards', 'prices']),
  sourceName: text(120).min(1),
  format: z.enum(['csv', 'json']),
  source: text(SOURCE_MAX).min(1).meta({ description: 'The whole file' }),
  isPartial: z.boolean().meta({
    description: 'Cards missing from the file stay unchanged instead of being hidden',
  }),
});

export const importWriteBody = z.strictObject({
  skipFaulty: z.boolean().meta({ description: 'Faulty rows are left out' }),
});

export const importBegun = z.strictObject({ id: z.string() }).meta({ id: 'ImportBegun' });

export const importUndone = z
  .strictObject({
    cards: z.int().meta({ description: 'Unchanged cards' }),
    retained: z.int().meta({ description: 'Cards with later changes, which stay' }),
  })
  .meta({ id: 'ImportUndone' });

const count = z.int();
const diffKind = z.enum(['new', 'changed', 'gone', 'back']);

export const cardsReport = z.strictObject({
  rows: count,
  faulty: count,
  faults: z.array(
    z.strictObject({ row: z.int(), cardno: z.string(), faults: z.array(z.string()) }),
  ),
  unknownColumns: z.array(z.string()).meta({ description: 'Unused columns of the file' }),
  absentColumns: z.array(z.string()).meta({ description: 'Columns that the file lacks' }),
  ignoredColumns: z.array(z.strictObject({ column: z.string(), why: z.string() })),
  duplicates: z.array(z.strictObject({ row: z.int(), cardno: z.string(), became: z.string() })),
  counts: z.strictObject({ new: count, changed: count, gone: count, back: count }),
  changedColumns: z.array(z.strictObject({ column: z.string(), cards: count })),
  cards: z
    .array(
      z.strictObject({
        kind: diffKind,
        cardno: z.string(),
        name: z.string(),
        changes: z.array(
          z.strictObject({
            column: z.string(),
            before: z.string().nullable(),
            after: z.string().nullable(),
          }),
        ),
      }),
    )
    .meta({ description: 'The first of each kind' }),
});

export const pricesReport = z.strictObject({
  rows: count,
  faulty: count,
  unknown: count.meta({ description: 'Rows with an unknown card' }),
  changed: count,
});

const run = z.strictObject({
  id: z.string(),
  kind: z.enum(['cards', 'prices']),
  sourceName: z.string(),
  isPartial: z.boolean(),
  state: z.enum([
    'comparing',
    'compared',
    'writing',
    'written',
    'undone',
    'discarded',
    'unreadable',
  ]),
  isUndoable: z.boolean().meta({ description: 'Whether the import can be undone completely' }),
  outcome: z.string().nullable().meta({ description: 'The outcome of the last step' }),
  share: z.number().meta({ description: 'How much of the file was read, from 0 to 1' }),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
});

export const importRuns = z.strictObject({ runs: z.array(run) }).meta({ id: 'ImportRuns' });

export const importRun = z
  .strictObject({ ...run.shape, cards: cardsReport.nullable(), prices: pricesReport.nullable() })
  .meta({ id: 'ImportRun' });

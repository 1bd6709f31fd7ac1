import { TOURNAMENT_LIMITS, TOURNAMENT_MODES } from '@deckframe/domain/tournaments/event';
import {
  IMPORT_FAULTS,
  IMPORT_LIMITS,
  IMPORT_PARTS,
} from '@deckframe/domain/tournaments/event-import/imported-event';
import { parseWebLink } from '@deckframe/domain/creators/contents/web-link';
import { z } from 'zod';
import { text, nameText } from '../text.ts';

const trimmed = (max: number, min = 0) =>
  nameText(max)
    .transform((value) => value.trim())
    .pipe(z.string().min(min));

const facts = {
  name: trimmed(TOURNAMENT_LIMITS.name, 3),
  format: trimmed(TOURNAMENT_LIMITS.format, 1),
  // Allows future days, because the import reports them together with the other errors of the file.
  day: z.iso
    .date()
    .refine((day) => day >= '1900', 'must be a day from 1900 on')
    .meta({ description: 'When it started, in local time of the venue' }),
  timeZone: text(60).min(1),
  mode: z.enum(TOURNAMENT_MODES),
  location: trimmed(TOURNAMENT_LIMITS.location),
  area: trimmed(TOURNAMENT_LIMITS.area),
  link: z
    .union([
      z.literal(''),
      z
        .url({ protocol: /^https$/ })
        .max(IMPORT_LIMITS.link)
        .refine((link) => parseWebLink(link) !== undefined, 'must be a plain web address'),
    ])
    .meta({ description: 'The https address of its results, or blank' }),
};

/** Facts of an event that was held elsewhere. */
const importedFacts = z.strictObject(facts).meta({ id: 'ImportedEventFacts' });

const count = z.int().min(0).max(999_999);

const cardLines = z
  .array(text(80))
  .max(200)
  .default([])
  .meta({ description: 'One for each card: `4 x ABC-001`' });

const player = z.strictObject({
  place: count,
  name: nameText(200),
  points: count,
  wins: count.optional(),
  deck: nameText(200).default(''),
  archetype: nameText(200).default(''),
  list: z
    .strictObject({ main: cardLines, side: cardLines, resource: cardLines })
    .optional()
    .meta({ description: 'Absent if unknown' }),
});

/** Our file format for an event that was held elsewhere (docs/tournaments.md). */
export const eventDocument = z.strictObject({
  deckframeEvent: z.literal(1),
  ...facts,
  location: facts.location.default(''),
  area: facts.area.default(''),
  link: facts.link.default(''),
  players: z.array(player).max(IMPORT_LIMITS.players),
});

export type ImportedFacts = z.infer<typeof importedFacts>;

export type EventDocument = z.infer<typeof eventDocument>;

export const IMPORT_TEXTS = { standings: 200_000, lists: 1_200_000, document: 1_500_000 } as const;

const csvFile = z
  .strictObject({
    kind: z.literal('csv'),
    event: importedFacts,
    standings: text(IMPORT_TEXTS.standings).meta({ description: 'CSV: place, player, points …' }),
    lists: text(IMPORT_TEXTS.lists).meta({ description: 'CSV: player, zone, quantity, card' }),
  })
  .meta({ id: 'EventTables' });

const jsonFile = z
  .strictObject({ kind: z.literal('json'), document: text(IMPORT_TEXTS.document) })
  .meta({ id: 'EventDocumentText' });

export const importBody = z
  .strictObject({
    checkOnly: z
      .boolean()
      .meta({ description: 'Parses and validates the file without storing it' }),
    file: z.discriminatedUnion('kind', [csvFile, jsonFile]),
  })
  .meta({ id: 'EventImport' });

const fault = z
  .strictObject({
    part: z.enum(IMPORT_PARTS),
    code: z.enum(IMPORT_FAULTS),
    line: z.int().nullable().meta({ description: 'Of a table, from 1' }),
    value: z.string().meta({ description: 'The current value, or what is missing' }),
  })
  .meta({ id: 'EventImportFault' });

const previewRow = z.strictObject({
  place: z.int(),
  name: z.string(),
  points: z.int(),
  deck: z.string(),
  hasList: z.boolean(),
});

export const importAnswer = z
  .strictObject({
    tournamentId: z.string().nullable().meta({ description: 'Null if nothing is stored' }),
    event: z
      .strictObject({
        name: z.string().max(TOURNAMENT_LIMITS.name),
        day: z.string(),
        mode: z.enum(TOURNAMENT_MODES),
      })
      .nullable(),
    players: z.int(),
    lists: z.int(),
    notLegal: z
      .array(z.string())
      .meta({ description: 'Players whose lists are not legal on the day' }),
    first: z.array(previewRow),
    faults: z.array(fault).max(IMPORT_LIMITS.faults),
  })
  .meta({ id: 'EventImportAnswer' });

export type ImportBody = z.infer<typeof importBody>;
export type ImportAnswer = z.infer<typeof importAnswer>;

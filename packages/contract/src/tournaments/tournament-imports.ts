import { TOURNAMENT_LIMITS, TOURNAMENT_MODES } from '@deckframe/domain/tournament/event';
import {
  IMPORT_FAULTS,
  IMPORT_LIMITS,
  IMPORT_PARTS,
} from '@deckframe/domain/tournaments/event-import/imported-event';
import { z } from 'zod';
import { importedFacts } from '../tournament-document.ts';
import { text } from '../text.ts';

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
    checkOnly: z.boolean().meta({ description: 'Reads and judges it, and stores nothing' }),
    file: z.discriminatedUnion('kind', [csvFile, jsonFile]),
  })
  .meta({ id: 'EventImport' });

const fault = z
  .strictObject({
    part: z.enum(IMPORT_PARTS),
    code: z.enum(IMPORT_FAULTS),
    line: z.int().nullable().meta({ description: 'Of a table, from 1' }),
    value: z.string().meta({ description: 'What stands there, or what is missing' }),
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
    tournamentId: z.string().nullable().meta({ description: 'Null where nothing is stored' }),
    event: z
      .strictObject({
        name: z.string().max(TOURNAMENT_LIMITS.name),
        day: z.string(),
        mode: z.enum(TOURNAMENT_MODES),
      })
      .nullable(),
    players: z.int(),
    lists: z.int(),
    notLegal: z.array(z.string()).meta({ description: 'Whose lists the rules of the day refuse' }),
    first: z.array(previewRow),
    faults: z.array(fault).max(IMPORT_LIMITS.faults),
  })
  .meta({ id: 'EventImportAnswer' });

export type ImportBody = z.infer<typeof importBody>;
export type ImportAnswer = z.infer<typeof importAnswer>;

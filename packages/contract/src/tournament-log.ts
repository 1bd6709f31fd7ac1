import { STAFF_ROLES } from '@deckframe/domain/tournament/staff-roles';
import { TOURNAMENT_STATES } from '@deckframe/domain/tournaments/states';
import { ENTRY_STATES } from '@deckframe/domain/tournament/entry-states';
import { z } from 'zod';
import { text } from './text.ts';
import { deskRefusal, sentCommand, storedCommand } from './tournament-commands.ts';

export const UPLOAD_ENTRIES_MAX = 200;
export const LOG_PAGE = 2000;

export const deskParams = z.strictObject({ game: text(32), tournamentId: z.uuid() });
export const deviceParams = deskParams.extend({ deviceId: z.uuid() });

export const logQuery = z.strictObject({
  after: z.coerce.number().int().min(0).default(0).meta({ description: 'The last one known' }),
});

const entryFields = {
  id: z.uuid(),
  count: z.int().min(1).meta({ description: 'Of the device, from 1, without gaps' }),
  at: z.int().min(0).max(8_640_000_000_000_000).meta({ description: 'By the device’s clock' }),
};

const logEntry = z
  .strictObject({
    ...entryFields,
    id: z.string(),
    seq: z.int(),
    device: z.string(),
    by: z.string().nullable(),
    command: storedCommand,
  })
  .meta({ id: 'DeskEntry' });

export const logAnswer = z
  .strictObject({
    entries: z.array(logEntry),
    seq: z.int().meta({ description: 'Of the last entry here, or as asked' }),
    hasMore: z.boolean(),
    head: z.string().nullable().meta({ description: 'Hash over everything up to here' }),
  })
  .meta({ id: 'DeskLog' });

export const uploadBody = z
  .strictObject({
    device: z.uuid(),
    entries: z
      .array(z.strictObject({ ...entryFields, command: sentCommand }))
      .min(1)
      .max(UPLOAD_ENTRIES_MAX),
    signature: text(200).meta({ description: 'Ed25519 over the text of the entries, base64' }),
  })
  .meta({ id: 'DeskUpload' });

export const uploadAnswer = z
  .strictObject({
    seq: z.int(),
    answers: z.array(
      z.strictObject({
        id: z.string(),
        verdict: z.enum(['accepted', 'refused', 'gap']),
        why: deskRefusal.nullable(),
      }),
    ),
  })
  .meta({ id: 'DeskUploadAnswer' });

export const deviceBody = z
  .strictObject({
    device: z.uuid(),
    publicKey: text(400).min(20).meta({ description: 'Ed25519, SPKI, base64' }),
  })
  .meta({ id: 'DeskDevice' });

/** What a desk needs beside the log. */
export const deskView = z
  .strictObject({
    name: z.string(),
    status: z.enum(TOURNAMENT_STATES),
    structure: z.looseObject({}).meta({ description: 'See TournamentStructure' }),
    role: z.enum(STAFF_ROLES),
    player: z.string().nullable().meta({ description: 'Own registration, where staff play too' }),
    players: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        list: z.string().nullable(),
        code: z.string().nullable().meta({ description: 'Of the list, as on the ticket' }),
        status: z.enum(ENTRY_STATES),
      }),
    ),
    staff: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  })
  .meta({ id: 'DeskView' });

export type UploadBody = z.infer<typeof uploadBody>;
export type UploadAnswer = z.infer<typeof uploadAnswer>;
export type LogAnswer = z.infer<typeof logAnswer>;
export type DeskView = z.infer<typeof deskView>;

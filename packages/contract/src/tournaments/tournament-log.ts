import { STAFF_ROLES } from '@deckframe/domain/tournaments/event';
import { TOURNAMENT_STATES, ENTRY_STATES } from '@deckframe/domain/tournaments/states';
import { z } from 'zod';
import { INTEGER_MAX, versionNumber } from '../params.ts';
import { text, nameText } from '../text.ts';
import { PENALTIES } from '@deckframe/domain/tournaments/desk/command';
import { REFUSALS } from '@deckframe/domain/tournaments/desk/refusal';
import { MATCH_ENDS, OUTCOMES } from '@deckframe/domain/tournaments/match-result';
import { tournamentStructure } from './tournament-structure.ts';

const GUEST_NAME_MAX = 40;

const PAIRS_MAX = 4000;

const count = z.int().min(0).max(9);

export const round = z.int().min(1).max(100);

export const table = z
  .int()
  .min(1)
  .max(PAIRS_MAX + 1);

const player = z.uuid();

const at = { round, table };

export const matchResult = z
  .strictObject({
    outcome: z.enum(OUTCOMES),
    games: z
      .tuple([count, count, count])
      .readonly()
      .meta({ description: 'Won by a, won by b, drawn' }),
    end: z.enum(MATCH_ENDS),
    first: z.enum(['a', 'b']).optional(),
  })
  .meta({ id: 'MatchResult' });

const kind = <Name extends string>(name: Name) => z.literal(name);

const PLAYER_COMMANDS = [
  z.strictObject({
    kind: kind('enter'),
    player,
    name: nameText(GUEST_NAME_MAX).nullable().meta({ description: 'Only for guests' }),
  }),
  z.strictObject({ kind: kind('checkIn'), player }),
  z.strictObject({ kind: kind('drop'), player }),
  z.strictObject({ kind: kind('restore'), player }),
  z.strictObject({
    kind: kind('penalty'),
    player,
    round,
    code: text(40),
    severity: z.enum(PENALTIES),
    note: text(500),
  }),
] as const;

const MATCH_COMMANDS = [
  z.strictObject({ kind: kind('extend'), ...at, minutes: z.int().min(-60).max(60) }),
  z.strictObject({ kind: kind('call'), ...at, open: z.boolean() }),
  z.strictObject({ kind: kind('take'), ...at }),
  z.strictObject({ kind: kind('report'), ...at, side: z.enum(['a', 'b']), result: matchResult }),
  z.strictObject({ kind: kind('result'), ...at, base: versionNumber, result: matchResult }),
  z.strictObject({ kind: kind('settle'), ...at, result: matchResult }),
] as const;

const EVENT_COMMANDS = [
  z.strictObject({ kind: kind('start'), structure: tournamentStructure, seed: z.int().min(0) }),
  z.strictObject({ kind: kind('lease'), from: text(40).nullable() }),
  z.strictObject({
    kind: kind('pair'),
    round,
    phase: z.int().min(0).max(9),
    pairs: z.array(z.tuple([player, player])).max(PAIRS_MAX),
    byes: z.array(player).max(PAIRS_MAX),
  }),
  z.strictObject({ kind: kind('clock'), round, act: z.enum(['start', 'pause']) }),
  z.strictObject({
    kind: kind('cut'),
    phase: z.int().min(1).max(9),
    seeds: z.array(player).max(PAIRS_MAX),
  }),
  z.strictObject({ kind: kind('undo'), of: z.uuid() }),
  z.strictObject({ kind: kind('finish') }),
] as const;

const deskRefusal = z.enum(REFUSALS).meta({ id: 'DeskRefusal' });

/** A command as a device sends it. */
const sentCommand = z
  .discriminatedUnion('kind', [...PLAYER_COMMANDS, ...MATCH_COMMANDS, ...EVENT_COMMANDS])
  .meta({ id: 'DeskCommand' });

/** A command as the log stores it, with `denied` if it was refused. */
const storedCommand = z
  .looseObject({ kind: z.string() })
  .meta({ id: 'StoredDeskCommand', description: 'As for an upload, or `denied` with `why`' });

export const UPLOAD_ENTRIES_MAX = 200;
export const LOG_PAGE = 2000;

export const deskParams = z.strictObject({ game: text(32), tournamentId: z.uuid() });
export const deviceParams = deskParams.extend({ deviceId: z.uuid() });

export const logQuery = z.strictObject({
  after: z.coerce
    .number<number | string>()
    .int()
    .min(0)
    .max(INTEGER_MAX - 1)
    .default(0)
    .meta({ description: 'The last one known' }),
});

/** The end of the year 2199, in milliseconds since 1970. */
const LATEST_MOMENT = Date.UTC(2200, 0);

const entryFields = {
  id: z.uuid(),
  count: z
    .int()
    .min(1)
    .max(INTEGER_MAX)
    .meta({ description: 'Of the device, from 1, without gaps' }),
  at: z.int().min(0).max(LATEST_MOMENT).meta({ description: 'By the device’s clock' }),
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
    seq: z.int().meta({ description: 'Of the last entry returned, or as requested' }),
    hasMore: z.boolean(),
    head: z.string().nullable().meta({ description: 'Hash of all entries up to this one' }),
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

/** Data that a desk needs besides the log. */
export const deskView = z
  .strictObject({
    name: z.string(),
    status: z.enum(TOURNAMENT_STATES),
    structure: z.looseObject({}).meta({ description: 'See TournamentStructure' }),
    role: z.enum(STAFF_ROLES),
    player: z.string().nullable().meta({ description: 'The staff member’s own registration' }),
    players: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        list: z.string().nullable(),
        code: z.string().nullable().meta({
          description: 'Of the list, as on the ticket; null without permission to read lists',
        }),
        ticket: z.string().nullable().meta({ description: 'What the QR code of the ticket says' }),
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

import { z } from 'zod';
import { memberCard } from '../community/community.ts';
import { text } from '../text.ts';
import { COSMETIC_KINDS, RARITIES } from '@deckframe/domain/community/profile/cosmetics';
import { sessionEntry, userIdField } from '../accounts/account.ts';

const numericId = z.string().regex(/^[1-9]\d{0,14}$/);

const kind = z.enum(COSMETIC_KINDS);

const next = z.string().nullable().meta({ description: 'Send as `after` for the next page' });

export const sheetQuery = z.strictObject({ after: text(600).optional() });

export const userCosmetics = z
  .strictObject({
    items: z.array(
      z.strictObject({
        kind,
        key: z.string(),
        name: z.string(),
        rarity: z.enum(RARITIES),
        owned: z.boolean().meta({ description: 'They may wear it' }),
        given: z.boolean().meta({ description: 'It was given by staff and can be revoked' }),
      }),
    ),
    worn: z.strictObject({
      background: z.string().nullable(),
      banner: z.string().nullable(),
      badge: z.string().nullable(),
      nameplate: z.string().nullable(),
      title: z.string().nullable(),
    }),
  })
  .meta({ id: 'UserCosmetics' });

export const cosmeticParams = z.strictObject({ userId: userIdField, kind, key: text(40).min(1) });

export const wornParams = z.strictObject({ userId: userIdField, kind });

export const wornBody = z
  .strictObject({ key: text(40).min(1).nullable().meta({ description: 'Null: nothing' }) })
  .meta({ id: 'SetWorn' });

export const LEDGER_PAGE = 25;

const CORRECTION_MAX = 1_000_000;

export const ledgerAnswer = z
  .strictObject({
    entries: z.array(
      z.strictObject({
        kind: z.string(),
        subject: z.string(),
        amount: z.int(),
        reason: z.string().nullable().meta({ description: 'Of a correction' }),
        at: z.string(),
      }),
    ),
    next,
  })
  .meta({ id: 'ExpLedger' });

const words = (max: number) =>
  text(max).refine((value) => value.trim() !== '', 'must not be blank');

export const correctionBody = z
  .strictObject({
    amount: z
      .int()
      .min(-CORRECTION_MAX)
      .max(CORRECTION_MAX)
      .refine((amount) => amount !== 0, 'must not be 0'),
    reason: words(200),
  })
  .meta({ id: 'CorrectExp' });

export const correctionAnswer = z
  .strictObject({ exp: z.int(), level: z.int() })
  .meta({ id: 'CorrectedExp' });

export const userSessions = z
  .strictObject({ sessions: z.array(sessionEntry) })
  .meta({ id: 'UserSessions' });

export const userSessionParams = z.strictObject({ userId: userIdField, sessionId: numericId });

const NOTE_MAX = 1000;

export const NOTES_PAGE = 25;

const staffNote = z.strictObject({
  id: z.string(),
  author: z.string().nullable(),
  isOwn: z.boolean(),
  text: z.string(),
  at: z.string(),
});

export const notesAnswer = z
  .strictObject({ notes: z.array(staffNote), next })
  .meta({ id: 'StaffNotes' });

export const notesQuery = z.strictObject({ after: numericId.optional() });

export const noteBody = z.strictObject({ text: words(NOTE_MAX) }).meta({ id: 'AddStaffNote' });

export const noteParams = z.strictObject({ userId: userIdField, noteId: numericId });

export const WRITTEN_PAGE = 25;

export const writtenQuery = z.strictObject({
  of: z.enum(['decks', 'comments']),
  after: text(200).optional(),
});

export const writtenAnswer = z
  .strictObject({
    entries: z.array(
      z.strictObject({
        id: z.string(),
        game: z.string(),
        text: z.string().meta({ description: 'The name of a deck, the beginning of a comment' }),
        at: z.string(),
        visibility: z.enum(['private', 'public', 'unlisted']),
        place: z.strictObject({ type: z.enum(['card', 'custom-series', 'deck']), id: z.string() }),
        removal: z
          .strictObject({ at: z.string(), reason: z.string().nullable() })
          .nullable()
          .meta({ description: 'Removed by a moderator; also visible to its author' }),
      }),
    ),
    next,
  })
  .meta({ id: 'UserWritten' });

export const USERS_PAGE = 25;

export const USER_STATES = ['all', 'roles', 'suspended'] as const;

export const usersQuery = z.strictObject({
  search: text(120).optional().meta({ description: 'The beginning of the username' }),
  state: z.enum(USER_STATES).optional().meta({ description: 'Default `all`' }),
  after: text(400).optional(),
});

const userEntry = z
  .strictObject({
    member: memberCard,
    roles: z.array(z.string()),
    emailVerified: z.boolean(),
    suspended: z.boolean(),
    createdAt: z.string(),
  })
  .meta({ id: 'UserEntry' });

export const usersAnswer = z
  .strictObject({
    users: z.array(userEntry),
    next: z.string().nullable().meta({ description: 'Send as `after` for the next page' }),
  })
  .meta({ id: 'UserEntries' });

export const userSheet = z
  .strictObject({
    user: userEntry,
    email: z.string().meta({ description: 'Shortened to what distinguishes two devices' }),
    exp: z.int(),
    lastSeenAt: z.string().nullable(),
    sessions: z.int(),
    hasSecondFactor: z.boolean(),
    suspension: z.strictObject({ reason: z.string().nullable(), until: z.string().nullable() }),
    counts: z.strictObject({ decks: z.int(), comments: z.int(), openReports: z.int() }).meta({
      description: 'Each is capped at 1,000',
    }),
  })
  .meta({ id: 'UserSheet' });

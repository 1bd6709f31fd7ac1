import {
  BOX_TYPES,
  ENTRY_STATUSES,
  REQUIREMENT_KINDS,
  THANKS_FOR,
} from '@deckframe/domain/rewards/mailbox/mailbox';
import { z } from 'zod';
import { cosmeticGift } from './cosmetics.ts';
import { text } from '../text.ts';
import {
  DIGEST_LANGUAGES,
  DIGEST_RHYTHMS,
  NOTICE_KINDS,
  NOTICE_WAYS,
} from '@deckframe/domain/rewards/mailbox/notice-kinds';
import { memberCard } from '../community/community.ts';

/** Page size of notices. */
export const NOTICES_PAGE = 30;

/** Number of actors that are named; the others are counted. */
export const ACTORS_NAMED = 3;

const noticeId = z.string().regex(/^[1-9]\d{0,14}$/, 'must be an id');

export const noticesQuery = z.strictObject({ after: text(200).optional() });

const notice = z
  .strictObject({
    id: z.string(),
    kind: z.enum(NOTICE_KINDS),
    place: z
      .strictObject({
        type: z.enum([
          'archetype',
          'card',
          'custom-series',
          'deck',
          'profile',
          'tournament',
          'trade',
        ]),
        game: z.string().nullable(),
        id: z.string(),
        comment: z.string().nullable().meta({ description: 'The comment to open' }),
      })
      .nullable()
      .meta({ description: 'Its link target; null if deleted' }),
    isComment: z.boolean().meta({ description: 'It is about a comment at that place' }),
    label: z.string(),
    detail: z.string().nullable().meta({ description: 'The latest event' }),
    message: z.string().nullable(),
    actors: z.array(memberCard).meta({ description: 'The latest' }),
    actorCount: z.int().meta({ description: 'Ends at 100' }),
    isRead: z.boolean(),
    changedAt: z.string(),
  })
  .meta({ id: 'Notice' });

export const noticesAnswer = z
  .strictObject({ notices: z.array(notice), next: z.string().nullable() })
  .meta({ id: 'Notices' });

/** Marks the given ids as read, or all. */
export const noticesReadBody = z.strictObject({
  ids: z.union([z.array(noticeId).min(1).max(NOTICES_PAGE), z.literal('all')]),
});

export const noticeParams = z.strictObject({ noticeId });

export const unsubscribeQuery = z.strictObject({
  token: z.string().regex(/^[1-9]\d{0,14}\.[\w-]{43}$/, 'must be the token of a mail'),
});

const way = z.enum(NOTICE_WAYS);

export const noticeSettings = z
  .strictObject({
    ways: z.strictObject(
      Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, way])) as Record<
        (typeof NOTICE_KINDS)[number],
        typeof way
      >,
    ),
    rhythm: z.enum(DIGEST_RHYTHMS),
    language: z.enum(DIGEST_LANGUAGES),
  })
  .meta({ id: 'NoticeSettings' });

export type Notice = z.infer<typeof notice>;

export type NoticeSettings = z.infer<typeof noticeSettings>;

/** Page size of the mailbox. */
export const MAILBOX_PAGE = 50;
/** Maximum ignored events of a device. Beyond it, the oldest are shown again. */
export const IGNORED_EVENTS_MAX = 100;

const ID_FORMAT = /^[1-9]\d{0,14}$/;
const boxId = z.string().regex(ID_FORMAT, 'must be an id');

const requirement = z
  .strictObject({ kind: z.enum(REQUIREMENT_KINDS), needed: z.int(), have: z.int() })
  .meta({ id: 'EventRequirement' });

export const mailboxEntry = z
  .strictObject({
    id: z.string().nullable().meta({ description: 'For messages to you only' }),
    eventId: z.string().nullable().meta({ description: 'For campaigns to many members' }),
    type: z.enum(BOX_TYPES),
    label: z.string(),
    description: z.string(),
    icon: z.string().nullable(),
    banner: z.string().nullable(),
    role: z.string().nullable(),
    gifts: z
      .array(cosmeticGift)
      .meta({ description: 'The cosmetic items it gives, except the banner' }),
    rewardLevel: z.int().nullable().meta({ description: 'The level that gives it' }),
    thanksFor: z
      .enum(THANKS_FOR)
      .nullable()
      .meta({ description: 'The card report it rewards; the label is then the name of the card' }),
    status: z.enum(ENTRY_STATUSES),
    claimed: z.boolean(),
    createdAt: z.string(),
    endDate: z.string().nullable(),
    displayId: z.string().nullable().meta({
      description: 'Six digits that identify the event in conversation; they grant no access',
    }),
    needsCode: z.boolean(),
    isFull: z.boolean(),
    requirements: z.array(requirement),
  })
  .meta({ id: 'MailboxEntry' });

const entries = z.array(mailboxEntry);

export const mailboxAnswer = z
  .strictObject({
    status: z.literal('OK'),
    message: z.string(),
    data: z.strictObject({ event: entries, notification: entries, receivedItem: entries }),
  })
  .meta({ id: 'Mailbox' });

export const unreadQuery = z.strictObject({
  ignored: text(IGNORED_EVENTS_MAX * 16)
    .optional()
    .transform((list) => (list === undefined || list === '' ? [] : list.split(',')))
    .pipe(z.array(boxId).max(IGNORED_EVENTS_MAX))
    .meta({ description: 'Ids of events that this device ignores, with commas' }),
});

export const unreadAnswer = z
  .strictObject({
    events: z.int(),
    notifications: z.int(),
    items: z.int(),
    notices: z.int().meta({ description: 'Bundled notifications' }),
  })
  .meta({ id: 'MailboxUnread' });

/** MAIL-13: exactly one of the two ids is set. */
export const claimBody = z
  .strictObject({
    eventId: boxId.nullable(),
    itemId: boxId.nullable(),
    code: text(60).optional(),
  })
  .refine(({ eventId, itemId }) => (eventId === null) !== (itemId === null), {
    message: 'names either an event or an item',
  });

export const claimAnswer = z
  .strictObject({ banner: z.string().nullable(), role: z.string().nullable() })
  .meta({ id: 'Claimed' });

export const readBody = z.strictObject({
  ids: z.array(boxId).max(MAILBOX_PAGE),
  eventIds: z.array(boxId).max(MAILBOX_PAGE),
});

export type MailboxEntry = z.infer<typeof mailboxEntry>;
export type MailboxAnswer = z.infer<typeof mailboxAnswer>;
export type UnreadAnswer = z.infer<typeof unreadAnswer>;
export type ClaimBody = z.infer<typeof claimBody>;
export type ClaimAnswer = z.infer<typeof claimAnswer>;

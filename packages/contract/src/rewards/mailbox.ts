import {
  BOX_TYPES,
  ENTRY_STATUSES,
  REQUIREMENT_KINDS,
  THANKS_FOR,
} from '@deckframe/domain/rewards/mailbox/mailbox';
import { z } from 'zod';
import { cosmeticGift } from './cosmetics.ts';
import { text } from '../text.ts';

/** How much of each list is read at once. */
export const MAILBOX_PAGE = 50;
/** Events that a device ignores; beyond it the oldest count again. */
export const IGNORED_EVENTS_MAX = 100;

const ID_FORMAT = /^[1-9]\d{0,14}$/;
const boxId = z.string().regex(ID_FORMAT, 'must be an id');

const requirement = z
  .strictObject({ kind: z.enum(REQUIREMENT_KINDS), needed: z.int(), have: z.int() })
  .meta({ id: 'EventRequirement' });

export const mailboxEntry = z
  .strictObject({
    id: z.string().nullable().meta({ description: 'Of what is to you alone' }),
    eventId: z.string().nullable().meta({ description: 'Of what is to many' }),
    type: z.enum(BOX_TYPES),
    label: z.string(),
    description: z.string(),
    icon: z.string().nullable(),
    banner: z.string().nullable(),
    role: z.string().nullable(),
    gifts: z.array(cosmeticGift).meta({ description: 'What it gives to wear, the banner aside' }),
    rewardLevel: z.int().nullable().meta({ description: 'The level whose reward it is' }),
    thanksFor: z
      .enum(THANKS_FOR)
      .nullable()
      .meta({ description: 'What it is the thanks for; the label is then the name of the card' }),
    status: z.enum(ENTRY_STATUSES),
    claimed: z.boolean(),
    createdAt: z.string(),
    endDate: z.string().nullable(),
    displayId: z
      .string()
      .nullable()
      .meta({ description: 'Six digits to speak of the event; they open nothing' }),
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
    notices: z.int().meta({ description: 'Bundles of what others did' }),
  })
  .meta({ id: 'MailboxUnread' });

/** MAIL-13: one of the two ids; the other is null. */
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

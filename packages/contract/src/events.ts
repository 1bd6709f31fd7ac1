import { CLAIMABLE_ROLES } from '@deckframe/domain/access/roles';
import { BOX_TYPES } from '@deckframe/domain/mailbox/mailbox';
import { findCosmetic } from '@deckframe/domain/profile/cosmetics';
import { z } from 'zod';
import { userIdField } from './account-fields.ts';
import { text } from './text.ts';

/** Members whom one gift or notice is sent to at once; whoever means more makes an event of it. */
export const MAIL_RECEIVERS_MAX = 100;

const trimmed = (max: number) =>
  text(max)
    .transform((value) => value.trim())
    .pipe(z.string().min(1));
const count = z.int().min(1).max(1_000_000);
const moment = text(40).pipe(z.iso.datetime({ offset: true }));

export const banner = text(40).refine((key) => findCosmetic('banner', key) !== undefined, {
  message: 'is no banner',
});

const reward = z.strictObject({
  banner: banner.nullable().default(null),
  role: z.enum(CLAIMABLE_ROLES).nullable().default(null),
});

const letter = {
  label: trimmed(80),
  description: text(500).default(''),
  reward: reward.default({ banner: null, role: null }),
};

/** A notice gives nothing, everything else does. */
const isWhole = (made: { type: string; reward: { banner: unknown; role: unknown } }): boolean =>
  (made.type === 'notification') === (made.reward.banner === null && made.reward.role === null);
const WHOLE = { message: 'a notice gives nothing, and everything else gives something' };

export const audience = z
  .strictObject({
    role: text(40).optional(),
    level: count.optional(),
    game: text(32).optional(),
    joinedBefore: moment.optional(),
  })
  .meta({ description: 'Whom it reaches; without anything, everybody' });

const window = { startDate: moment.optional(), endDate: moment };
const isOrdered = ({ startDate, endDate }: { startDate?: string | undefined; endDate: string }) =>
  startDate === undefined || Date.parse(startDate) < Date.parse(endDate);
const ORDERED = { message: 'ends before it begins' };

export const eventBody = z
  .strictObject({
    type: z.enum(BOX_TYPES).default('event'),
    ...letter,
    ...window,
    icon: text(80).optional(),
    code: trimmed(60).optional().meta({ description: 'Whoever claims it has to know it' }),
    claimLimit: count.optional(),
    audience: audience.default({}),
    requirements: z
      .strictObject({
        level: count.optional(),
        ratings: count.optional(),
        publicDecks: count.optional(),
      })
      .default({}),
  })
  .refine(isWhole, WHOLE)
  .refine(isOrdered, ORDERED);

export const cloneBody = z.strictObject(window).refine(isOrdered, ORDERED);

export const reachQuery = z.strictObject({
  audience: text(400)
    .optional()
    .transform((json, context) => {
      try {
        return JSON.parse(json ?? '{}') as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'must be JSON' });
        return z.NEVER;
      }
    })
    .pipe(audience)
    .meta({ description: 'As in a new event, in JSON' }),
});

export const reachAnswer = z.strictObject({ members: z.int() }).meta({ id: 'EventReach' });

export const eventParams = z.strictObject({ eventId: z.string().regex(/^[1-9]\d{0,14}$/) });

export const eventSummary = z
  .strictObject({
    id: z.string(),
    type: z.enum(BOX_TYPES),
    label: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    displayId: z.string(),
    banner: z.string().nullable(),
    role: z.string().nullable(),
    claimLimit: z.int().nullable(),
    state: z.enum(['scheduled', 'running', 'over']),
  })
  .meta({ id: 'EventSummary' });

export const eventsQuery = z.strictObject({
  before: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .optional(),
});
export const eventsAnswer = z
  .strictObject({ events: z.array(eventSummary), next: z.string().nullable() })
  .meta({ id: 'Events' });

export const mailBody = z
  .strictObject({
    type: z.enum(['notification', 'receivedItem']),
    receivers: z.array(userIdField).min(1).max(MAIL_RECEIVERS_MAX),
    ...letter,
  })
  .refine(isWhole, WHOLE);

export const mailAnswer = z
  .strictObject({
    sent: z
      .array(z.strictObject({ receiver: z.string(), itemId: z.string() }))
      .meta({ description: 'Without whoever is gone' }),
  })
  .meta({ id: 'SentMail' });

export const sentMailParams = z.strictObject({
  userId: userIdField,
  itemId: z.string().regex(/^[1-9]\d{0,14}$/),
});

export type EventBody = z.infer<typeof eventBody>;
export type EventAudience = z.infer<typeof audience>;
export type EventSummary = z.infer<typeof eventSummary>;
export type MailBody = z.infer<typeof mailBody>;

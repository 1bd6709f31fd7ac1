import { CLAIMABLE_ROLES } from '@deckframe/domain/accounts/access/roles';
import { BOX_TYPES, cleanCode, CODE_MIN } from '@deckframe/domain/rewards/mailbox/mailbox';
import { LEVEL_MAX } from '@deckframe/domain/rewards/exp/levels';
import { findLook } from '@deckframe/domain/community/profile/cosmetic-looks';
import { parseGift } from '@deckframe/domain/community/profile/cosmetics';
import { z } from 'zod';
import { userIdField } from '../accounts/account.ts';
import { calendarMoment } from '../params.ts';
import { text } from '../text.ts';

/** Maximum receivers of one gift or notice. For more members, staff create an event. */
export const MAIL_RECEIVERS_MAX = 100;

export const EVENT_STATES = ['scheduled', 'running', 'over'] as const;
/**
 * Level rewards never end, so they are a list of their own. Otherwise they would fill the first
 * pages.
 */
export const EVENT_LISTS = ['events', 'levels'] as const;
/** Claims of an unlimited event are counted up to this number, so that the count stays cheap. */
export const CLAIMS_COUNTED = 1000;
/** Page size of the mail to one member. */
export const SENT_MAIL_PAGE = 25;

const trimmed = (max: number) =>
  text(max)
    .transform((value) => value.trim())
    .pipe(z.string().min(1));
const count = z.int().min(1).max(1_000_000);
const moment = calendarMoment;

export const banner = text(40).refine((key) => findLook('banner', key) !== undefined, {
  message: 'is no banner',
});

const gift = text(60).refine(
  (name) => {
    const asked = parseGift(name);
    return asked !== null && findLook(asked.kind, asked.key)?.key === asked.key;
  },
  { message: 'is nothing to wear' },
);

const reward = z.strictObject({
  banner: banner.nullable().default(null),
  role: z.enum(CLAIMABLE_ROLES).nullable().default(null),
  gifts: z.array(gift).max(10).default([]).meta({ description: 'More to wear, as title:legend' }),
});
type Reward = z.infer<typeof reward>;

const letter = {
  label: trimmed(80),
  description: text(500).default(''),
  reward: reward.default({ banner: null, role: null, gifts: [] }),
};

/** A notice has no reward; every other kind needs one. */
const isWhole = ({
  type,
  reward: { banner: shown, role, gifts },
}: {
  type: string;
  reward: Reward;
}) => (type === 'notification') === (shown === null && role === null && gifts.length === 0);
const WHOLE = { message: 'a notice gives nothing, and everything else gives something' };

export const audience = z
  .strictObject({
    role: text(40).optional(),
    level: count.optional(),
    game: text(32).optional(),
    joinedBefore: moment.optional(),
  })
  .meta({ description: 'The audience; default all members' });

const window = { startDate: moment.optional(), endDate: moment };
type Window = { startDate?: string | undefined; endDate?: string | undefined };
const isOrdered = ({ startDate, endDate }: Window) =>
  startDate === undefined || endDate === undefined || Date.parse(startDate) < Date.parse(endDate);
const ORDERED = { message: 'ends before it begins' };

export const eventBody = z
  .strictObject({
    type: z.enum(BOX_TYPES).default('event'),
    ...letter,
    startDate: moment.optional(),
    endDate: moment.optional().meta({ description: 'May be absent only for level rewards' }),
    rewardLevel: z
      .int()
      .min(2)
      .max(LEVEL_MAX)
      .optional()
      .meta({ description: 'Delivered as a received item at this level' }),
    icon: text(80).optional(),
    code: trimmed(60)
      .refine((code) => cleanCode(code).length >= CODE_MIN, {
        message: `must have at least ${CODE_MIN} letters or digits`,
      })
      .optional()
      .meta({ description: 'Needed for the claim' }),
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
  .refine(isOrdered, ORDERED)
  .refine(({ rewardLevel, endDate }) => rewardLevel !== undefined || endDate !== undefined, {
    message: 'has no end',
  })
  .refine(
    ({ rewardLevel, type, audience: { level } }) =>
      rewardLevel === undefined || (type === 'receivedItem' && level === undefined),
    { message: 'a reward of a level is a received item, and the level its audience' },
  );

/** Absent fields stay unchanged. Reward and audience cannot be changed. */
export const eventChange = z
  .strictObject({
    label: trimmed(80).optional(),
    description: text(500).optional(),
    icon: text(80).nullable().optional(),
    startDate: moment.optional(),
    endDate: moment.optional(),
    claimLimit: count.nullable().optional(),
  })
  .refine((change) => Object.keys(change).length > 0, { message: 'changes nothing' });

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
    .meta({ description: 'As for a new campaign, in JSON' }),
});

export const reachAnswer = z
  .strictObject({
    members: z.int(),
    isEstimate: z.boolean().meta({ description: 'Based on a sample because there are too many' }),
  })
  .meta({ id: 'EventReach' });

export const eventParams = z.strictObject({ eventId: z.string().regex(/^[1-9]\d{0,14}$/) });

export const eventSummary = z
  .strictObject({
    id: z.string(),
    type: z.enum(BOX_TYPES),
    label: z.string(),
    description: z.string(),
    startDate: z.string(),
    endDate: z.string().nullable(),
    rewardLevel: z.int().nullable(),
    displayId: z.string(),
    icon: z.string().nullable(),
    banner: z.string().nullable(),
    role: z.string().nullable(),
    gifts: z.array(z.string()),
    claimLimit: z.int().nullable(),
    claimCount: z.int().meta({ description: `Up to ${CLAIMS_COUNTED} where there is no limit` }),
    needsCode: z.boolean(),
    audience: z.strictObject({
      role: z.string().nullable(),
      level: z.int().nullable(),
      game: z.string().nullable(),
      joinedBefore: z.string().nullable(),
    }),
    requirements: z.strictObject({ level: z.int(), ratings: z.int(), publicDecks: z.int() }),
    state: z.enum(EVENT_STATES),
  })
  .meta({ id: 'EventSummary' });

export const eventsQuery = z.strictObject({
  list: z
    .enum(EVENT_LISTS)
    .optional()
    .meta({ description: 'Only level rewards, or only others; default both' }),
  state: z.enum(EVENT_STATES).optional(),
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
      .meta({ description: 'Without deleted members' }),
  })
  .meta({ id: 'SentMail' });

export const sentMailQuery = z.strictObject({
  after: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .optional(),
});

export const sentMailAnswer = z
  .strictObject({
    mail: z.array(
      z.strictObject({
        id: z.string(),
        type: z.enum(BOX_TYPES),
        label: z.string(),
        description: z.string(),
        banner: z.string().nullable(),
        role: z.string().nullable(),
        gifts: z.array(z.string()),
        isRead: z.boolean(),
        claimed: z.boolean(),
        at: z.string(),
      }),
    ),
    next: z.string().nullable(),
  })
  .meta({ id: 'MailOfMember' });

export const sentMailParams = z.strictObject({
  userId: userIdField,
  itemId: z.string().regex(/^[1-9]\d{0,14}$/),
});

export type EventBody = z.infer<typeof eventBody>;
export type EventChange = z.infer<typeof eventChange>;
export type EventAudience = z.infer<typeof audience>;
export type EventSummary = z.infer<typeof eventSummary>;
export type EventState = (typeof EVENT_STATES)[number];
export type EventsQuery = z.infer<typeof eventsQuery>;
export type MailBody = z.infer<typeof mailBody>;

import { z } from 'zod';
import { memberCard } from './community/community.ts';
import { text } from './text.ts';

/** ADMIN-06. */
export const USERS_PAGE = 25;

export const USER_STATES = ['all', 'roles', 'suspended'] as const;

export const usersQuery = z.strictObject({
  search: text(120).optional().meta({ description: 'The beginning of the username' }),
  state: z.enum(USER_STATES).optional().meta({ description: '`all` where it is left out' }),
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
    email: z.string().meta({ description: 'Shortened: enough to tell two apart' }),
    exp: z.int(),
    lastSeenAt: z.string().nullable(),
    sessions: z.int(),
    hasSecondFactor: z.boolean(),
    suspension: z.strictObject({ reason: z.string().nullable(), until: z.string().nullable() }),
    counts: z.strictObject({ decks: z.int(), comments: z.int(), openReports: z.int() }).meta({
      description: 'Each at most 1,000: beyond that it is many',
    }),
  })
  .meta({ id: 'UserSheet' });

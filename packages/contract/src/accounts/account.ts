import { z } from 'zod';
import { text } from '../text.ts';
import { parseUserId, USER_ID_FORMAT } from '@deckframe/domain/accounts/access/user-id';

const EMAIL_MAX = 254;

export const TOKEN_MAX = 2048;

/** Trimmed and lower case, as stored and compared. */
export const emailField = text(EMAIL_MAX)
  .transform((email) => email.trim().toLowerCase())
  .pipe(z.email());

/**
 * Checks only what can be stored. The rules of usernames and passwords are in the domain package.
 */
export const usernameField = text(120);

/** Longer than a password of maximum length in any Unicode form. */
export const PASSWORD_INPUT_MAX = 512;

export const passwordField = text(PASSWORD_INPUT_MAX);

/** Six digits of an app, or a recovery code. Spaces and dashes are ignored. */
export const codeField = text(60).min(1);

/** The game that links in a mail lead to. The default is the site's first game. */
export const gameField = text(32).optional();

export const statusAnswer = z.strictObject({ status: z.literal(true) }).meta({ id: 'Status' });

/** Parsed at the border: the server uses numeric user ids. */
export const userIdField = z.string().regex(USER_ID_FORMAT).transform(parseUserId);

export const userIdParams = z.strictObject({ userId: userIdField });

/** Services whose account can be linked. The names are part of addresses. */
export const LINK_PROVIDERS = ['discord', 'patreon'] as const;
export type LinkProvider = (typeof LINK_PROVIDERS)[number];

const linkState = z.strictObject({
  offered: z.boolean().meta({ description: 'False if this site has not configured the service' }),
  linked: z.boolean(),
});

export const accountAnswer = z
  .strictObject({
    email: z.string(),
    pendingEmail: z
      .string()
      .nullable()
      .meta({ description: 'The new address while it is not confirmed' }),
    createdAt: z.string(),
    links: z.strictObject({ discord: linkState, patreon: linkState }),
  })
  .meta({ id: 'Account' });

export const changePasswordBody = z
  .strictObject({ currentPassword: passwordField, newPassword: passwordField })
  .meta({ id: 'ChangePassword' });

export const changeEmailBody = z
  .strictObject({ email: emailField, password: passwordField, game: gameField })
  .meta({ id: 'ChangeEmail' });

export const deleteAccountBody = z
  .strictObject({
    password: passwordField,
    decks: z
      .enum(['keep', 'delete'])
      .meta({ description: 'Published decks: kept under "Deleted user", or deleted too' }),
  })
  .meta({ id: 'DeleteAccount' });

export const providerParams = z.strictObject({ provider: z.enum(LINK_PROVIDERS) });

/** Providers may add other parameters. Only the first three are read. */
export const linkCallbackQuery = z.looseObject({
  code: text(2048).optional(),
  state: text(2048).optional(),
  error: text(200).optional(),
});

export const startLinkBody = z.strictObject({ game: gameField }).meta({ id: 'StartLink' });
export const startLinkAnswer = z.strictObject({ url: z.string() }).meta({ id: 'LinkAddress' });

export const sessionEntry = z
  .strictObject({
    id: z.string(),
    current: z.boolean(),
    device: z.string().meta({ examples: ['Firefox on Linux'] }),
    createdAt: z.string(),
    lastSeenAt: z.string(),
    expiresAt: z.string(),
  })
  .meta({ id: 'SessionEntry' });

export const sessionList = z
  .strictObject({ sessions: z.array(sessionEntry) })
  .meta({ id: 'SessionList' });

const numericId = z.string().regex(/^[1-9]\d{0,14}$/);

export const sessionParams = z.strictObject({ sessionId: numericId });

export const endedAnswer = z.strictObject({ ended: z.int() }).meta({ id: 'EndedSessions' });

export const BLOCKS_PAGE = 50;

export const blocksQuery = z.strictObject({ after: numericId.optional() });

export const blockList = z
  .strictObject({
    blocks: z.array(
      z.strictObject({
        userId: z.string(),
        username: z.string(),
        avatar: z.string().nullable(),
        createdAt: z.string(),
      }),
    ),
    next: z.string().nullable().meta({ description: 'Send as `after` for the next page' }),
  })
  .meta({ id: 'BlockList' });

export const SUSPENSION_REASON_MAX = 500;

export const suspensionBody = z
  .strictObject({
    reason: text(SUSPENSION_REASON_MAX).refine(
      (reason) => reason.trim() !== '',
      'must not be blank',
    ),
    until: z.iso.datetime().nullable().meta({ description: 'Null: until it is lifted' }),
  })
  .meta({ id: 'Suspend' });

export const suspensionAnswer = z
  .strictObject({
    userId: z.string(),
    suspended: z.boolean(),
    reason: z.string().nullable(),
    until: z.string().nullable(),
  })
  .meta({ id: 'Suspension' });

export const ROLES_MAX = 10;

export const rolesBody = z
  .strictObject({ roles: z.array(text(40).min(1)).max(ROLES_MAX) })
  .meta({ id: 'ChangeRoles' });

export const rolesAnswer = z
  .strictObject({ userId: z.string(), roles: z.array(z.string()) })
  .meta({ id: 'UserRoles' });

import { z } from 'zod';
import {
  codeField,
  emailField,
  gameField,
  passwordField,
  TOKEN_MAX,
  usernameField,
} from './account.ts';
import { text } from '../text.ts';
import { BADGE_CORNERS } from '@deckframe/domain/community/profile/nameplate';

export const me = z
  .strictObject({
    id: z.string(),
    username: z.string(),
    avatar: z.string().nullable(),
    roles: z.array(z.string()).meta({
      description: 'The effective roles of this session; staff roles need a second factor',
    }),
    needsSecondFactor: z
      .boolean()
      .meta({ description: 'Whether staff roles need this session’s second factor first' }),
    level: z.int(),
    userExp: z.number(),
    selectedBadge: z.string().nullable(),
    badgeCorner: z.enum(BADGE_CORNERS),
    selectedAvatarBackground: z.string().nullable(),
    email: z.string(),
    userMetadata: z.strictObject({
      hasMigrated: z
        .boolean()
        .nullable()
        .meta({ description: 'Only exactly false means that the account must be migrated' }),
    }),
    syncToken: z.string().meta({ description: 'Changes whenever the member’s own data changes' }),
    hasUnseenExp: z.boolean().meta({
      description: 'Whether awards wait for `takeExpResults`',
    }),
  })
  .meta({ id: 'Me' });

export const meAnswer = z
  .strictObject({
    user: me.nullable(),
    migration: z
      .strictObject({ email: z.string() })
      .nullable()
      .meta({ description: 'Set when this call ended the session of an account to be migrated' }),
  })
  .meta({ id: 'MeAnswer' });

export type Me = z.infer<typeof me>;

export const registerBody = z
  .strictObject({
    username: usernameField,
    email: emailField,
    password: passwordField,
    game: gameField,
  })
  .meta({ id: 'Register' });

export const mailBody = z
  .strictObject({ email: emailField, game: gameField })
  .meta({ id: 'AccountMail' });

export const tokenBody = z
  .strictObject({ token: text(TOKEN_MAX).min(1) })
  .meta({ id: 'MailedToken' });

export const signInBody = z
  .strictObject({
    identifier: text(254).min(1).meta({ description: 'E-mail address or username' }),
    password: passwordField,
    code: codeField.optional().meta({
      description: 'If the account has an authenticator app: its code or a recovery code',
    }),
  })
  .meta({ id: 'SignIn' });

export const signedInAnswer = z.strictObject({ user: me }).meta({ id: 'SignedIn' });

/** Returned only to a client with the password or a mailed link. */
export const userStatusBody = z
  .strictObject({ email: emailField, password: passwordField })
  .meta({ id: 'UserStatusCheck' });

export const userStatusAnswer = z
  .strictObject({ needsMigration: z.boolean() })
  .meta({ id: 'UserStatus' });

export const resetConfirmBody = z
  .strictObject({ token: text(TOKEN_MAX).min(1), password: passwordField })
  .meta({ id: 'PasswordResetConfirm' });

export const usernameReminderBody = z
  .strictObject({ email: emailField, username: usernameField, game: gameField })
  .meta({ id: 'UsernameReminder' });

export const availabilityQuery = z.strictObject({ username: usernameField });

export const availabilityAnswer = z
  .strictObject({
    available: z.boolean(),
    reason: z
      .enum(['USERNAME_LENGTH', 'USERNAME_CHARACTERS', 'USERNAME_RESERVED', 'USERNAME_TAKEN'])
      .nullable()
      .meta({ description: 'The error code that saving this name would give' }),
  })
  .meta({ id: 'UsernameAvailability' });

import { parseUserId, USER_ID_FORMAT } from '@deckframe/domain/accounts/access/user-id';
import { z } from 'zod';
import { text } from './text.ts';

export const EMAIL_MAX = 254;
export const TOKEN_MAX = 2048;

/** Folded to lower case and trimmed, as it is stored and compared. */
export const emailField = text(EMAIL_MAX)
  .transform((email) => email.trim().toLowerCase())
  .pipe(z.email());

/** The rules of usernames and passwords are the domain's; here only what can be stored. */
export const usernameField = text(120);
export const passwordField = text(512);

/** Six digits of an app, or a recovery code; spaces and dashes do not count. */
export const codeField = text(60).min(1);

/** Which game's pages the links of a mail lead to; the site's first game where none is named. */
export const gameField = text(32).optional();

export const statusAnswer = z.strictObject({ status: z.literal(true) }).meta({ id: 'Status' });

/** Parsed where it enters: the server knows users by number. */
export const userIdField = z.string().regex(USER_ID_FORMAT).transform(parseUserId);

export const userIdParams = z.strictObject({ userId: userIdField });

import {
  findPasswordFault,
  PASSWORD_MAX,
  PASSWORD_MIN,
} from '@deckframe/domain/accounts/access/passwords';
import {
  findUsernameFault,
  USERNAME_MAX,
  USERNAME_MIN,
} from '@deckframe/domain/accounts/access/usernames';
import { refusalText } from '#lib/message-text.ts';

/** A rough check; only a mail can verify. */
const EMAIL_SHAPE = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

export function isEmail(text: string): boolean {
  return EMAIL_SHAPE.test(text.trim());
}

/** Returns the fault of a password as text. */
export function newPasswordFault(
  password: string,
  ownFacts: readonly string[] = [],
): string | undefined {
  const fault = findPasswordFault(password, ownFacts);
  return fault === null ? undefined : refusalText(fault, { min: PASSWORD_MIN, max: PASSWORD_MAX });
}

/** Returns the fault of a username as text; the API knows taken names. */
export function usernameFault(username: string): string | undefined {
  const fault = findUsernameFault(username);
  return fault === null ? undefined : refusalText(fault, { min: USERNAME_MIN, max: USERNAME_MAX });
}

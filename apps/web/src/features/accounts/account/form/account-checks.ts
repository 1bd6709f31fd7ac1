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

/** Something, one @, something with a dot; whether it exists, only a mail can tell. */
const EMAIL_SHAPE = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

export function isEmail(text: string): boolean {
  return EMAIL_SHAPE.test(text.trim());
}

/** What is wrong with a new password, in words. */
export function newPasswordFault(
  password: string,
  ownFacts: readonly string[] = [],
): string | undefined {
  const fault = findPasswordFault(password, ownFacts);
  return fault === null ? undefined : refusalText(fault, { min: PASSWORD_MIN, max: PASSWORD_MAX });
}

/** What is wrong with a new username, in words. Whether it is taken, the API knows. */
export function usernameFault(username: string): string | undefined {
  const fault = findUsernameFault(username);
  return fault === null ? undefined : refusalText(fault, { min: USERNAME_MIN, max: USERNAME_MAX });
}

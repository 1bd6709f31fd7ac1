import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_MIN } from '@deckframe/domain/accounts/access/passwords';

/** Passwords seen most often in leaks, those long enough to be chosen here; all in lower case. */
const LEAKED = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_MIN),
);

/** In any case: `Princess1` is guessed right after `princess1`. */
export function isLeakedPassword(password: string): boolean {
  return LEAKED.has(password.toLowerCase());
}

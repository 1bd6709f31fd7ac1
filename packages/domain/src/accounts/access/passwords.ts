import { foldUsername } from './usernames.ts';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

export type PasswordFault = 'PASSWORD_LENGTH' | 'PASSWORD_GUESSABLE';

/** The passwords that attackers try first. */
const GUESSED_FIRST = new Set([
  'password', 'password1', 'password123', '12345678', '123456789', '1234567890', 'qwertyui',
  'qwertyuiop', 'qwerty123', 'iloveyou', '11111111', 'abcdefgh', 'abcd1234', 'letmein1',
  'passw0rd', 'deckframe',
]); // prettier-ignore

/**
 * Returns the first fault of a new password, or null. `facts` are the member's name and address. The
 * length is that of the NFKC form, which is hashed.
 */
export function findPasswordFault(
  password: string,
  facts: readonly string[] = [],
): PasswordFault | null {
  const { length } = Array.from(password.normalize('NFKC'));
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) return 'PASSWORD_LENGTH';
  const folded = foldUsername(password);
  const known = facts.flatMap((fact) => [foldUsername(fact), foldUsername(fact).split('@')[0]]);
  const isOneLetter = new Set(folded).size === 1;
  return isOneLetter || GUESSED_FIRST.has(folded) || known.includes(folded)
    ? 'PASSWORD_GUESSABLE'
    : null;
}

export const PASSWORD_STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const;

export type PasswordStrength = (typeof PASSWORD_STRENGTHS)[number];

/** Common words in passwords. They do not count toward the strength. */
const GUESSED_WORDS =
  /pass(word|wort)?|qwert[yz]|letmein|welcome|willkommen|dragon|monkey|master|admin|login|hallo|hello|iloveyou|gundam|pokemon|onepiece|deckframe/g;
const KEYBOARD_AND_COUNTING = 'abcdefghijklmnopqrstuvwxyz 01234567890 qwertyuiop asdfghjkl zxcvbnm';

/** Unpredictable characters that each strength level needs. */
const ENOUGH_FOR = { fair: 8, good: 11, strong: 15 } as const;
const OWN_FACT_MIN = 3;

/**
 * Rates a password while typing; it is only a hint. Length counts, except repeats, runs such as
 * `1234`, common words and the member's own name. Example: `password1` is weak.
 */
export function judgePassword(
  password: string,
  ownFacts: readonly string[] = [],
): PasswordStrength {
  const hashed = password.normalize('NFKC');
  const folded = hashed.toLowerCase();
  const facts = ownFacts
    .flatMap((fact) => fact.toLowerCase().split(/[@.\s]+/))
    .filter((fact) => fact.length >= OWN_FACT_MIN);
  const rest = facts
    .reduce((text, fact) => text.replaceAll(fact, '*'), folded)
    .replaceAll(GUESSED_WORDS, '*');
  const unforeseen = countUnforeseen(rest) + bonusForKinds(hashed);
  if (unforeseen >= ENOUGH_FOR.strong) return 'strong';
  if (unforeseen >= ENOUGH_FOR.good) return 'good';
  return unforeseen >= ENOUGH_FOR.fair ? 'fair' : 'weak';
}

/**
 * Counts characters that do not continue a repeat or a run. Each distinct character counts at most
 * three times.
 */
function countUnforeseen(text: string): number {
  const seen = new Map<string, number>();
  const characters = Array.from(text);
  return characters.filter((character, at) => {
    const times = (seen.get(character) ?? 0) + 1;
    seen.set(character, times);
    const before = characters[at - 1];
    return times <= 3 && (before === undefined || !isForeseen(before, character));
  }).length;
}

function isForeseen(before: string, character: string): boolean {
  if (before === character) return true;
  const pair = before + character;
  return KEYBOARD_AND_COUNTING.includes(pair) || KEYBOARD_AND_COUNTING.includes(character + before);
}

function bonusForKinds(password: string): number {
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password));
  return Math.max(0, kinds.length - 1);
}

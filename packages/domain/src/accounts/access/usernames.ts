/** Letters that look like a plain Latin letter. */
const CONFUSABLE_LETTERS: Readonly<Record<string, string>> = {
  // Cyrillic
  а: 'a', в: 'b', е: 'e', ё: 'e', з: '3', і: 'i', ї: 'i', ј: 'j', к: 'k', м: 'm', н: 'h', о: 'o',
  п: 'n', р: 'p', с: 'c', т: 't', у: 'y', х: 'x', ѕ: 's', һ: 'h', ԁ: 'd', ԛ: 'q', ԝ: 'w', ь: 'b',
  ӏ: 'l', г: 'r', д: 'd', б: '6', ч: '4',
  α: 'a', β: 'b', γ: 'y', ε: 'e', η: 'n', ι: 'i', κ: 'k', μ: 'u', ν: 'v', ο: 'o', ρ: 'p', ς: 'c',
  σ: 'o', τ: 't', υ: 'u', χ: 'x', ω: 'w', ζ: 'z',
  օ: 'o', ս: 'u', հ: 'h', ո: 'n', ց: 'g', զ: 'q', ք: 'p',
  ı: 'i', ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ƅ: 'b', ɑ: 'a', ɡ: 'g', ɩ: 'i', ɪ: 'i',
  ʟ: 'l', ɴ: 'n', ʀ: 'r', ʏ: 'y', ʙ: 'b', ɢ: 'g', ʜ: 'h', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'p',
  ǀ: 'l', ꞁ: 'l', ƨ: '2', ɛ: 'e',
}; // prettier-ignore

export const USERNAME_MIN = 3;
export const USERNAME_MAX = 30;

export type UsernameFault = 'USERNAME_LENGTH' | 'USERNAME_CHARACTERS' | 'USERNAME_RESERVED';

/** Letters, marks and digits with single separators between them. */
const SHAPE = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[._-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*$/u;
/** Stacked accents that would overflow the line. */
const STACKED_MARKS = /\p{M}{3}/u;

/** A name uses one of these scripts. Japanese and Chinese names mix scripts. */
const SCRIPTS = [
  /^[\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}]*$/u,
  /^[\p{sc=Cyrillic}\p{sc=Common}\p{sc=Inherited}]*$/u,
  /^[\p{sc=Greek}\p{sc=Common}\p{sc=Inherited}]*$/u,
  /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}]*$/u,
  /^[^\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]*$/u,
];

/** Names reserved for the site, also refused at the start or end of a name. */
const RESERVED = [
  'account', 'admin', 'administrator', 'all', 'anonymous', 'api', 'bot', 'content-creator',
  'everyone', 'guest', 'help', 'here', 'info', 'me', 'member', 'mod',
  'moderator', 'news', 'nobody', 'null', 'official', 'owner', 'postmaster', 'root', 'security',
  'settings', 'staff', 'superadmin', 'support', 'system', 'team', 'test', 'undefined', 'unknown',
  'user', 'visitor', 'webmaster',
]; // prettier-ignore
/** Names of deleted members start with this. */
const RESERVED_BEGINNING = 'deleted';
const RESERVED_PARTS = ['deckframe', 'administrator', 'superadmin', 'moderator'];

/** Returns the form in which names are stored and compared. Example: `ＡBc` gives `abc`. */
export function foldUsername(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase().normalize('NFKC');
}

/**
 * Returns the look-alike form of a name: names with the same skeleton are easily confused. Example:
 * `P4yPaI` and `p4ypal` give the same.
 */
export function skeletonOf(username: string): string {
  const plain = Array.from(foldUsername(username).normalize('NFD'))
    .filter((letter) => !/\p{M}/u.test(letter))
    .map((letter) => CONFUSABLE_LETTERS[letter] ?? letter)
    .join('');
  return plain
    .replaceAll(/[._-]/g, '-')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll(/[1i|]/g, 'l')
    .replaceAll('0', 'o');
}

/** Returns the first fault of a name, or null. The database checks whether it is taken. */
export function findUsernameFault(username: string): UsernameFault | null {
  const name = username.normalize('NFKC').trim();
  const { length } = Array.from(name);
  if (length < USERNAME_MIN || length > USERNAME_MAX) return 'USERNAME_LENGTH';
  if (!SHAPE.test(name) || STACKED_MARKS.test(name.normalize('NFD'))) return 'USERNAME_CHARACTERS';
  if (!SCRIPTS.some((script) => script.test(name))) return 'USERNAME_CHARACTERS';
  return isReserved(name) ? 'USERNAME_RESERVED' : null;
}

function isReserved(name: string): boolean {
  const bare = skeletonOf(name).replaceAll('-', '');
  const reserved = (word: string): string => skeletonOf(word).replaceAll('-', '');
  return (
    bare.startsWith(reserved(RESERVED_BEGINNING)) ||
    RESERVED.some((word) => reserved(word) === bare) ||
    RESERVED_PARTS.some((part) => bare.includes(reserved(part)))
  );
}

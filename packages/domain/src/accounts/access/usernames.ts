/** Letters of other scripts, and unusual Latin ones, that are drawn like a plain Latin letter. */
const CONFUSABLE_LETTERS: Readonly<Record<string, string>> = {
  // Cyrillic
  а: 'a', в: 'b', е: 'e', ё: 'e', з: '3', і: 'i', ї: 'i', ј: 'j', к: 'k', м: 'm', н: 'h', о: 'o',
  п: 'n', р: 'p', с: 'c', т: 't', у: 'y', х: 'x', ѕ: 's', һ: 'h', ԁ: 'd', ԛ: 'q', ԝ: 'w', ь: 'b',
  ӏ: 'l', г: 'r', д: 'd', б: '6', ч: '4',
  // Greek
  α: 'a', β: 'b', γ: 'y', ε: 'e', η: 'n', ι: 'i', κ: 'k', μ: 'u', ν: 'v', ο: 'o', ρ: 'p', ς: 'c',
  σ: 'o', τ: 't', υ: 'u', χ: 'x', ω: 'w', ζ: 'z',
  // Armenian and Georgian
  օ: 'o', ս: 'u', հ: 'h', ո: 'n', ց: 'g', զ: 'q', ք: 'p',
  // Latin beyond the plain letters
  ı: 'i', ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ƅ: 'b', ɑ: 'a', ɡ: 'g', ɩ: 'i', ɪ: 'i',
  ʟ: 'l', ɴ: 'n', ʀ: 'r', ʏ: 'y', ʙ: 'b', ɢ: 'g', ʜ: 'h', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'p',
  ǀ: 'l', ꞁ: 'l', ƨ: '2', ɛ: 'e',
}; // prettier-ignore

export const USERNAME_MIN = 3;
export const USERNAME_MAX = 30;

export type UsernameFault = 'USERNAME_LENGTH' | 'USERNAME_CHARACTERS' | 'USERNAME_RESERVED';

/** Letters, marks and digits, with single separators between them. */
const SHAPE = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[._-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*$/u;
/** More accents than any language stacks would climb out of the line. */
const STACKED_MARKS = /\p{M}{3}/u;

/** A name keeps to one of these; Japanese and Chinese writing mix by nature. */
const SCRIPTS = [
  /^[\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}]*$/u,
  /^[\p{sc=Cyrillic}\p{sc=Common}\p{sc=Inherited}]*$/u,
  /^[\p{sc=Greek}\p{sc=Common}\p{sc=Inherited}]*$/u,
  /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}]*$/u,
  /^[^\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]*$/u,
];

/** Names that speak for the site or mean nobody, and words no name may begin or end with. */
const RESERVED = [
  'account', 'admin', 'administrator', 'all', 'anonymous', 'api', 'bot', 'content-creator',
  'everyone', 'guest', 'help', 'here', 'info', 'me', 'member', 'mod',
  'moderator', 'news', 'nobody', 'null', 'official', 'owner', 'postmaster', 'root', 'security',
  'settings', 'staff', 'superadmin', 'support', 'system', 'team', 'test', 'undefined', 'unknown',
  'user', 'visitor', 'webmaster',
]; // prettier-ignore
/** What the row of a deleted member is called begins with it. */
const RESERVED_BEGINNING = 'deleted';
const RESERVED_PARTS = ['deckframe', 'administrator', 'superadmin', 'moderator'];

/** The form in which names are stored and compared for sign-in. Example: `ＡBc` gives `abc`. */
export function foldUsername(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase().normalize('NFKC');
}

/**
 * What a name looks like at a glance: two names with the same skeleton would be taken for each
 * other. Example: `P4yPaI` and `p4ypal` give the same.
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

/** The first thing wrong with a name, or null. Whether it is taken, the database knows. */
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

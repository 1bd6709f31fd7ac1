/** Letters that are easily confused with digits. */
const ALIKE: Readonly<Record<string, string>> = { l: '1', i: '1', '|': '1', o: '0' };

const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi;
/** Zero-width characters and direction marks. */
const INVISIBLE = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;
/** An HTML image; a `>` in quotes does not end it. */
const IMAGE = /<img\b(?:[^<>"]|"[^"]*")*>/gi;
const FULL_WIDTH = /[\uff01-\uff5e]/g;
/** Control characters except the line feed. */
const CONTROL = /(?!\n)\p{Cc}/gu;

/** Returns one clean line of text. Example: `cleanLine('Ilse &amp; Bram')` is `Ilse & Bram`. */
export function cleanLine(raw: string): string {
  return straighten(decodeEntities(raw)).replaceAll(/\s+/g, ' ').trim();
}

/**
 * Returns rules text with line feeds, icons as `[words]` and keywords as `<words>`, without HTML.
 * Example: `cleanRulesText('Gain &lt;Mend 1&gt;.<br>')` is `Gain <Mend 1>.`
 */
export function cleanRulesText(raw: string): string {
  const withoutMarkup = raw
    .replaceAll(/<br\s*\/?>/gi, '\n')
    .replaceAll(IMAGE, toIcon)
    .replaceAll(/<\/?(?:p|b|i|em|strong|span|div|font|u)(?:\s[^<>]*)?>/gi, '');
  return straighten(decodeEntities(withoutMarkup))
    .split('\n')
    .map((line) => line.replaceAll(/[^\S\n]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
    .replace(STRAY_LEADING_NUMBER, '');
}

/** Replaces an image by its name. Example: `<img src="b.png" alt="Blue">` is `[Blue]`. */
function toIcon(image: string): string {
  const name = /\balt="([^"]*)"/i.exec(image)?.[1];
  return name === undefined ? '' : `[${name}]`;
}

/** A stray modifier before the first timing marker, left by sources that split a cell wrongly. */
const STRAY_LEADING_NUMBER = /^[-+]?\d+(?=[[【])/;

/** Folds text for comparison: no case, accents, width, curly quotes or kinds of dashes. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\u2010-\u2015\u2212\u30fc\ufe58\ufe63\uff0d]/g, '-')
    .replaceAll(/[\u2018\u2019\u201a\u2032\uff07]/g, "'")
    .replaceAll(/[\u201c\u201d\u201e\u2033]/g, '"')
    .replaceAll(INVISIBLE, '')
    .toLowerCase();
}

/**
 * Returns the names in `<…>` and `【…】` without their numbers. Example: `keywordsIn('<Mend 2>')` is
 * `['Mend']`.
 */
export function keywordsIn(rulesText: string, known: readonly string[]): string[] {
  const marked = rulesText.matchAll(/<([^<>]+)>|【([^【】]+)】/g);
  const found = new Set<string>();
  for (const match of marked) {
    const word = (match[1] ?? match[2] ?? '').replace(/(?<!\s)\s+\d+$/, '').trim();
    if (known.includes(word)) found.add(word);
  }
  return [...found];
}

function decodeEntities(text: string): string {
  return text.replaceAll(ENTITY, (whole, decimal?: string, hex?: string, name?: string): string => {
    if (name !== undefined) return NAMED_ENTITIES[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

function straighten(text: string): string {
  return text
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replaceAll(CONTROL, ' ')
    .replaceAll(INVISIBLE, '')
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[\u201c\u201d]/g, '"')
    .replaceAll('\u2212', '-')
    .replaceAll(FULL_WIDTH, (char) => String.fromCodePoint((char.codePointAt(0) ?? 0) - 0xfee0));
}

/**
 * Replaces letters that look like digits; undefined if there are none. Example: `ST01-00l` gives
 * `ST01-001`.
 */
export function mendDigits(word: string): string | undefined {
  const at = word.lastIndexOf('-') + 1;
  const tail = word.slice(at);
  if (!/^[\dlio|]*$/i.test(tail) || !/\d/.test(tail)) return undefined;
  const mended =
    word.slice(0, at) + tail.replaceAll(/\D/g, (sign) => ALIKE[sign.toLowerCase()] ?? '');
  return mended === word ? undefined : mended;
}

const EMAIL = /(?<![^\s@<>"'(),;:])[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+/g;
/** Matches a web address; `:12:34` after it is a file position. */
const ADDRESS = /\b(?:https?|wss?|blob|data):[^\s"'<>()]*/g;
const QUERY = /[?#][^\s"'<>():]*/g;
/** Tokens and ids: long words with a digit. */
const TOKEN = /(?<![\w-])(?=[\w-]*\d)[\w-]{20,}\b/g;
/** File positions have up to six digits; longer numbers may identify somebody. */
const LONG_NUMBER = /\d{7,}/g;
const NETWORK_ADDRESS = /\b\d{1,3}(?:\.\d{1,3}){3}\b/g;
const GONE = '…';

/**
 * Removes personal data from an error text: mail addresses, long numbers, tokens, and web addresses
 * except our own file names. Example: `at x (https://cards.test/assets/a-1.js?me=7:1:20)` becomes
 * `at x (/assets/a-1.js:1:20)`.
 */
export function scrubErrorText(text: string, max: number): string {
  return text
    .slice(0, 2 * max)
    .replace(ADDRESS, toFileName)
    .replace(EMAIL, GONE)
    .replace(QUERY, '')
    .replace(NETWORK_ADDRESS, GONE)
    .replace(TOKEN, GONE)
    .replace(LONG_NUMBER, GONE)
    .slice(0, max);
}

function toFileName(address: string): string {
  const place = /(?::\d+){0,2}$/.exec(address)?.[0] ?? '';
  const path = address
    .slice(0, address.length - place.length)
    .replace(QUERY, '')
    .replace(/^\w+:(?:\/\/[^/]*)?/, '');
  return path.startsWith('/assets/') ? path + place : GONE + place;
}

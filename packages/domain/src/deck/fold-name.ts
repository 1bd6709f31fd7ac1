/**
 * A name without what writers differ in: case, accents, width, Roman numerals, punctuation.
 * Example: `foldName('Noé & the Umbrella Ⅱ')` is `noe the umbrella ii`.
 */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Which characters each face font carries: what card names and texts use in European languages. */
const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const ASCII = range(0x20, 0x7e);
const LATIN_1 = range(0xa1, 0xff).replace('\u00ad', '');
const LATIN_EXTENDED_A = range(0x100, 0x17f);
const PUNCTUATION = '–—‘’‚“”„†•…‹›€™−';

export const READING_CHARACTERS = ASCII + LATIN_1 + LATIN_EXTENDED_A + PUNCTUATION + 'ȘșȚț';
export const LABEL_CHARACTERS = ASCII + '·–—×ÄÅÆÇÉÈÊÍÑÓÖØÚÜß…';

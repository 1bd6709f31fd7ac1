import { foldQuickly } from '../filter/card-column.ts';
import { splitWords } from '../filter/token-index.ts';
import { findClosest } from './find-closest.ts';
import { searchCards, type CardSearch } from './search-cards.ts';
import type { SearchIndex } from './search-index.ts';

export interface ForgivingAnswer {
  /** Rows with the words in their name come first. */
  readonly rows: Uint32Array<ArrayBuffer>;
  /** The corrected text, if the original had no result. */
  readonly corrected?: string;
}

/** Text without query syntax. */
const PLAIN_WORDS = /^[\p{L}\p{N}\s'’-]+$/u;
/** Shorter words are not corrected. */
const SHORTEST_MENDED = 4;

/** Searches by name first and corrects one typing error. */
export function searchForgivingly(index: SearchIndex, search: CardSearch): ForgivingAnswer {
  const text = search.filters.search ?? '';
  const rows = searchCards(index, search);
  if (!PLAIN_WORDS.test(text)) return { rows };
  if (rows.length > 0) return { rows: byName(index, rows, splitWords(text)) };
  const corrected = mendWords(index, text);
  if (corrected === null) return { rows };
  const mended = searchCards(index, {
    ...search,
    filters: { ...search.filters, search: corrected },
  });
  if (mended.length === 0) return { rows };
  return { rows: byName(index, mended, splitWords(corrected)), corrected };
}

function byName(
  index: SearchIndex,
  rows: Uint32Array<ArrayBuffer>,
  words: readonly string[],
): Uint32Array<ArrayBuffer> {
  const { values, codes } = index.column(index.config.cardName_column);
  const whole = words.join(' ');
  const ranks = values.map((value) => {
    const name = foldQuickly(String(value ?? ''));
    if (name.startsWith(whole)) return 0;
    return words.every((word) => name.includes(word)) ? 1 : 2;
  });
  const rankOf = (row: number): number => ranks[codes[row] ?? 0] ?? 2;
  // Stable sort: rows keep the search order within a rank.
  return Uint32Array.from([...rows].sort((left, right) => rankOf(left) - rankOf(right)));
}

/** Replaces unknown words by similar ones; null if there is none. */
function mendWords(index: SearchIndex, text: string): string | null {
  const known = listWords(index);
  let isMended = false;
  const words = splitWords(text).map((word) => {
    if (word.length < SHORTEST_MENDED || known.some((one) => one.includes(word))) return word;
    const near = known.filter((one) => Math.abs(one.length - word.length) <= 2);
    const closest = findClosest(word, near);
    isMended ||= closest !== undefined;
    return closest ?? word;
  });
  return isMended ? words.join(' ') : null;
}

const wordsOf = new WeakMap<SearchIndex, readonly string[]>();

/** Returns the words of all searched columns, names first. */
function listWords(index: SearchIndex): readonly string[] {
  const listed = wordsOf.get(index);
  if (listed !== undefined) return listed;
  const columns = [index.config.cardName_column, ...(index.config.textFilterColumns ?? [])];
  const words = new Set<string>();
  for (const column of columns) {
    for (const value of index.column(column).values) {
      for (const word of splitWords(String(value ?? ''))) words.add(trimMarks(word));
    }
  }
  const list = [...words].filter((word) => word.length >= SHORTEST_MENDED - 1);
  wordsOf.set(index, list);
  return list;
}

const trimMarks = (word: string): string =>
  word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

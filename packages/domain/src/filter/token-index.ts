import { addAll, addRow, createBitset, type Bitset } from './bitset.ts';
import { createBigramScan } from './bigram-scan.ts';
import { foldQuickly, type CardColumn } from './card-column.ts';
import { createLruCache } from './lru-cache.ts';
import { createPostingsBuilder, type Postings } from './postings.ts';
import { createTextScan, type TextScan } from './text-scan.ts';

/**
 * Which rows hold a word in a searched column. A word holds no space, so it lies within one token
 * of the text: looking through the distinct tokens is exact and a fraction of looking through the text.
 */
export interface TokenIndex {
  readonly columns: readonly CardColumn[];
  /** The rows in whose searched columns the folded word occurs. The answer must not be changed. */
  findRows(word: string): Bitset;
}

/** Longer tokens come from scripts without spaces; scanning them would be scanning the text. */
const LONG_TOKEN = 24;
/** A token in more than this share of the rows keeps its rows as bits. */
const DENSE_SHARE = 1 / 16;
/** Words of one or two letters occur in most tokens, so their rows are kept. */
const SHORT_WORD = 2;
const SHORT_WORDS_KEPT = 64;

export function createTokenIndex(columns: readonly CardColumn[], rows: number): TokenIndex {
  const { tokens, postings } = gatherTokens(columns, rows);
  const parts = createParts(tokens);
  const dense = createDenseBits(postings, tokens.length, rows);
  const shortWords = createLruCache<Bitset>(SHORT_WORDS_KEPT);

  const addToken = (into: Bitset, token: number): void => {
    const bits = dense.get(token);
    if (bits !== undefined) return addAll(into, bits);
    const end = postings.starts[token + 1] ?? 0;
    for (let place = postings.starts[token] ?? 0; place < end; place += 1) {
      addRow(into, postings.positions[place] ?? 0);
    }
  };

  const lookUp = (word: string): Bitset => {
    const found = createBitset(rows);
    for (const { scan, ids, longest } of parts) {
      if (word.length > longest) continue;
      scan.forEachHolding(word, (position) => addToken(found, ids[position] ?? 0));
    }
    return found;
  };

  return {
    columns,
    findRows(word) {
      if (word.length > SHORT_WORD) return lookUp(word);
      const kept = shortWords.get(word) ?? lookUp(word);
      shortWords.set(word, kept);
      return kept;
    },
  };
}

/** The folded words of a search. Example: `splitWords('Ｄraw  a')` is `['draw', 'a']`. */
export function splitWords(text: string): string[] {
  return foldQuickly(text)
    .split(WHITE_SPACE)
    .filter((word) => word !== '');
}

const WHITE_SPACE = /\s+/;

function gatherTokens(
  columns: readonly CardColumn[],
  rows: number,
): { tokens: string[]; postings: Postings } {
  const idByToken = new Map<string, number>();
  const idsOf = (text: string): number[] =>
    splitWords(text).map((token) => {
      const known = idByToken.get(token);
      if (known !== undefined) return known;
      idByToken.set(token, idByToken.size);
      return idByToken.size - 1;
    });
  const tokensByCode = columns.map(({ values }) =>
    values.map((value) => (value === null ? [] : idsOf(String(value)))),
  );

  const builder = createPostingsBuilder();
  for (let row = 0; row < rows; row += 1) {
    for (const [index, { codes }] of columns.entries()) {
      for (const token of tokensByCode[index]?.[codes[row] ?? 0] ?? []) builder.add(token, row);
    }
  }
  return { tokens: [...idByToken.keys()], postings: builder.build(idByToken.size) };
}

interface TokenPart {
  readonly scan: TextScan;
  /** Token of each position in the scan. */
  readonly ids: Uint32Array;
  readonly longest: number;
}

/** Plain tokens apart from those with wide characters: one such would make the joined text twice as long. */
function createParts(tokens: readonly string[]): TokenPart[] {
  const plain: number[] = [];
  const wide: number[] = [];
  const long: number[] = [];
  for (const [id, token] of tokens.entries()) {
    const part = token.length > LONG_TOKEN ? long : WIDE.test(token) ? wide : plain;
    part.push(id);
  }
  const textsOf = (ids: readonly number[]): string[] => ids.map((id) => tokens[id] ?? '');
  return [
    { scan: createTextScan(textsOf(plain)), ids: Uint32Array.from(plain), longest: LONG_TOKEN },
    { scan: createTextScan(textsOf(wide)), ids: Uint32Array.from(wide), longest: LONG_TOKEN },
    { scan: createBigramScan(textsOf(long)), ids: Uint32Array.from(long), longest: Infinity },
  ];
}

const WIDE = /[\u0100-\uffff]/;

function createDenseBits(postings: Postings, tokens: number, rows: number): Map<number, Bitset> {
  const dense = new Map<number, Bitset>();
  for (let token = 0; token < tokens; token += 1) {
    const start = postings.starts[token] ?? 0;
    const end = postings.starts[token + 1] ?? 0;
    if (end - start <= rows * DENSE_SHARE) continue;
    const bits = createBitset(rows);
    for (let place = start; place < end; place += 1) addRow(bits, postings.positions[place] ?? 0);
    dense.set(token, bits);
  }
  return dense;
}

import { addAll, addRow, createBitset, type Bitset } from './bitset.ts';
import { foldQuickly, type CardColumn } from './card-column.ts';
import type { ColumnValue } from '../cards/catalogue/column-file.ts';
import { createLruCache } from './lru-cache.ts';
import { createPostingsBuilder, type Postings } from './postings.ts';
import { createTextScan, type TextScan } from './text-scan.ts';

/**
 * Finds rows with a word in a searched column. A word has no space, so it is within one token:
 * searching the distinct tokens is exact and much faster than the text.
 */
export interface TokenIndex {
  readonly columns: readonly CardColumn[];
  /** Returns the rows that contain the folded word. Do not modify the result. */
  findRows(word: string): Bitset;
}

/** Longer tokens are from scripts without spaces and are searched differently. */
const LONG_TOKEN = 24;
/** Tokens in a larger share of rows store a bitset. */
const DENSE_SHARE = 1 / 16;
/** Rows of words up to this length are cached, because they occur in most tokens. */
const SHORT_WORD = 2;
const MAX_SHORT_WORDS = 64;

export function createTokenIndex(columns: readonly CardColumn[], rows: number): TokenIndex {
  const { tokens, postings } = gatherTokens(columns, rows);
  const parts = createParts(tokens);
  const dense = createDenseBits(postings, tokens.length, rows);
  const shortWords = createLruCache<Bitset>(MAX_SHORT_WORDS);

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
    const wanted = charactersOf(word);
    for (const { scan, ids, longest, characters } of parts) {
      if (word.length > longest || (wanted & ~characters) !== 0) continue;
      scan.forEachHolding(word, (position) => addToken(found, ids[position] ?? 0));
    }
    return found;
  };

  return {
    columns,
    findRows(word) {
      if (word.length > SHORT_WORD) return lookUp(word);
      const cached = shortWords.get(word) ?? lookUp(word);
      shortWords.set(word, cached);
      return cached;
    },
  };
}

/** Splits a search into folded words. Example: `splitWords('Ｄraw  a')` is `['draw', 'a']`. */
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
  const toTokenId = (token: string): number => {
    const known = idByToken.get(token);
    if (known !== undefined) return known;
    idByToken.set(token, idByToken.size);
    return idByToken.size - 1;
  };
  // Folds each distinct word once; the result does not depend on its context.
  const idByWord = new Map<string, number>();
  const addWord: AddWord = (word, ids) => {
    const known = idByWord.get(word);
    if (known !== undefined) return ids.push(known);
    const tokens = splitWords(word).map(toTokenId);
    // A word that folds to several tokens is rare and folded again each time.
    if (tokens.length === 1 && tokens[0] !== undefined) idByWord.set(word, tokens[0]);
    return ids.push(...tokens);
  };

  const builder = createPostingsBuilder();
  const lists = columns.map(({ values }) => createTokenLists(values, addWord));
  for (let row = 0; row < rows; row += 1) {
    for (const [place, { codes }] of columns.entries()) {
      const { starts, ids } = lists[place] ?? EMPTY_LISTS;
      const code = codes[row] ?? 0;
      const end = starts[code + 1] ?? 0;
      for (let at = starts[code] ?? 0; at < end; at += 1) builder.add(ids[at] ?? 0, row);
    }
  }
  return { tokens: [...idByToken.keys()], postings: builder.build(idByToken.size) };
}

/** The tokens of each code: those of code c are from `starts[c]` to `starts[c + 1]`. */
interface TokenLists {
  readonly starts: Uint32Array;
  readonly ids: readonly number[];
}

const EMPTY_LISTS: TokenLists = { starts: new Uint32Array(1), ids: [] };

type AddWord = (word: string, ids: number[]) => number;

/** Splits at plain spaces; folding handles other kinds. */
function createTokenLists(values: readonly ColumnValue[], addWord: AddWord): TokenLists {
  const starts = new Uint32Array(values.length + 1);
  const ids: number[] = [];
  for (const [code, value] of values.entries()) {
    const text = value === null ? '' : String(value);
    let start = 0;
    for (let at = 0; at <= text.length; at += 1) {
      const char = at === text.length ? SPACE : text.charCodeAt(at);
      if (char !== SPACE && char !== LINE_FEED) continue;
      if (at > start) addWord(text.slice(start, at), ids);
      start = at + 1;
    }
    starts[code + 1] = ids.length;
  }
  return { starts, ids };
}

const SPACE = 0x20;
const LINE_FEED = 0x0a;

interface TokenPart {
  readonly scan: TextScan;
  /** Token of each position in the scan. */
  readonly ids: Uint32Array;
  readonly longest: number;
  /** Bit mask of the characters of all its tokens. */
  readonly characters: number;
}

/** Smaller groups are not scanned separately. */
const SMALLEST_NUMBER_PART = 256;

/**
 * Separates ASCII tokens from wide ones, which would double the size of the joined text. Card
 * numbers are grouped by their letters, so a word with another letter skips them.
 */
function createParts(tokens: readonly string[]): TokenPart[] {
  const plain: number[] = [];
  const wide: number[] = [];
  const long: number[] = [];
  const numbers = new Map<number, number[]>();
  for (const [id, token] of tokens.entries()) {
    if (token.length > LONG_TOKEN) long.push(id);
    else if (WIDE.test(token)) wide.push(id);
    else if (DIGIT.test(token)) {
      const characters = charactersOf(token);
      const alike = numbers.get(characters);
      if (alike === undefined) numbers.set(characters, [id]);
      else alike.push(id);
    } else plain.push(id);
  }
  const large: number[][] = [];
  for (const ids of numbers.values()) {
    if (ids.length < SMALLEST_NUMBER_PART) plain.push(...ids);
    else large.push(ids);
  }

  const toPart = (ids: readonly number[], create: (texts: string[]) => TextScan): TokenPart => {
    const texts = ids.map((id) => tokens[id] ?? '');
    return {
      scan: create(texts),
      ids: Uint32Array.from(ids),
      longest: texts.reduce((most, text) => Math.max(most, text.length), 0),
      characters: texts.reduce((all, text) => all | charactersOf(text), 0),
    };
  };
  return [
    ...[plain, wide, ...large].map((ids) => toPart(ids, createTextScan)),
    toPart(long, createBigramScan),
  ];
}

const WIDE = /[\u0100-\uffff]/;
const DIGIT = /\d/;

/** Returns a bit per letter, one for digits, and a few for other characters. */
function charactersOf(text: string): number {
  let characters = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at) - LETTER_A;
    if (letter >= 0 && letter < LETTERS) characters |= 1 << letter;
    else if (letter >= DIGIT_0 && letter < DIGIT_0 + 10) characters |= 1 << LETTERS;
    else characters |= 1 << (LETTERS + 1 + (letter & 3));
  }
  return characters;
}

const LETTER_A = 0x61;
const LETTERS = 26;
/** Digit 0 relative to the letter a. */
const DIGIT_0 = 0x30 - LETTER_A;

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

/**
 * A text scan for long texts without spaces. It reads only texts that contain the rarest character
 * pair of the word.
 */
function createBigramScan(texts: readonly string[]): TextScan {
  const idByPair = new Map<number, number>();
  const builder = createPostingsBuilder();
  for (const [position, text] of texts.entries()) {
    for (let place = 0; place + 1 < text.length; place += 1) {
      const pair = pairAt(text, place);
      let id = idByPair.get(pair);
      if (id === undefined) idByPair.set(pair, (id = idByPair.size));
      builder.add(id, position);
    }
  }
  const { starts, positions } = builder.build(idByPair.size);

  const findRarest = (word: string): { start: number; end: number } => {
    let rarest = { start: 0, end: texts.length };
    for (let place = 0; place + 1 < word.length; place += 1) {
      const id = idByPair.get(pairAt(word, place));
      if (id === undefined) return { start: 0, end: 0 };
      const [start, end] = [starts[id] ?? 0, starts[id + 1] ?? 0];
      if (place === 0 || end - start < rarest.end - rarest.start) rarest = { start, end };
    }
    return rarest;
  };

  return {
    forEachHolding(word, found) {
      const { start, end } = findRarest(word);
      for (let index = start; index < end; index += 1) {
        // A single character has no pair, so every text is read.
        const position = word.length < 2 ? index : (positions[index] ?? 0);
        if (texts[position]?.includes(word) === true) found(position);
      }
    },
  };
}

function pairAt(text: string, place: number): number {
  return text.charCodeAt(place) * 0x1_0000 + text.charCodeAt(place + 1);
}

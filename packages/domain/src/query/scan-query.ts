/** A value as typed: bare, quoted, or a pattern between slashes. */
export interface ScannedValue {
  readonly kind: 'bare' | 'quoted' | 'pattern';
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** True if the closing quote or slash is missing. */
  readonly unclosed?: boolean;
}

/** `name` with its operator and values. */
export interface ScannedField {
  readonly name: string;
  readonly operator: ScannedOperator;
  readonly values: readonly ScannedValue[];
}

export type ScannedOperator = ':' | '=' | '!=' | '<' | '<=' | '>' | '>=';

export type QueryToken = { readonly start: number; readonly end: number } & (
  | { readonly kind: 'open' | 'close' | 'minus' | 'not' | 'or' | 'and' }
  | { readonly kind: 'value'; readonly value: ScannedValue }
  | { readonly kind: 'exactName'; readonly value: ScannedValue }
  | { readonly kind: 'field'; readonly field: ScannedField }
);

/** Splits a query into tokens. Invalid parts are marked or become words. */
export function scanQuery(text: string): QueryToken[] {
  const tokens: QueryToken[] = [];
  let at = 0;
  while (at < text.length) {
    if (isSpace(text, at)) {
      at += 1;
      continue;
    }
    const token = scanToken(text, at);
    tokens.push(token);
    at = token.end;
  }
  return tokens;
}

/** True for a word that needs no quotes. */
export function isPlainWord(text: string): boolean {
  const [token, ...more] = scanQuery(text);
  if (token?.kind !== 'value' || more.length > 0) return false;
  return isBareOf(token.value, text);
}

/** True for a field value that needs no quotes. */
export function isPlainValue(text: string): boolean {
  const values = scanValues(text, 0);
  const [value] = values.values;
  return values.values.length === 1 && value !== undefined && isBareOf(value, text);
}

function isBareOf(value: ScannedValue, text: string): boolean {
  return value.kind === 'bare' && value.text === text && !MARKED.test(text);
}

/** Characters that may open a quoted value, so words that start with them are quoted. */
const MARKED = /^['"\u201c\u201e/]/;

const CLOSING_QUOTES: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '\u201c': '\u201d"',
  '\u201e': '\u201c\u201d"',
};

const FIELD = /([a-z][a-z0-9_]*)(:|!=|<>|<=|>=|=|<|>)/iy;
const BARE_WORD = /[^\s()]+/y;
const BARE_VALUE = /[^\s(),|]+/y;
const KEYWORDS: Readonly<Record<string, 'and' | 'not' | 'or'>> = {
  and: 'and',
  not: 'not',
  or: 'or',
};

function scanToken(text: string, start: number): QueryToken {
  const first = text[start] ?? '';
  if (first === '(') return { kind: 'open', start, end: start + 1 };
  if (first === ')') return { kind: 'close', start, end: start + 1 };
  if (first === '-') return { kind: 'minus', start, end: start + 1 };
  if (first === '!' && !isBreak(text, start + 1)) {
    const value = scanMarked(text, start + 1) ?? scanBare(text, start + 1, BARE_WORD);
    return { kind: 'exactName', value, start, end: value.end };
  }
  const marked = scanMarked(text, start);
  if (marked !== null) return { kind: 'value', value: marked, start, end: marked.end };

  FIELD.lastIndex = start;
  const [whole = '', name = '', operator = ''] = FIELD.exec(text) ?? [];
  if (whole !== '') {
    const { values, end } = scanValues(text, start + whole.length);
    const field = { name: name.toLowerCase(), operator: toOperator(operator), values };
    return { kind: 'field', field, start, end };
  }
  const value = scanBare(text, start, BARE_WORD);
  const keyword = Object.hasOwn(KEYWORDS, value.text.toLowerCase())
    ? KEYWORDS[value.text.toLowerCase()]
    : undefined;
  if (keyword !== undefined) return { kind: keyword, start, end: value.end };
  return { kind: 'value', value, start, end: value.end };
}

/** Scans values separated by commas or bars. */
function scanValues(text: string, start: number): { values: ScannedValue[]; end: number } {
  const values: ScannedValue[] = [];
  let at = start;
  while (!isBreak(text, at)) {
    if (isListMark(text, at)) {
      at += 1;
      continue;
    }
    const value = scanMarked(text, at) ?? scanBare(text, at, BARE_VALUE);
    values.push(value);
    at = value.end;
    if (!isListMark(text, at)) break;
  }
  return { values, end: at };
}

function scanBare(text: string, start: number, pattern: RegExp): ScannedValue {
  pattern.lastIndex = start;
  const [found = text[start] ?? ''] = pattern.exec(text) ?? [];
  return { kind: 'bare', text: found, start, end: start + found.length };
}

/** Scans a quoted value or pattern; null if it is not one. */
function scanMarked(text: string, start: number): ScannedValue | null {
  const first = text[start] ?? '';
  if (first === '/') return scanPattern(text, start);
  const closing = Object.hasOwn(CLOSING_QUOTES, first) ? CLOSING_QUOTES[first] : undefined;
  if (closing === undefined) return null;
  let content = '';
  for (let at = start + 1; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (char === '\\' && at + 1 < text.length) {
      at += 1;
      content += text[at] ?? '';
    } else if (closing.includes(char)) {
      // An apostrophe within a word does not close a quote.
      if (first === "'" && !isBreak(text, at + 1) && !isListMark(text, at + 1)) content += char;
      else return { kind: 'quoted', text: tidy(content), start, end: at + 1 };
    } else {
      content += char;
    }
  }
  // An unclosed apostrophe is part of the word, as in `'tis`.
  if (first === "'") return null;
  return { kind: 'quoted', text: tidy(content), start, end: text.length, unclosed: true };
}

function scanPattern(text: string, start: number): ScannedValue | null {
  for (let at = start + 1; at < text.length; at += 1) {
    const char = text[at];
    if (char === '\\') at += 1;
    else if (char === '/' && at > start + 1) {
      const pattern = text.slice(start + 1, at);
      return { kind: 'pattern', text: pattern, start, end: at + 1 };
    }
  }
  // A slash within a card number is plain; an unclosed leading slash is a fault.
  const bare = scanBare(text, start, BARE_WORD);
  return { ...bare, unclosed: true };
}

function tidy(content: string): string {
  return content.replaceAll(/\s+/g, ' ').trim();
}

function toOperator(typed: string): ScannedOperator {
  return typed === '<>' ? '!=' : (typed as ScannedOperator);
}

function isListMark(text: string, at: number): boolean {
  return text[at] === ',' || text[at] === '|';
}

function isSpace(text: string, at: number): boolean {
  return /\s/.test(text[at] ?? '');
}

function isBreak(text: string, at: number): boolean {
  return at >= text.length || isSpace(text, at) || text[at] === '(' || text[at] === ')';
}

import { cleanLine, cleanRulesText } from './clean-text.ts';
import type { ColumnValue } from './column-file.ts';
import { type Coercion, type ColumnMapping, type SourceRow, valueAt } from './source-mapping.ts';

/** Words that sources write for an empty value. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(['', '-', 'n/a', 'none', 'null', 'undefined']);

/** Returns a value as one clean line, or null if it is empty. */
export function coerceText(raw: unknown): string | null {
  if (typeof raw !== 'string' && typeof raw !== 'number') return null;
  const text = cleanLine(String(raw));
  return EMPTY_WORDS.has(text.toLowerCase()) ? null : text;
}

/** `+1` is 1, `５` is 5, `3000+` is 3000, `-` and `''` are null. */
export function coerceNumber(raw: unknown): number | null {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : null;
  const text = coerceText(raw);
  if (text === null) return null;
  const match = /^([-+]?)(\d+(?:\.\d+)?)[+±x×]?$/.exec(text.replaceAll(',', ''));
  if (!match) return null;
  const value = Number(match[2]);
  return match[1] === '-' ? -value : value;
}

/** Returns the printed form if a number would lose its sign. Example: `3000+`. */
export function printedNumber(raw: unknown): string | null {
  const text = coerceText(raw);
  return text !== null && /\d[+±x×]$/.test(text) ? text : null;
}

/** `LR ++` is `LR++`; a star column adds stars where there are none: `SR` with `☆☆` is `SR★★`. */
export function coerceRarity(raw: unknown, stars?: unknown): string | null {
  const rarity = coerceText(raw)?.replaceAll(' ', '') ?? null;
  if (rarity === null) return null;
  if (/[☆★]/.test(rarity)) return rarity.replaceAll('☆', '★');
  const count = typeof stars === 'string' ? (stars.match(/[☆★]/g)?.length ?? 0) : 0;
  return rarity + '★'.repeat(count);
}

/** `(harbor League) (Ace)`, `Harbor League / Ace` and `Harbor League | Ace` are one list. */
export function coerceList(raw: unknown): string[] {
  if (Array.isArray(raw)) return raw.flatMap((part) => coerceList(part));
  const text = coerceText(raw);
  if (text === null) return [];
  const inBrackets = [...text.matchAll(/\(([^()]+)\)/g)].map((match) => match[1] ?? '');
  const parts = inBrackets.length > 0 ? inBrackets : text.split(/[/|;]/);
  return parts.map((part) => upperFirst(part.trim())).filter((part) => part !== '');
}

/** A trait link becomes `(Ace) Trait` in any notation; a card link stays `[Name]`. */
export function coerceLink(raw: unknown): string | null {
  const text = coerceText(raw);
  if (text === null) return null;
  const trait =
    /^\(([^()]+)\) Trait$/.exec(text) ??
    /^(.+) \(Trait\)$/.exec(text) ??
    /^Trait \[([^[\]]+)\]$/.exec(text);
  return trait ? `(${trait[1] ?? ''}) Trait` : text;
}

export function coerceColour(raw: unknown): string | null {
  const text = coerceText(raw);
  return text === null ? null : upperFirst(text);
}

/** Parses true and false in spreadsheet notations; null if empty. */
export function coerceFlag(raw: unknown): boolean | null {
  if (typeof raw === 'boolean') return raw;
  const text = coerceText(raw)?.toLowerCase();
  if (text === undefined || text === null) return null;
  if (['1', 'true', 'yes', 'y'].includes(text)) return true;
  return ['0', 'false', 'no', 'n'].includes(text) ? false : null;
}

/** Parses a time to ISO 8601; a date means midnight UTC. */
export function coerceDate(raw: unknown): string | null {
  const text = coerceText(raw);
  if (text === null) return null;
  const moment = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : text);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** Keeps numbers and flags, cleans text, joins lists, and prints objects as JSON. */
export function coercePlain(raw: unknown): string | number | boolean | null {
  if (typeof raw === 'boolean') return raw;
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : null;
  if (typeof raw === 'string') return coerceText(raw) === null ? null : cleanRulesText(raw);
  if (typeof raw !== 'object' || raw === null) return null;
  const isList = Array.isArray(raw) && raw.every((part) => typeof part !== 'object' || !part);
  if (isList) return coerceList(raw).join('|') || null;
  return JSON.stringify(raw, (_key, value: unknown) => withoutNulls(value));
}

/** A source's `[null]` stands for an empty list. */
function withoutNulls(value: unknown): unknown {
  if (typeof value === 'string') return cleanLine(value);
  return Array.isArray(value) ? value.filter((part) => part !== null) : value;
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

interface CoercedColumn {
  value: ColumnValue;
  /** Set if a non-empty value could not be parsed. */
  fault?: string;
}

const LARGEST_INTEGER = 2 ** 31 - 1;
const LARGEST_PRICE = 99_999_999.99;

/** Parses one column of a row. Example: `+1` as `integer` is `{ value: 1 }`. */
export function coerceColumn(row: SourceRow, mapping: ColumnMapping): CoercedColumn {
  return COERCERS[mapping.kind](valueAt(row, mapping.from), mapping, row);
}

type Coercer = (raw: unknown, mapping: ColumnMapping, row: SourceRow) => CoercedColumn;

const readList: Coercer = (raw, { delimiter = '|' }) => ({
  value: coerceList(raw).join(delimiter) || null,
});

const COERCERS: Readonly<Record<Coercion, Coercer>> = {
  text: (raw) => ({ value: coerceText(raw) }),
  rules: (raw) => ({ value: typeof raw === 'string' ? toRules(raw) : null }),
  // If the source has no keyword list, the row mapper searches the card text.
  keywords: readList,
  integer: readInteger,
  decimal: readDecimal,
  printed: (raw) => ({ value: printedNumber(raw) }),
  list: readList,
  rarity: (raw, mapping, row) => ({ value: coerceRarity(raw, starsOf(row, mapping)) }),
  colour: (raw) => ({ value: coerceColour(raw) }),
  link: (raw) => ({ value: coerceLink(raw) }),
  flag: (raw) => unlessLost(raw, coerceFlag(raw), 'yes or no'),
  date: (raw) => unlessLost(raw, coerceDate(raw), 'a date'),
  value: (raw) => ({ value: coercePlain(raw) }),
};

function toRules(raw: string): string | null {
  const text = cleanRulesText(raw);
  return coerceText(text) === null ? null : text;
}

function readInteger(raw: unknown): CoercedColumn {
  const value = coerceNumber(raw);
  const isWhole = value === null || (Number.isInteger(value) && Math.abs(value) <= LARGEST_INTEGER);
  return isWhole ? unlessLost(raw, value, 'a number') : unlessLost(raw, null, 'a whole number');
}

function readDecimal(raw: unknown): CoercedColumn {
  const value = coerceNumber(raw);
  const fits = value === null || (value >= 0 && value <= LARGEST_PRICE);
  return unlessLost(raw, fits ? value : null, 'a price');
}

function starsOf(row: SourceRow, { starsFrom }: ColumnMapping): unknown {
  return starsFrom === undefined ? undefined : valueAt(row, starsFrom);
}

/** Reports a non-empty value that cannot be parsed. An empty value is no fault. */
function unlessLost(raw: unknown, value: ColumnValue, expected: string): CoercedColumn {
  const isLost = value === null && (coerceText(raw) !== null || typeof raw === 'object') && raw;
  return isLost ? { value, fault: `${JSON.stringify(raw)} is not ${expected}` } : { value };
}

import { cleanLine, cleanRulesText } from './clean-text.ts';
import type { ColumnValue } from './column-file.ts';
import { type Coercion, type ColumnMapping, type SourceRow, valueAt } from './source-mapping.ts';

/** Values that sources write where they mean nothing. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(['', '-', 'n/a', 'none', 'null', 'undefined']);

/** A source's value as one clean line, or null where it means nothing. */
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

/** The value as printed where a mark would be lost by the number. Example: `3000+`. */
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

/** A trait link is always `(Ace) Trait`, however the source writes it; a card link stays `[Name]`. */
export function coerceLink(raw: unknown): string | null {
  const text = coerceText(raw);
  if (text === null) return null;
  const trait =
    /^\(([^()]+)\) Trait$/.exec(text) ??
    /^(.+) \(Trait\)$/.exec(text) ??
    /^Trait \[([^[\]]+)\]$/.exec(text);
  return trait ? `(${trait[1] ?? ''}) Trait` : text;
}

/** `rainbow` is `Rainbow`. */
export function coerceColour(raw: unknown): string | null {
  const text = coerceText(raw);
  return text === null ? null : upperFirst(text);
}

/** True and false in the spellings of tables and spreadsheets; null where nothing is said. */
export function coerceFlag(raw: unknown): boolean | null {
  if (typeof raw === 'boolean') return raw;
  const text = coerceText(raw)?.toLowerCase();
  if (text === undefined || text === null) return null;
  if (['1', 'true', 'yes', 'y'].includes(text)) return true;
  return ['0', 'false', 'no', 'n'].includes(text) ? false : null;
}

/** A moment in ISO 8601; a day begins at midnight UTC. */
export function coerceDate(raw: unknown): string | null {
  const text = coerceText(raw);
  if (text === null) return null;
  const moment = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : text);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** Numbers and flags stay, text is cleaned line by line, lists are joined, objects become JSON text. */
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
  /** Why a value that is there could not be read. */
  fault?: string;
}

const LARGEST_INTEGER = 2 ** 31 - 1;
const LARGEST_PRICE = 99_999_999.99;

/** One column of one row. Example: `+1` as `integer` is `{ value: 1 }`. */
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
  // Where the source has no list of them, the row's mapper looks into its text.
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

/** Nothing read from something written is a fault; nothing from nothing is not. */
function unlessLost(raw: unknown, value: ColumnValue, expected: string): CoercedColumn {
  const isLost = value === null && (coerceText(raw) !== null || typeof raw === 'object') && raw;
  return isLost ? { value, fault: `${JSON.stringify(raw)} is not ${expected}` } : { value };
}

import { clampCount, EMPTY_ENTRY, isTagTooLong, type CollectionEntry } from './entry.ts';

/** An entry in the documented format. */
export type DocumentedEntry = {
  n: string;
  c: number;
  t: 0 | 1;
  i: 0 | 1;
  w: 0 | 1;
  tag?: string;
};

export function printEntry(cardno: string, entry: CollectionEntry): DocumentedEntry {
  const { count, trading, ignored, wanted, tag } = entry;
  const marks = { t: toBit(trading), i: toBit(ignored), w: toBit(wanted) };
  return { n: cardno, c: count, ...marks, ...(tag === '' ? {} : { tag }) };
}

/**
 * Parses both documented formats and tolerates invalid numbers and marks. Returns undefined if it
 * is not an entry.
 */
export function parseEntry(value: unknown): CollectionEntry | undefined {
  if (typeof value === 'number' || typeof value === 'string') return parseEntry({ c: value });
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = value as Record<string, unknown>;
  const count = readCount(fields['c'] ?? fields['count']);
  const tag = typeof fields['tag'] === 'string' ? fields['tag'].trim() : '';
  return {
    count,
    trading: count > 0 && readMark(fields['t'] ?? fields['isTrading']),
    ignored: readMark(fields['i'] ?? fields['isIgnored']),
    wanted: readMark(fields['w'] ?? fields['isWanted']),
    tag: isTagTooLong(tag) ? EMPTY_ENTRY.tag : tag,
  };
}

/** Parses the `content` of a stored collection, keyed by card number. */
export function parseContent(content: unknown): Map<string, CollectionEntry> {
  const entries = new Map<string, CollectionEntry>();
  if (typeof content !== 'object' || content === null) return entries;
  for (const [key, value] of Object.entries(content)) {
    const entry = parseEntry(value);
    if (entry !== undefined) entries.set(readNumber(value) ?? key, entry);
  }
  return entries;
}

function readNumber(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('n' in value)) return undefined;
  return typeof value.n === 'string' && value.n !== '' ? value.n : undefined;
}

function readMark(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}

function readCount(value: unknown): number {
  const count = clampCount(Number(value));
  return Number.isNaN(count) ? 0 : count;
}

function toBit(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}

import { cleanLine } from './clean-text.ts';

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
  const match = /^([-+]?)(\d+(?:\.\d+)?)\+?$/.exec(text.replaceAll(',', ''));
  if (!match) return null;
  const value = Number(match[2]);
  return match[1] === '-' ? -value : value;
}

/** The value as printed where a mark would be lost by the number. Example: `3000+`. */
export function printedNumber(raw: unknown): string | null {
  const text = coerceText(raw);
  return text !== null && /\d\+$/.test(text) ? text : null;
}

/** `LR ++` is `LR++`; a star column adds its stars: `SR` with `☆☆` is `SR★★`. */
export function coerceRarity(raw: unknown, stars?: unknown): string | null {
  const rarity = coerceText(raw)?.replaceAll(' ', '') ?? null;
  if (rarity === null) return null;
  const count = typeof stars === 'string' ? (stars.match(/[☆★]/g)?.length ?? 0) : 0;
  return rarity.replaceAll('☆', '★') + '★'.repeat(count);
}

/** `(harbor League) (Ace)`, `Harbor League / Ace` and `Harbor League | Ace` are one list. */
export function coerceList(raw: unknown): string[] {
  const text = coerceText(raw);
  if (text === null) return [];
  const inBrackets = [...text.matchAll(/\(([^()]+)\)/g)].map((match) => match[1] ?? '');
  const parts = inBrackets.length > 0 ? inBrackets : text.split(/\s*[/|;]\s*/);
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

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

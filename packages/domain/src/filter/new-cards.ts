import type { ColumnValue } from '../cards/catalogue/column-file.ts';

/** Days during which a card has the "new" badge. */
export const NEW_CARD_DAYS = 14;
/** Days that the sort "new cards first" covers. */
export const NEW_FIRST_DAYS = 7;

const DAY_MS = 86_400_000;

/** Returns the time from which cards count as new. */
export function newSince(now: Date, days: number): number {
  return now.getTime() - days * DAY_MS;
}

/** Returns the creation time as a number; -Infinity if missing or invalid. */
export function toCreatedTime(value: ColumnValue | undefined): number {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? -Infinity : time;
}

/** Computes `isNew` of a card. */
export function isNewCard(card: { readonly created_at?: string | null }, now: Date): boolean {
  return toCreatedTime(card.created_at) >= newSince(now, NEW_CARD_DAYS);
}

import type { ColumnValue } from '../cards/catalogue/column-file.ts';

/** A card counts as new, and wears the badge, for this long. */
export const NEW_CARD_DAYS = 14;
/** The sort "new cards first" looks back this far. */
export const NEW_FIRST_DAYS = 7;

const DAY_MS = 86_400_000;

/** The moment from which on a card created then is new. */
export function newSince(now: Date, days: number): number {
  return now.getTime() - days * DAY_MS;
}

/** When a card was created, as a number; a missing or senseless moment was never. */
export function toCreatedTime(value: ColumnValue | undefined): number {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? -Infinity : time;
}

/** The `isNew` of a cached card. */
export function isNewCard(card: { readonly created_at?: string | null }, now: Date): boolean {
  return toCreatedTime(card.created_at) >= newSince(now, NEW_CARD_DAYS);
}

import type { CollectionEntry } from './entry.ts';

/** Fields that the browser adds to a card, under the documented names. */
export type ClientFields = {
  readonly isInCollection: boolean;
  readonly collectionAmount: number;
  readonly collectionTags: readonly string[];
};

/** Only owned copies count as collected, not wanted or ignored cards. */
export function deriveClientFields({ count, tag }: CollectionEntry): ClientFields {
  return {
    isInCollection: count > 0,
    collectionAmount: count,
    collectionTags: tag === '' ? [] : [tag],
  };
}

/**
 * Formats a card's number for the reader's language. Example: 12000 is `12,000` in English; null is
 * empty.
 */
export function formatPower(value: boolean | number | string | null, language: string): string {
  if (value === null || value === '') return '';
  const number = Number(value);
  return Number.isFinite(number) ? new Intl.NumberFormat(language).format(number) : String(value);
}

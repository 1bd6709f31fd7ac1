import type { CollectionEntry } from './entry.ts';

/** What a member's browser adds to a card, by the documents' names. */
export type ClientFields = {
  readonly isInCollection: boolean;
  readonly collectionAmount: number;
  readonly collectionTags: readonly string[];
};

/** Being wanted or ignored is no copy: only what is owned is in the collection. */
export function deriveClientFields({ count, tag }: CollectionEntry): ClientFields {
  return {
    isInCollection: count > 0,
    collectionAmount: count,
    collectionTags: tag === '' ? [] : [tag],
  };
}

/** A card's number as its readers write it. Example: 12000 is `12,000` in English; none is empty. */
export function formatPower(value: boolean | number | string | null, language: string): string {
  if (value === null || value === '') return '';
  const number = Number(value);
  return Number.isFinite(number) ? new Intl.NumberFormat(language).format(number) : String(value);
}

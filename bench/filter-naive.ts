import type { CatalogueRow } from '@deckframe/domain/cards/catalogue/catalogue-row';
import type { FilterQuery } from './filter-queries.ts';

const DELIMITERS: Record<string, string> = { trait: '|', attributedata: '|', keywords: '|' };

/**
 * The obvious filter: objects, `filter`, lower case at each call, `localeCompare`. Used for its
 * time only: it folds letters differently.
 */
export function filterNaively(
  cards: readonly CatalogueRow[],
  textColumns: readonly string[],
  { options = {}, ranges = {}, text = '', sort }: FilterQuery,
): CatalogueRow[] {
  const words = text.toLowerCase().split(' ').filter(Boolean);
  return cards
    .filter(
      (card) =>
        Object.entries(options).every(([column, wanted]) => hasOption(card, column, wanted)) &&
        Object.entries(ranges).every(([column, { min = -Infinity, max = Infinity }]) => {
          const number = Number(card[column] ?? Number.NaN);
          return number >= min && number <= max;
        }) &&
        words.every((word) =>
          textColumns.some((column) =>
            String(card[column] ?? '')
              .toLowerCase()
              .includes(word),
          ),
        ),
    )
    .sort((left, right) => {
      const [a, b] = [left[sort.column] ?? null, right[sort.column] ?? null];
      const order =
        typeof a === 'number' && typeof b === 'number'
          ? a - b
          : String(a ?? '').localeCompare(String(b ?? ''));
      return order || String(left['cardno']).localeCompare(String(right['cardno']));
    });
}

function hasOption(card: CatalogueRow, column: string, wanted: readonly string[]): boolean {
  const text = String(card[column] ?? '');
  const delimiter = DELIMITERS[column];
  const parts = delimiter === undefined ? [text] : text.split(delimiter).map((part) => part.trim());
  return wanted.some((option) => (option === 'N/A' ? text === '' : parts.includes(option)));
}

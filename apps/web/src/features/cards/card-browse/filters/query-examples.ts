import type { FilterCounts } from './filter-counts.ts';
import type { QueryLanguage } from '@deckframe/domain/query/query-language';
import { printText } from '@deckframe/domain/query/print-query';

const MOST = 6;

/** Lists examples with the game's own terms. */
export function listExamples(language: QueryLanguage, counts: FilterCounts): string[] {
  const fields = [...new Set(language.fields.values())];
  const options = fields
    .filter((field) => field.kind === 'option' && field.filterKey !== undefined)
    .flatMap((field) => {
      const [first, second] = counts[field.filterKey ?? ''] ?? [];
      if (!first) return [];
      return [
        `${field.name}:${[first, second].flatMap((one) => (one ? printText(one.value) : [])).join(',')}`,
      ];
    })
    .slice(0, 2);
  const [left, right] = fields.filter((field) => field.kind === 'number' && field.filter);
  const numbers = [
    ...(left ? [`${left.name}>=3`] : []),
    ...(left && right ? [`${left.name}>${right.name}`] : []),
  ];
  return [...options, ...numbers, 'is:new', '"draw 1"'].slice(0, MOST);
}

import { foldText } from '@deckframe/domain/cards/catalogue/clean-text';
import type { KnownValues } from '@deckframe/domain/query/check-values';
import type { QueryLanguage } from '@deckframe/domain/query/query-language';
import type { FilterCounts } from './filter-counts.ts';

/** Known values from counted options. */
export function createKnownValues(language: QueryLanguage, counts: FilterCounts): KnownValues {
  return {
    language,
    options: (key) => {
      const options = counts[key]?.map(({ value }) => value);
      if (!options) return undefined;
      const find = (fits: (option: string) => boolean) =>
        options.flatMap((option, place) => (fits(foldText(option)) ? [place] : []));
      return {
        options,
        findEqual: (value) => find((option) => option === foldText(value)),
        findHolding: (value) => find((option) => option.includes(foldText(value))),
      };
    },
  };
}

import type { OptionIndex } from '../filter/option-index.ts';
import type { QueryLanguage } from './query-language.ts';

/** What completing and checking a query need to know of the cards; a card index knows it. */
export interface KnownValues {
  readonly language: QueryLanguage;
  options(key: string): Pick<OptionIndex, 'findEqual' | 'findHolding' | 'options'> | undefined;
}

import type { ColumnFile } from '../cards/catalogue/column-file.ts';
import { type CardIndex, createCardIndex } from '../filter/card-index.ts';
import type { SearchConfig } from '../filter/search-config.ts';
import { createQueryLanguage, type QueryLanguage } from './query-language.ts';

/** A card index with the query language of its game. */
export interface SearchIndex extends CardIndex {
  readonly language: QueryLanguage;
}

export function createSearchIndex(files: readonly ColumnFile[], config: SearchConfig): SearchIndex {
  return { ...createCardIndex(files, config), language: createQueryLanguage(config) };
}

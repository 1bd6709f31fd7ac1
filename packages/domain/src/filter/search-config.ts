import type { GameConfig } from '../game-config.ts';

/** The part of a game's config that searching its cards needs. */
export type SearchConfig = Pick<
  GameConfig,
  | 'alternate_matching_column'
  | 'cardColor_column'
  | 'cardId_column'
  | 'cardName_column'
  | 'cardPower_column'
  | 'filters'
  | 'gameColors'
  | 'labels'
  | 'ordering-list'
  | 'query'
  | 'ruleSets'
> &
  Partial<
    Pick<
      GameConfig,
      | 'alternate-extra-search-columns'
      | 'custom-ordering-list'
      | 'setExtractPattern'
      | 'setOrderingColumn'
      | 'textFilterColumns'
    >
  >;

/** Searched where a config names no columns. */
export const DEFAULT_TEXT_COLUMNS = [
  'name',
  'color',
  'card_type',
  'attribute',
  'card_text',
  'subtypes',
  'displayed_number',
] as const;

/** The columns of the free-text search, each once. */
export function listTextColumns(config: SearchConfig): string[] {
  return [
    ...new Set([
      ...(config.textFilterColumns ?? DEFAULT_TEXT_COLUMNS),
      ...(config['alternate-extra-search-columns'] ?? []),
    ]),
  ];
}

import type { GameConfig } from '../game-config.ts';

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

/** Text columns used if the config names none. */
export const DEFAULT_TEXT_COLUMNS = [
  'name',
  'color',
  'card_type',
  'attribute',
  'card_text',
  'subtypes',
  'displayed_number',
] as const;

/** Returns the columns of the free-text search without duplicates. */
export function listTextColumns(config: SearchConfig): string[] {
  return [
    ...new Set([
      ...(config.textFilterColumns ?? DEFAULT_TEXT_COLUMNS),
      ...(config['alternate-extra-search-columns'] ?? []),
    ]),
  ];
}

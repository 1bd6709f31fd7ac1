import type { Card } from '@deckframe/domain/card';
import { EMPTY_FILTER_STATE, filterKeyOf } from '@deckframe/domain/filter/filter-state';
import { encodeFilters } from '@deckframe/domain/filter-url/filter-url';
import { encodeSeries } from '@deckframe/domain/filter-url/list-address';
import type { GameConfig } from '@deckframe/domain/game-config';

/** The pickable series that a card belongs to. */
export function findSeriesOf(
  { series }: GameConfig,
  card: Card,
): { code: string; name: string } | undefined {
  const code = Object.keys(series)
    .filter((one) => card.series === one || card.cardno.startsWith(one))
    .sort((left, right) => right.length - left.length)[0];
  const entry = code === undefined ? undefined : series[code];
  return code !== undefined && entry ? { code, name: entry.name } : undefined;
}

export function toSeriesSearch(code: string): Record<string, string> {
  return { series: encodeSeries([code]) };
}

/** The address of the list with one option set; undefined where no filter offers it. */
export function toValueSearch(
  { filters }: GameConfig,
  column: string,
  value: string,
): Record<string, string> | undefined {
  const filter = filters.find((one) => one.property === column && one.type === 'OptionSet');
  if (!filter) return undefined;
  const state = { ...EMPTY_FILTER_STATE, optionSets: { [filterKeyOf(filter)]: [value] } };
  return Object.fromEntries(encodeFilters(state, filters));
}

import type { Card } from '@deckframe/domain/card';
import { formatPower } from '@deckframe/domain/collection/entries/client-fields';
import type { ColumnValue } from '@deckframe/domain/cards/catalogue/column-file';
import type { GameConfig, SeriesEntry } from '@deckframe/domain/game-config';
import { readCardValue } from './read-card-value.ts';

/** Splits a value with several entries. Example: `Guard|Flagship` are two. */
export function splitCardValue(config: GameConfig, column: string, value: ColumnValue): string[] {
  if (value === null || value === '') return [];
  const filter = config.filters.find(
    (candidate) => candidate.property === column && candidate.type === 'OptionSet',
  );
  const own = filter?.type === 'OptionSet' ? (filter.delimiters ?? []) : [];
  const delimiters = new Set(own);
  if (column === config.cardTraits_column) delimiters.add(config.cardTraits_delimiter);
  if (column === config.cardColor_column && config.cardColor_delimiter) {
    delimiters.add(config.cardColor_delimiter);
  }
  let parts = [String(value)];
  for (const delimiter of delimiters) parts = parts.flatMap((part) => part.split(delimiter));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Cards have `GD01` where the config has `GD01-`; `seriesIncludes` allows more text around it. */
export function findSeriesByValue(
  { series, seriesIncludes }: GameConfig,
  value: string,
): SeriesEntry | undefined {
  const exact = series[value] ?? series[`${value}-`];
  if (exact || !seriesIncludes) return exact;
  const prefix = Object.keys(series)
    .toSorted((one, other) => other.length - one.length)
    .find((code) => value.includes(code.replace(/-$/, '')));
  return prefix === undefined ? undefined : series[prefix];
}

export interface CardField {
  readonly column: string;
  readonly label: string;
  readonly values: readonly string[];
}

/** Columns that the page shows differently. */
const SHOWN_ELSEWHERE: readonly string[] = ['name', 'effectdata', 'marketprice', 'created_at'];

/** Set if no text beside it names the colour. */
export function listCardFields(config: GameConfig, card: Card): CardField[] {
  return Object.entries(config.labels)
    .filter(([column]) => !SHOWN_ELSEWHERE.includes(column))
    .map(([column, label]) => ({
      column,
      label,
      values: splitCardValue(config, column, toFieldValue(readCardValue(card, column))),
    }))
    .filter(({ values }) => values.length > 0);
}

/** A switch is shown only when it is on. */
function toFieldValue(value: ColumnValue): ColumnValue {
  if (typeof value !== 'boolean') return value;
  return value ? '✓' : null;
}

/** Returns the card's sortable numbers, formatted for the language. */
export function listCardNumbers(config: GameConfig, card: Card, language: string): CardField[] {
  return config['ordering-list']
    .filter((entry) => entry['ordering-type'] === 'int')
    .map((entry) => ({ column: entry['ordering-column'], label: entry.label }))
    .flatMap(({ column, label }) => {
      const power = formatPower(readCardValue(card, column), language);
      return power === '' ? [] : [{ column, label, values: [power] }];
    });
}

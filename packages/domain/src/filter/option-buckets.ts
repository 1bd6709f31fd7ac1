import {
  type BooleanFilter,
  EMPTY_OPTION,
  type FilterDefinition,
  NOT_EMPTY_OPTION,
} from '../game-config-filter.ts';
import type { CardColumn } from './card-column.ts';
import type { OptionIndex } from './option-index.ts';
import { passesBoolean } from './passes-boolean.ts';

/** The options of one filter, and the option of each column code. */
export interface OptionBuckets {
  readonly column: CardColumn;
  readonly labels: readonly string[];
  readonly bucketsByCode: readonly (readonly number[])[];
}

/** Creates the options of an option set, the numbers of a range, or `true` of a switch. */
export function createOptionBuckets(
  filter: FilterDefinition,
  column: CardColumn,
  options: OptionIndex | undefined,
): OptionBuckets {
  if (filter.type === 'OptionSet' && options !== undefined) return fromOptions(options);
  if (filter.type === 'Boolean') return fromSwitch(filter, column);
  return fromNumbers(column);
}

function fromOptions(options: OptionIndex): OptionBuckets {
  const bucketsByPart: number[][] = options.parts.map(() => []);
  for (const [bucket, label] of options.options.entries()) {
    if (label === EMPTY_OPTION || label === NOT_EMPTY_OPTION) continue;
    for (const part of options.find(label)) bucketsByPart[part]?.push(bucket);
  }
  const empty = [options.options.indexOf(EMPTY_OPTION)].filter((bucket) => bucket >= 0);
  const filled = [options.options.indexOf(NOT_EMPTY_OPTION)].filter((bucket) => bucket >= 0);
  return {
    column: options.column,
    labels: options.options,
    bucketsByCode: options.partsByCode.map((parts) => {
      if (parts.length === 0) return empty;
      return [...new Set([...parts.flatMap((part) => bucketsByPart[part] ?? []), ...filled])];
    }),
  };
}

function fromSwitch(filter: BooleanFilter, column: CardColumn): OptionBuckets {
  const bucketsByCode = column.values.map((value) => (passesBoolean(filter, value) ? [0] : []));
  return { column, labels: ['true'], bucketsByCode };
}

function fromNumbers(column: CardColumn): OptionBuckets {
  const numbers = [...column.numbers()];
  const distinct = [...new Set(numbers.filter((number) => !Number.isNaN(number)))];
  const labels = distinct.sort((left, right) => left - right);
  const bucketOf = new Map(labels.map((number, bucket) => [number, bucket]));
  return {
    column,
    labels: labels.map(String),
    bucketsByCode: numbers.map((number) => {
      const bucket = bucketOf.get(number);
      return bucket === undefined ? [] : [bucket];
    }),
  };
}

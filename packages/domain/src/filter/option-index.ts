import { foldText } from '../cards/catalogue/clean-text.ts';
import type { ColumnValue } from '../cards/catalogue/column-file.ts';
import { EMPTY_OPTION, NOT_EMPTY_OPTION, type OptionSetFilter } from '../game-config-filter.ts';
import { type CardColumn, isEmptyValue } from './card-column.ts';
import type { SearchConfig } from './search-config.ts';
import { createTextScan } from './text-scan.ts';

/** The values of an option filter and the codes that contain them. */
export interface OptionIndex {
  readonly column: CardColumn;
  /** Offered options in order; special options come last. */
  readonly options: readonly string[];
  /** Every value of some card, as spelled there. */
  readonly parts: readonly string[];
  /** Values of each code, as indexes into `parts`. */
  readonly partsByCode: readonly (readonly number[])[];
  /** Finds the values that an option matches by the filter's rule. */
  readonly find: FindParts;
  /** Finds equal values: exact spelling first, then folded. */
  readonly findEqual: FindParts;
  /** Finds values that contain the text. */
  readonly findHolding: FindParts;
  /** Returns 1 for each code that a selected option matches. */
  toHits(selected: readonly string[]): Uint8Array;
}

type FindParts = (value: string) => readonly number[];

export function createOptionIndex(
  filter: OptionSetFilter,
  column: CardColumn,
  config: SearchConfig,
): OptionIndex {
  const split = createSplit(filter, config);
  const idByPart = new Map<string, number>();
  const partsByCode = column.values.map((value) =>
    split(value).map((part) => {
      const known = idByPart.get(part);
      if (known !== undefined) return known;
      idByPart.set(part, idByPart.size);
      return idByPart.size - 1;
    }),
  );
  const parts = [...idByPart.keys()];
  const folded = parts.map(foldText);
  let scan: ReturnType<typeof createTextScan> | undefined;

  const findEqual = (value: string): number[] => {
    const exact = idByPart.get(value);
    if (exact !== undefined) return [exact];
    const wanted = foldText(value);
    return folded.flatMap((part, id) => (part === wanted ? [id] : []));
  };
  const findHolding = (value: string): number[] => {
    const found: number[] = [];
    const wanted = foldText(value);
    if (wanted === '') return found;
    scan ??= createTextScan(folded);
    scan.forEachHolding(wanted, (id) => found.push(id));
    return found;
  };

  const find = filter.includes === true ? findHolding : findEqual;

  return {
    column,
    options: listOptions(filter, parts, config),
    parts,
    partsByCode,
    find,
    findEqual,
    findHolding,
    toHits(selected) {
      const wanted = new Set(selected.flatMap((value) => (isSpecial(value) ? [] : find(value))));
      const empty = selected.includes(EMPTY_OPTION);
      const filled = selected.includes(NOT_EMPTY_OPTION);
      return Uint8Array.from(partsByCode, (ids) => {
        const special = ids.length === 0 ? empty : filled;
        return special || ids.some((id) => wanted.has(id)) ? 1 : 0;
      });
    },
  };
}

function isSpecial(value: string): boolean {
  return value === EMPTY_OPTION || value === NOT_EMPTY_OPTION;
}

/** Folding can leave line breaks, but no value spans lines. */
function createSplit(
  filter: OptionSetFilter,
  config: SearchConfig,
): (value: ColumnValue) => string[] {
  const pattern =
    filter.extractFrom === undefined || config.setExtractPattern === undefined
      ? null
      : new RegExp(config.setExtractPattern);
  return (value) => {
    if (isEmptyValue(value)) return [];
    const whole = String(value).replaceAll('\n', ' ');
    if (filter.countZeroesAsNull === true && Number(whole) === 0) return [];
    if (pattern !== null) return [pattern.exec(whole)?.[1] ?? ''].filter((part) => part !== '');
    let parts = [whole];
    for (const delimiter of filter.delimiters ?? []) {
      parts = parts.flatMap((part) => part.split(delimiter));
    }
    return [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))];
  };
}

function listOptions(
  filter: OptionSetFilter,
  parts: readonly string[],
  config: SearchConfig,
): string[] {
  const special = filter.special ?? [];
  if (filter.values !== undefined) return [...filter.values.map(String), ...special];
  const order =
    filter.order ??
    (filter.property === config.cardColor_column
      ? config.gameColors.map((color) => color.value)
      : (config['custom-ordering-list']?.[filter.property] ?? []));
  const place = new Map(order.map((value, index) => [value, index]));
  const keys = parts.map((value): OptionKey => {
    const number = Number(value);
    const isWord = Number.isNaN(number);
    return {
      value,
      place: place.get(value) ?? order.length,
      isWord,
      number,
      folded: foldText(value),
    };
  });
  return [...keys.sort(compareOptions).map(({ value }) => value), ...special];
}

interface OptionKey {
  readonly value: string;
  readonly place: number;
  readonly isWord: boolean;
  readonly number: number;
  readonly folded: string;
}

/** Sorts options by the explicit order, then numbers, then text. */
function compareOptions(left: OptionKey, right: OptionKey): number {
  if (left.place !== right.place) return left.place - right.place;
  if (left.isWord !== right.isWord) return left.isWord ? 1 : -1;
  if (!left.isWord && left.number !== right.number) return left.number - right.number;
  return compareText(left.folded, right.folded) || compareText(left.value, right.value);
}

function compareText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

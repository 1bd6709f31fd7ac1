import { compareCardNumbers } from '../cards/catalogue/card-number.ts';
import { foldText } from '../cards/catalogue/clean-text.ts';
import type { ColumnValue } from '../cards/catalogue/column-file.ts';
import type { BooleanFilter, FilterDefinition, OptionSetFilter } from '../game-config-filter.ts';
import type { CardSort } from '../filter/card-sorts.ts';
import { filterKeyOf, type FilterState } from '../filter/filter-state.ts';
import type { SearchConfig } from '../filter/search-config.ts';

export type TestCard = Readonly<Record<string, ColumnValue>>;

/**
 * A naive filter and sort over objects, as reference for the engine. It supports plain words only.
 */
export function searchNaively(
  cards: readonly TestCard[],
  config: SearchConfig,
  state: FilterState,
  sort: CardSort,
  now: Date,
): number[] {
  return cards
    .map((_, row) => row)
    .filter((row) => isMatch(cards[row] ?? {}, config, state))
    .sort((left, right) => compareCards(cards[left] ?? {}, cards[right] ?? {}, config, sort, now));
}

export function isMatch(card: TestCard, config: SearchConfig, state: FilterState): boolean {
  return (
    config.filters.every((filter) => passes(card, filter, state, config)) &&
    foldText(state.search ?? '')
      .split(/\s+/)
      .every((word) =>
        (config.textFilterColumns ?? []).some((name) =>
          foldText(textOf(card[name])).includes(word),
        ),
      )
  );
}

function passes(
  card: TestCard,
  filter: FilterDefinition,
  state: FilterState,
  config: SearchConfig,
): boolean {
  const key = filterKeyOf(filter);
  const value = card[filter.property] ?? null;
  if (filter.type === 'OptionSet') {
    const selected = state.optionSets[key] ?? [];
    return (
      selected.length === 0 || selected.some((option) => hasOption(card, filter, option, config))
    );
  }
  if (filter.type === 'Boolean') return state.booleans[key] !== true || isOn(filter, value);
  const { min = -Infinity, max = Infinity } = state.ranges[key] ?? {};
  if (min === -Infinity && max === Infinity) return true;
  const number = value === null || value === '' ? Number.NaN : Number(value);
  if (filter.countZeroesAsNull === true && number === 0) return false;
  return number >= min && number <= max;
}

export function hasOption(
  card: TestCard,
  filter: OptionSetFilter,
  option: string,
  config: SearchConfig,
): boolean {
  const parts = partsOf(card, filter, config);
  if (option === 'N/A') return parts.length === 0;
  if (option === '__NOT_EMPTY__') return parts.length > 0;
  if (filter.includes === true) {
    return parts.some((part) => foldText(part).includes(foldText(option)));
  }
  return parts.some((part) => part === option);
}

function partsOf(card: TestCard, filter: OptionSetFilter, config: SearchConfig): string[] {
  const text = textOf(card[filter.extractFrom ?? filter.property]).trim();
  if (filter.countZeroesAsNull === true && text === '0') return [];
  if (filter.extractFrom !== undefined) {
    const found = new RegExp(config.setExtractPattern ?? '').exec(text)?.[1];
    return found === undefined ? [] : [found];
  }
  const [delimiter] = filter.delimiters ?? [];
  const parts = delimiter === undefined ? [text] : text.split(delimiter);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function isOn(filter: BooleanFilter, value: ColumnValue): boolean {
  if (filter.validValues?.includes(value) === false) return false;
  if (filter.invalidValues?.includes(value) === true) return false;
  return filter.neededValue === undefined || filter.neededValue === value;
}

function compareCards(
  left: TestCard,
  right: TestCard,
  config: SearchConfig,
  sort: CardSort,
  now: Date,
): number {
  const [leftNumber, rightNumber] = [textOf(left['cardno']), textOf(right['cardno'])];
  const isLast = (cardno: string): number => Number(cardno.includes('-AP'));
  const isOld = (card: TestCard): number => {
    const age = now.getTime() - Date.parse(textOf(card['created_at']));
    return Number(!(age <= 7 * 86_400_000));
  };
  return (
    isLast(leftNumber) - isLast(rightNumber) ||
    (sort.newFirst === true ? isOld(left) - isOld(right) : 0) ||
    compareField(left, right, config, sort) ||
    compareCardNumbers(leftNumber, rightNumber)
  );
}

function compareField(
  left: TestCard,
  right: TestCard,
  config: SearchConfig,
  { column, direction }: CardSort,
): number {
  const entry = config['ordering-list'].find((one) => one['ordering-column'] === column);
  const name = entry?.['ordering-column'] ?? config['ordering-list'][0]?.['ordering-column'] ?? '';
  const [a, b] = [left[name] ?? null, right[name] ?? null];
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const sign = direction === 'desc' ? -1 : 1;
  const list = config['custom-ordering-list']?.[entry?.['custom-ordering'] ?? ''];
  if (list !== undefined) {
    const [place, other] = [a, b].map((value) => list.indexOf(textOf(value)) >>> 0);
    if (place !== other) return sign * ((place ?? 0) - (other ?? 0));
    return place === 0xffff_ffff
      ? sign * compareCardNumbers(foldText(textOf(a)), foldText(textOf(b)))
      : 0;
  }
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
  return sign * compareCardNumbers(foldText(textOf(a)), foldText(textOf(b)));
}

function textOf(value: ColumnValue | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

import { EMPTY_OPTION, type FilterDefinition, NOT_EMPTY_OPTION } from '../game-config-filter.ts';
import { type FilterRange, type FilterState, simplifyFilterState } from '../filter/filter-state.ts';
import { parseQuery } from './parse-query.ts';
import { isPlainNumber } from './parse-values.ts';
import { printQuery } from './print-query.ts';
import { findField, type QueryField, type QueryLanguage } from './query-language.ts';
import {
  joinAnd,
  type NumberValue,
  type Query,
  type QueryNode,
  type QuerySort,
  type QueryValue,
} from './query-tree.ts';

/** Finds the option that a text means, as spelled on cards; undefined if none. */
export type FindOption = (filterKey: string, text: string) => string | undefined;

export interface PanelFilters {
  readonly filters: FilterState;
  readonly sort?: QuerySort;
}

/** Converts a query to panel filters; terms without a filter stay in the search. */
export function toPanelFilters(
  query: Query,
  language: QueryLanguage,
  findOption: FindOption,
): PanelFilters {
  const optionSets: Record<string, readonly string[]> = {};
  const ranges: Record<string, FilterRange> = {};
  const booleans: Record<string, boolean> = {};
  const rest = listTerms(query.tree).filter((node) => {
    if (node.kind === 'flag') {
      const flag = language.flags.get(node.flag);
      if (flag?.kind !== 'switch') return true;
      booleans[flag.key] = true;
      return false;
    }
    const field = node.kind === 'field' ? findField(language, node.field) : undefined;
    if (node.kind !== 'field' || field?.filterKey === undefined) return true;
    const key = field.filterKey;
    if (field.filter?.type === 'OptionSet') {
      const selected = toOptions(node, field, findOption);
      // A second selection in one group would widen the result, so it stays in the search.
      if (selected === null || optionSets[key] !== undefined) return true;
      optionSets[key] = selected;
      return false;
    }
    const range = toRange(node, ranges[key]);
    if (range === null) return true;
    ranges[key] = range;
    return false;
  });
  const search = printQuery({ tree: joinAnd(rest) });
  return {
    filters: simplifyFilterState({ optionSets, ranges, booleans, search }),
    ...(query.sort && { sort: query.sort }),
  };
}

/** Converts panel filters to a query for the query bar. */
export function toQuery(
  { filters, sort }: PanelFilters,
  definitions: readonly FilterDefinition[],
  language: QueryLanguage,
  findOption: FindOption,
): Query {
  const state = simplifyFilterState(filters);
  const terms = definitions.flatMap((definition): QueryNode[] => {
    const key = definition.uniqueName ?? definition.property;
    if (definition.type === 'Boolean')
      return state.booleans[key] === true ? toFlag(key, language) : [];
    const field = findFieldOfFilter(key, language);
    if (field === undefined) return [];
    if (definition.type === 'OptionSet') {
      const selected = state.optionSets[key];
      return selected === undefined ? [] : [toOptionTerm(selected, field, findOption)];
    }
    const range = state.ranges[key];
    return range === undefined
      ? []
      : [
          {
            kind: 'field',
            field: field.name,
            operator: ':',
            values: [{ kind: 'number', ...range }],
          },
        ];
  });
  const searched = parseQuery(state.search ?? '', language);
  const chosen = sort ?? searched.sort;
  return { tree: joinAnd([...terms, searched.tree]), ...(chosen && { sort: chosen }) };
}

function listTerms(tree: QueryNode): readonly QueryNode[] {
  return tree.kind === 'and' ? tree.parts : [tree];
}

function findFieldOfFilter(key: string, language: QueryLanguage): QueryField | undefined {
  return [...language.fields.values()].find((field) => field.filterKey === key);
}

function toFlag(key: string, language: QueryLanguage): QueryNode[] {
  const flag = [...language.flags.values()].find((one) => one.kind === 'switch' && one.key === key);
  return flag === undefined ? [] : [{ kind: 'flag', flag: flag.name }];
}

/** Returns the options that a term selects, or null if the panel cannot express it. */
function toOptions(
  { operator, values }: QueryNode & { kind: 'field' },
  field: QueryField,
  findOption: FindOption,
): string[] | null {
  if (operator !== ':' && operator !== '=') return null;
  const isWithin = matchesWithin(field);
  if (isWithin && operator === '=') return null;
  const options = values.map((value) => {
    if (value.kind === 'empty') return EMPTY_OPTION;
    if (value.kind === 'present') return NOT_EMPTY_OPTION;
    const text = toOptionText(value);
    if (text === null) return null;
    // Numbers always match whole values.
    const isLoose = isWithin || operator === '=' || value.kind === 'number';
    return findOption(field.filterKey ?? '', text) ?? (isLoose ? text : null);
  });
  return options.every((option) => option !== null) ? options : null;
}

function toOptionText(value: QueryValue): string | null {
  if (value.kind === 'text') return value.text;
  const isSingle = value.kind === 'number' && value.min !== undefined && value.min === value.max;
  return isSingle ? String(value.min) : null;
}

function toOptionTerm(
  selected: readonly string[],
  field: QueryField,
  findOption: FindOption,
): QueryNode {
  const values = selected.map((option): QueryValue => {
    if (option === EMPTY_OPTION) return { kind: 'empty' };
    if (option === NOT_EMPTY_OPTION) return { kind: 'present' };
    if (field.kind === 'number' && isPlainNumber(option)) {
      return { kind: 'number', min: Number(option), max: Number(option) };
    }
    return { kind: 'text', text: option };
  });
  const isKnown = selected.every((option, place) => {
    const isText = values[place]?.kind === 'text';
    return !isText || findOption(field.filterKey ?? '', option) !== undefined;
  });
  const operator = matchesWithin(field) || isKnown ? ':' : '=';
  return { kind: 'field', field: field.name, operator, values };
}

function matchesWithin({ filter }: QueryField): boolean {
  return filter?.type === 'OptionSet' && filter.includes === true;
}

/** Intersects a term with the previous range; null if the result is not one inclusive range. */
function toRange(
  { values }: QueryNode & { kind: 'field' },
  before: FilterRange | undefined,
): FilterRange | null {
  const [value] = values;
  if (values.length !== 1 || value?.kind !== 'number') return null;
  if (value.above !== undefined || value.below !== undefined) return null;
  if (before === undefined) return dropKind(value);
  const min = Math.max(value.min ?? -Infinity, before.min ?? -Infinity);
  const max = Math.min(value.max ?? Infinity, before.max ?? Infinity);
  if (min > max) return null;
  return { ...(min > -Infinity && { min }), ...(max < Infinity && { max }) };
}

function dropKind({ min, max }: NumberValue): FilterRange {
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

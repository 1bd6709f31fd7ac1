import { type CardColumn, foldQuickly, isEmptyValue } from '../filter/card-column.ts';
import type { CardIndex } from '../filter/card-index.ts';
import type { OptionIndex } from '../filter/option-index.ts';
import type { Plan } from '../filter/plan.ts';
import { planAll } from '../filter/plan.ts';
import { splitWords } from '../filter/token-index.ts';
import { compilePattern } from './check-pattern.ts';
import type { QueryField } from './query-language.ts';
import type { DateValue, FieldOperator, NumberValue, QueryNode, QueryValue } from './query-tree.ts';

type FieldNode = QueryNode & { kind: 'field' };

/** Plans a field term: any of its values matches. */
export function planField(node: FieldNode, field: QueryField, index: CardIndex): Plan {
  const options = field.kind === 'option' ? index.options(field.filterKey ?? '') : undefined;
  if (options !== undefined) return planOptions(node, field, options);
  const column = index.column(field.column);
  const plans = node.values.map((value): Plan =>
    planValue(value, node.operator, field, column, index),
  );
  return plans.length === 1 && plans[0] !== undefined ? plans[0] : { kind: 'or', parts: plans };
}

function planValue(
  value: QueryValue,
  operator: FieldOperator,
  field: QueryField,
  column: CardColumn,
  index: CardIndex,
): Plan {
  switch (value.kind) {
    case 'number':
      return planCodes(column, createNumberTest(value, field, column));
    case 'date':
      return planCodes(column, createDateTest(value, column));
    case 'empty':
      return planCodes(column, createEmptyTest(field, column));
    case 'present': {
      const isEmpty = createEmptyTest(field, column);
      return planCodes(column, (code) => !isEmpty(code));
    }
    case 'pattern': {
      const pattern = compilePattern(value.pattern);
      return planDear(column, (code) => pattern.test(String(column.values[code] ?? '')));
    }
    case 'text':
      return operator === '='
        ? planWhole(column, value.text)
        : planWithin(column, value.text, index);
  }
}

function planWhole(column: CardColumn, text: string): Plan {
  const wanted = foldQuickly(text);
  return planCodes(column, (code) => code > 0 && column.foldedAt(code) === wanted);
}

/** Narrows rows by words if the column is searched. */
function planWithin(column: CardColumn, text: string, index: CardIndex): Plan {
  const words = splitWords(text);
  const phrase = words.join(' ');
  const within = planDear(column, (code) => column.foldedAt(code).includes(phrase));
  if (!index.text.columns.includes(column)) return within;
  const narrowing = words.map((word): Plan => {
    return { kind: 'rows', bits: () => index.text.findRows(word) };
  });
  return planAll([...narrowing, within]);
}

function createNumberTest(
  { min = -Infinity, max = Infinity, above = -Infinity, below = Infinity }: NumberValue,
  field: QueryField,
  column: CardColumn,
): (code: number) => boolean {
  const numbers = column.numbers();
  const isEmpty = createEmptyTest(field, column);
  return (code) => {
    const number = numbers[code] ?? Number.NaN;
    const isWithin = number >= min && number <= max;
    return (
      isWithin &&
      (number > above || above === -Infinity) &&
      (number < below || below === Infinity) &&
      !isEmpty(code)
    );
  };
}

/** Compares dates at the given precision: `2026-01` is all of January. */
function createDateTest(
  { from, to, after, before }: DateValue,
  column: CardColumn,
): (code: number) => boolean {
  return (code) => {
    const value = column.values[code];
    if (typeof value !== 'string' || value === '') return false;
    const cut = (wanted: string): string => value.slice(0, wanted.length);
    return (
      (from === undefined || cut(from) >= from) &&
      (to === undefined || cut(to) <= to) &&
      (after === undefined || cut(after) > after) &&
      (before === undefined || cut(before) < before)
    );
  };
}

function createEmptyTest(field: QueryField, column: CardColumn): (code: number) => boolean {
  const zeroIsEmpty =
    field.filter !== undefined &&
    field.filter.type !== 'Boolean' &&
    field.filter.countZeroesAsNull === true;
  return (code) => {
    const value = column.values[code];
    return isEmptyValue(value) || (zeroIsEmpty && column.numbers()[code] === 0);
  };
}

function planOptions(node: FieldNode, field: QueryField, options: OptionIndex): Plan {
  const isWithin = field.filter?.type === 'OptionSet' && field.filter.includes === true;
  const find = (text: string): readonly number[] => {
    if (node.operator === '=') return options.findEqual(text);
    if (node.operator === ':' && isWithin) return options.findHolding(text);
    const equal = options.findEqual(text);
    return equal.length > 0 ? equal : options.findHolding(text);
  };
  const isEmptyAsked = node.values.some((value) => value.kind === 'empty');
  const isPresentAsked = node.values.some((value) => value.kind === 'present');
  const sets = node.values.map((value) => new Set(findParts(value, find, options)));
  const union = new Set(sets.flatMap((set) => [...set]));

  const passes = (parts: readonly number[]): boolean => {
    const isWithinUnion = parts.every((part) => union.has(part));
    const hasAll = sets.every((set) => parts.some((part) => set.has(part)));
    switch (node.operator) {
      case '>=':
        return hasAll;
      case '>':
        return hasAll && !isWithinUnion;
      case '<=':
        return isWithinUnion;
      case '<':
        return isWithinUnion && !hasAll;
      default:
        return parts.length === 0
          ? isEmptyAsked
          : isPresentAsked || parts.some((part) => union.has(part));
    }
  };
  const hits = () => Uint8Array.from(options.partsByCode, (parts) => Number(passes(parts)));
  return { kind: 'values', column: options.column, hits };
}

function findParts(
  value: QueryValue,
  find: (text: string) => readonly number[],
  options: OptionIndex,
): readonly number[] {
  if (value.kind === 'text') return find(value.text);
  if (value.kind !== 'pattern') return [];
  const pattern = compilePattern(value.pattern);
  return options.parts.flatMap((part, id) => (pattern.test(part) ? [id] : []));
}

function planCodes(column: CardColumn, test: (code: number) => boolean): Plan {
  return {
    kind: 'values',
    column,
    hits: () => Uint8Array.from(column.values, (_, code) => Number(test(code))),
  };
}

/** Tests each distinct value once, on remaining rows only. */
function planDear(column: CardColumn, test: (code: number) => boolean): Plan {
  const answers = new Int8Array(column.values.length).fill(-1);
  return {
    kind: 'test',
    test: (row) => {
      const code = column.codes[row] ?? 0;
      const known = answers[code] ?? -1;
      if (known >= 0) return known === 1;
      const answer = test(code);
      answers[code] = Number(answer);
      return answer;
    },
  };
}

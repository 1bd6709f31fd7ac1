import { isEmptyValue, type CardColumn } from '../filter/card-column.ts';
import type { SearchIndex } from './search-index.ts';
import { NEW_CARD_DAYS, newSince, toCreatedTime } from '../filter/new-cards.ts';
import { EVERYTHING, NOTHING, type Plan, planAll } from '../filter/plan.ts';
import { planBoolean } from '../filter/plan-filters.ts';
import { splitWords } from '../filter/token-index.ts';
import type { ColumnValue } from '../cards/catalogue/column-file.ts';
import { compilePattern } from './check-pattern.ts';
import { planField } from './plan-field.ts';
import { findField, type QueryFlag } from './query-language.ts';
import type { NumberOperator, QueryNode } from './query-tree.ts';

/** Creates the plan of a query. */
export function planQuery(node: QueryNode, index: SearchIndex, now: Date): Plan {
  switch (node.kind) {
    case 'and':
      return planAll(node.parts.map((part) => planQuery(part, index, now)));
    case 'or':
      return { kind: 'or', parts: node.parts.map((part) => planQuery(part, index, now)) };
    case 'not':
      return { kind: 'not', part: planQuery(node.part, index, now) };
    case 'text':
      return planText(node.text, index);
    case 'pattern':
      return planPattern(compilePattern(node.pattern), index);
    case 'flag': {
      const flag = index.language.flags.get(node.flag);
      return flag === undefined ? EVERYTHING : planFlag(flag, index, now);
    }
    case 'compare':
      return planComparison(node, index);
    case 'field': {
      const field = findField(index.language, node.field);
      return field === undefined ? EVERYTHING : planField(node, field, index);
    }
  }
}

/** Plans text: every word in searched columns; quoted words must be adjacent in one column. */
function planText(text: string, index: SearchIndex): Plan {
  const words = splitWords(text);
  const plans = words.map((word): Plan => ({
    kind: 'rows',
    bits: () => index.text.findRows(word),
  }));
  if (!/\s/.test(text)) return planAll(plans);
  const phrase = words.join(' ');
  const { columns } = index.text;
  const test = (row: number): boolean =>
    columns.some((column) => column.foldedAt(column.codes[row] ?? 0).includes(phrase));
  return planAll([...plans, { kind: 'test', test }]);
}

function planPattern(pattern: RegExp, index: SearchIndex): Plan {
  const { columns } = index.text;
  const test = (row: number): boolean =>
    columns.some(({ values, codes }) => pattern.test(String(values[codes[row] ?? 0] ?? '')));
  return { kind: 'test', test };
}

function planFlag(flag: QueryFlag, index: SearchIndex, now: Date): Plan {
  switch (flag.kind) {
    case 'switch': {
      const filter = index.filters.get(flag.key);
      return filter?.type === 'Boolean' ? planBoolean(index, flag.key, filter) : EVERYTHING;
    }
    case 'new': {
      const since = newSince(now, NEW_CARD_DAYS);
      return planValues(index.column('created_at'), (value) => toCreatedTime(value) >= since);
    }
    case 'main':
      return planValues(index.column('mainalternate'), (value) => value !== false);
    case 'alternate':
      return planValues(index.column('mainalternate'), (value) => value === false);
    case 'banned':
    case 'restricted':
      return planListed(listNumbers(flag.kind, index, now), index);
    case 'mark': {
      const bits = index.marks.get(flag.name);
      return bits === undefined ? NOTHING : { kind: 'rows', bits };
    }
  }
}

/** Uses the newest started rule set. */
function listNumbers(
  kind: 'banned' | 'restricted',
  index: SearchIndex,
  now: Date,
): Set<ColumnValue> {
  const today = now.toISOString().slice(0, 10);
  const rules = index.config.ruleSets.findLast((set) => set.from <= today);
  if (kind === 'banned') return new Set(rules?.banned);
  return new Set(rules?.restricted.map((entry) => entry.cardno));
}

function planListed(numbers: ReadonlySet<ColumnValue>, index: SearchIndex): Plan {
  const columns = [index.config.cardId_column, index.config.alternate_matching_column];
  return {
    kind: 'or',
    parts: columns.map((name) => planValues(index.column(name), (value) => numbers.has(value))),
  };
}

function planValues(column: CardColumn, test: (value: ColumnValue) => boolean): Plan {
  return {
    kind: 'values',
    column,
    hits: () => Uint8Array.from(column.values, (value) => Number(test(value))),
  };
}

const COMPARE: Readonly<Record<NumberOperator, (left: number, right: number) => boolean>> = {
  '=': (left, right) => left === right,
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
};

/** Compares two numbers of a card; missing numbers never match. */
function planComparison(node: QueryNode & { kind: 'compare' }, index: SearchIndex): Plan {
  const [left, right] = [node.left, node.right].map((name) => {
    const column = index.column(findField(index.language, name)?.column ?? name);
    const numbers = column.numbers();
    return (row: number): number => {
      const code = column.codes[row] ?? 0;
      return isEmptyValue(column.values[code]) ? Number.NaN : (numbers[code] ?? Number.NaN);
    };
  });
  const holds = COMPARE[node.operator];
  if (left === undefined || right === undefined) return NOTHING;
  return { kind: 'test', test: (row) => holds(left(row), right(row)) };
}

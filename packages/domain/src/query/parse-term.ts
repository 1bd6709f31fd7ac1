import { findClosest } from './find-closest.ts';
import { findPatternFault } from './check-pattern.ts';
import { parseValue } from './parse-values.ts';
import type { QueryFaultCode } from './query-fault.ts';
import { findField, type QueryField, type QueryLanguage } from './query-language.ts';
import {
  type FieldOperator,
  joinOr,
  negate,
  type QueryNode,
  type QuerySort,
  type QueryValue,
} from './query-tree.ts';
import type { ScannedField, ScannedValue } from './scan-query.ts';

/** Reports a fault at the token, or at a value if given. */
export type Report = (
  code: QueryFaultCode,
  params?: Record<string, string>,
  suggestion?: string,
  at?: ScannedValue,
) => void;

/** Parses a field term; null if nothing is usable. */
export function parseFieldTerm(
  term: ScannedField,
  typed: string,
  language: QueryLanguage,
  report: Report,
): QueryNode | null {
  const { name, values } = term;
  const isFlagWord = name === 'is' || name === 'has' || name === 'not';
  const field = isFlagWord ? undefined : findField(language, name);
  if (!isFlagWord && field === undefined) {
    report('unknownField', { name }, findClosest(name, language.fields.keys()));
    return { kind: 'text', text: typed.replaceAll(/\s+/g, ' ').trim() };
  }
  if (values.length === 0) {
    report('missingValue', { name });
    return null;
  }
  if (field === undefined) return parseFlags(term, language, report);
  const node = parseField(term, field, language, report);
  return node && term.operator === '!=' ? negate(node) : node;
}

/** Parses `sort:ap`, `sort:-ap` and `dir:desc`. */
export function parseSortTerm(
  { name, values }: ScannedField,
  before: QuerySort | undefined,
  language: QueryLanguage,
  report: Report,
): QuerySort | undefined {
  const typed = values[0]?.text.toLowerCase() ?? '';
  if (typed === '') {
    report('missingValue', { name });
    return before;
  }
  if (name === 'dir') {
    if (typed === 'asc' || typed === 'desc') return { ...before, direction: typed };
    report('unknownSort', { name: typed }, findClosest(typed, ['asc', 'desc']));
    return before;
  }
  const isDescending = typed.startsWith('-');
  const wanted = isDescending ? typed.slice(1) : typed;
  const sort = language.sorts.get(wanted);
  if (sort === undefined) {
    report('unknownSort', { name: wanted }, findClosest(wanted, language.sorts.keys()));
    return before;
  }
  return { by: sort.name, direction: isDescending ? 'desc' : (before?.direction ?? 'asc') };
}

/** Returns a valid pattern, or null. */
export function checkPattern(value: ScannedValue, report: Report): string | null {
  const fault = findPatternFault(value.text);
  if (fault === null) return value.text;
  report(fault, { pattern: value.text }, undefined, value);
  return null;
}

function parseFlags(
  { name, values }: ScannedField,
  language: QueryLanguage,
  report: Report,
): QueryNode | null {
  const nodes = values.flatMap((value): QueryNode[] => {
    const word = value.text.toLowerCase();
    const flag = language.flags.get(word);
    if (flag !== undefined) return [{ kind: 'flag', flag: flag.name }];
    const field = findField(language, word);
    if (field !== undefined) {
      return [{ kind: 'field', field: field.name, operator: ':', values: [{ kind: 'present' }] }];
    }
    const known = [...language.flags.keys(), ...language.fields.keys()];
    report('unknownFlag', { name: value.text }, findClosest(word, known), value);
    return [];
  });
  if (nodes.length === 0) return null;
  return name === 'not' ? negate(joinOr(nodes)) : joinOr(nodes);
}

function parseField(
  term: ScannedField,
  field: QueryField,
  language: QueryLanguage,
  report: Report,
): QueryNode | null {
  const other = findComparedField(term, field, language);
  if (other !== undefined) {
    const operator = term.operator === ':' || term.operator === '!=' ? '=' : term.operator;
    return { kind: 'compare', left: field.name, operator, right: other.name };
  }

  const values = term.values.flatMap((value): QueryValue[] => {
    if (value.kind === 'pattern') {
      const pattern = checkPattern(value, report);
      return pattern === null ? [] : [{ kind: 'pattern', pattern }];
    }
    if (value.unclosed === true) {
      report(value.kind === 'quoted' ? 'unclosedQuote' : 'patternUnclosed', {}, undefined, value);
    }
    if (value.text === '') return [];
    const parsed = parseValue(field, term.operator, value);
    if (!('code' in parsed)) return [parsed];
    report(parsed.code, { name: field.name, value: value.text }, parsed.suggestion, value);
    return [];
  });
  const operator = operatorFor(term, field, values, report);
  const toNode = (chosen: readonly QueryValue[]): QueryNode => {
    return { kind: 'field', field: field.name, operator, values: chosen };
  };
  if (values.length === 0) return null;
  // One-sided ranges cannot be in a list with other values.
  return values.some(isOneSided) ? joinOr(values.map((value) => toNode([value]))) : toNode(values);
}

/**
 * Returns the other field of `ap>hp`. Only < and > compare fields, because an option can have a
 * field's name.
 */
function findComparedField(
  { operator, values }: ScannedField,
  field: QueryField,
  language: QueryLanguage,
): QueryField | undefined {
  const [value] = values;
  if (field.kind !== 'number' || values.length !== 1 || value?.kind !== 'bare') return undefined;
  const isSided = operator.startsWith('<') || operator.startsWith('>');
  if (field.filter?.type === 'OptionSet' && !isSided) return undefined;
  const other = findField(language, value.text);
  return other?.kind === 'number' ? other : undefined;
}

function isOneSided(value: QueryValue): boolean {
  if (value.kind === 'number') return value.above !== undefined || value.below !== undefined;
  return value.kind === 'date' && (value.after !== undefined || value.before !== undefined);
}

/** Numbers and dates contain their comparison; only option sets keep the operator. */
function operatorFor(
  { operator }: ScannedField,
  field: QueryField,
  values: readonly QueryValue[],
  report: Report,
): FieldOperator {
  const isText = values.some((value) => value.kind === 'text');
  if (field.kind === 'date' || (field.kind === 'number' && !isText)) return ':';
  if (operator === '!=') return '=';
  const isExact = operator === ':' || operator === '=';
  if (isExact) return operator;
  const isSet = field.kind === 'option' && values.every((value) => value.kind === 'text');
  if (isSet) return operator;
  report('operatorNotForField', { name: field.name, operator }, undefined);
  return ':';
}

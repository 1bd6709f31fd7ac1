import type { QueryFault } from './query-fault.ts';
import { type QueryLanguage, MAX_BRACKET_DEPTH, MAX_QUERY_LENGTH } from './query-language.ts';
import { checkPattern, parseFieldTerm, parseSortTerm, type Report } from './parse-term.ts';
import {
  joinAnd,
  joinOr,
  negate,
  type Query,
  type QueryNode,
  type QuerySort,
} from './query-tree.ts';
import { type QueryToken, type ScannedValue, scanQuery } from './scan-query.ts';

/** A parsed term with its text position. */
export interface QueryTerm {
  readonly start: number;
  readonly end: number;
  readonly node: QueryNode;
}

export interface ParsedQuery extends Query {
  readonly faults: readonly QueryFault[];
  readonly terms: readonly QueryTerm[];
}

/** Parses a query. It never throws: faults are reported, and the rest is used. */
export function parseQuery(text: string, language: QueryLanguage): ParsedQuery {
  const faults: QueryFault[] = [];
  const used = text.slice(0, MAX_QUERY_LENGTH);
  if (used.length < text.length) {
    faults.push({ code: 'tooLong', start: used.length, end: text.length, params: {} });
  }
  const parser = createParser(used, language, faults);
  const tree = parser.parseAll();
  const sort = parser.sort();
  return { tree, ...(sort && { sort }), faults, terms: parser.terms };
}

interface Parser {
  readonly terms: QueryTerm[];
  parseAll(): QueryNode;
  sort(): QuerySort | undefined;
}

/** Parses operators and brackets. */
function createParser(text: string, language: QueryLanguage, faults: QueryFault[]): Parser {
  const tokens = scanQuery(text);
  const termReader = createTermReader(text, language, faults);
  const { reportAt } = termReader;
  let position = 0;
  let depth = 0;
  let passedOver = 0;

  /** Null for an empty query, so that empty brackets match everything. */
  const parseOr = (): QueryNode | null => {
    const parts: QueryNode[] = [];
    for (;;) {
      const part = parseAnd();
      const token = tokens[position];
      if (part !== null) parts.push(part);
      else if (token?.kind === 'or') reportAt(token)('strayOperator', { operator: 'or' });
      if (token?.kind !== 'or') break;
      position += 1;
      const next = tokens[position];
      if (part !== null && (next === undefined || next.kind === 'close')) {
        reportAt(token)('strayOperator', { operator: 'or' });
      }
    }
    return parts.length === 0 ? null : joinOr(parts);
  };

  const parseAnd = (): QueryNode | null => {
    const parts: QueryNode[] = [];
    for (;;) {
      const token = tokens[position];
      if (token === undefined || token.kind === 'or') break;
      if (token.kind === 'close' && passedOver === 0 && depth > 0) break;
      const part = parseUnary(token);
      if (part !== null) parts.push(part);
    }
    return parts.length === 0 ? null : joinAnd(parts);
  };

  const parseUnary = (first: QueryToken): QueryNode | null => {
    let negated = false;
    let token: QueryToken | undefined = first;
    while (token?.kind === 'minus' || token?.kind === 'not') {
      negated = !negated;
      position += 1;
      const next: QueryToken | undefined = tokens[position];
      const isLoose = token.kind === 'minus' && next?.start !== token.end;
      if (next === undefined || isLoose || next.kind === 'close' || next.kind === 'or') {
        reportAt(token)('strayOperator', { operator: text.slice(token.start, token.end) });
        return null;
      }
      token = next;
    }
    position += 1;
    const part = parseAtom(token, negated);
    return part !== null && negated ? negate(part) : part;
  };

  const parseAtom = (token: QueryToken, negated: boolean): QueryNode | null => {
    if (token.kind === 'open') return parseBrackets(token);
    if (token.kind === 'close') {
      if (passedOver > 0) passedOver -= 1;
      else reportAt(token)('strayBracket');
      return null;
    }
    return termReader.read(token, negated);
  };

  const parseBrackets = (open: QueryToken): QueryNode | null => {
    if (depth === MAX_BRACKET_DEPTH) {
      reportAt(open)('tooDeep');
      passedOver += 1;
      return null;
    }
    depth += 1;
    const inside = parseOr();
    depth -= 1;
    if (tokens[position]?.kind === 'close') position += 1;
    else reportAt(open)('unclosedBracket');
    return inside;
  };

  return {
    terms: termReader.terms,
    parseAll: () => parseOr() ?? joinAnd([]),
    sort: termReader.sort,
  };
}

interface TermReader {
  readonly terms: QueryTerm[];
  readonly read: (token: QueryToken, negated: boolean) => QueryNode | null;
  readonly sort: () => QuerySort | undefined;
  readonly reportAt: (token: QueryToken) => Report;
}

function createTermReader(text: string, language: QueryLanguage, faults: QueryFault[]): TermReader {
  const terms: QueryTerm[] = [];
  let sort: QuerySort | undefined;

  const reportAt =
    (token: QueryToken): Report =>
    (code, params = {}, suggestion, at) => {
      const { start, end } = at ?? token;
      faults.push({ code, start, end, params, ...(suggestion !== undefined && { suggestion }) });
    };

  const parseTerm = (token: QueryToken, negated: boolean): QueryNode | null => {
    const report = reportAt(token);
    if (token.kind === 'value') return parseWord(token.value, report);
    if (token.kind === 'exactName') return parseExactName(token.value, language, report);
    if (token.kind !== 'field') return null;
    const { name } = token.field;
    if (name === 'sort' || name === 'dir') {
      const next = parseSortTerm(token.field, sort, language, report);
      sort = next && negated ? { ...next, direction: 'desc' } : next;
      return null;
    }
    return parseFieldTerm(token.field, text.slice(token.start, token.end), language, report);
  };

  return {
    terms,
    read(token, negated) {
      const node = parseTerm(token, negated);
      if (node !== null) terms.push({ start: token.start, end: token.end, node });
      return node;
    },
    sort: () => sort,
    reportAt,
  };
}

function parseWord(value: ScannedValue, report: Report): QueryNode | null {
  if (value.kind === 'pattern') {
    const pattern = checkPattern(value, report);
    return pattern === null ? null : { kind: 'pattern', pattern };
  }
  if (value.unclosed === true) {
    report(value.kind === 'quoted' ? 'unclosedQuote' : 'patternUnclosed', {}, undefined, value);
  }
  return value.text === '' ? null : { kind: 'text', text: value.text };
}

/** Parses `!Tidebreaker`, an exact name. */
function parseExactName(
  value: ScannedValue,
  { nameField }: QueryLanguage,
  report: Report,
): QueryNode | null {
  const word = parseWord(value, report);
  if (word?.kind !== 'text' || nameField === undefined) return word;
  const values = [{ kind: 'text', text: word.text } as const];
  return { kind: 'field', field: nameField.name, operator: '=', values };
}

import {
  EMPTY_WORD,
  isNumberForm,
  isPlainNumber,
  parsePresence,
  PRESENT_WORD,
} from './parse-values.ts';
import type { DateValue, NumberValue, Query, QueryNode, QueryValue } from './query-tree.ts';
import { isPlainValue, isPlainWord } from './scan-query.ts';
import type { CollectionView } from '../collection/entries/collection-view.ts';

/** Prints a query in canonical form; parsing it gives an equal query. */
export function printQuery({ tree, sort }: Query): string {
  const parts = [printTree(tree)];
  if (sort?.by !== undefined) parts.push(`sort:${sort.direction === 'desc' ? '-' : ''}${sort.by}`);
  else if (sort !== undefined) parts.push(`dir:${sort.direction}`);
  return joinWithSort(
    tree,
    parts.filter((part) => part !== ''),
  );
}

/** A sort applies to the whole query, so alternatives need brackets. */
function joinWithSort(tree: QueryNode, parts: readonly string[]): string {
  const [first, ...more] = parts;
  if (first === undefined) return '';
  return [tree.kind === 'or' && more.length > 0 ? `(${first})` : first, ...more].join(' ');
}

export function printTree(node: QueryNode): string {
  switch (node.kind) {
    case 'and':
      return node.parts
        .map((part) => (part.kind === 'or' ? `(${printTree(part)})` : printTree(part)))
        .join(' ');
    case 'or':
      return node.parts.map(printTree).join(' or ');
    case 'not': {
      const inner = printTree(node.part);
      return node.part.kind === 'and' || node.part.kind === 'or' ? `-(${inner})` : `-${inner}`;
    }
    case 'text':
      return isPlainWord(node.text) ? node.text : quote(node.text);
    case 'pattern':
      return `/${node.pattern}/`;
    case 'flag':
      return `is:${node.flag}`;
    case 'compare':
      return `${node.left}${node.operator}${node.right}`;
    case 'field':
      return printField(node);
  }
}

/** Quotes a text if it would be parsed as something else. */
export function printText(text: string): string {
  const isMistakable = parsePresence(text) !== null || (isNumberForm(text) && !isPlainNumber(text));
  return isPlainValue(text) && !isMistakable ? text : quote(text);
}

function printField({ field, operator, values }: QueryNode & { kind: 'field' }): string {
  const [first] = values;
  if (values.length === 1 && first !== undefined) {
    const compared = printComparison(first);
    if (compared !== null) return `${field}${compared}`;
  }
  return `${field}${operator}${values.map(printValue).join('|')}`;
}

/** One-sided comparisons, which cannot be in a list. */
function printComparison(value: QueryValue): string | null {
  if (value.kind === 'number') {
    const { min, max, above, below } = value;
    if (above !== undefined) return `>${above}`;
    if (below !== undefined) return `<${below}`;
    if (max === undefined) return `>=${min}`;
    return min === undefined ? `<=${max}` : null;
  }
  if (value.kind === 'date') {
    const { from, to, after, before } = value;
    if (after !== undefined) return `>${after}`;
    if (before !== undefined) return `<${before}`;
    if (to === undefined) return `>=${from}`;
    return from === undefined ? `<=${to}` : null;
  }
  return null;
}

function printValue(value: QueryValue): string {
  switch (value.kind) {
    case 'number':
      return printNumber(value);
    case 'date':
      return printDate(value);
    case 'text':
      return printText(value.text);
    case 'pattern':
      return `/${value.pattern}/`;
    case 'empty':
      return EMPTY_WORD;
    case 'present':
      return PRESENT_WORD;
  }
}

function printNumber({ min, max }: NumberValue): string {
  return min === max ? String(min) : `${min ?? ''}..${max ?? ''}`;
}

function printDate({ from, to }: DateValue): string {
  return from === to ? String(from) : `${from ?? ''}..${to ?? ''}`;
}

function quote(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

/** Prints the collection view as a query. Example: hiding collected cards is `own=0`. */
function printView(view: CollectionView): string {
  const tags = view.tags.map((tag) => `tag=${printText(tag)}`);
  const parts = [
    view.hideCollected && 'own=0',
    view.onlyCollected && 'own>=1',
    view.onlyTrading && 'is:trading',
    view.onlyWanted && 'is:wanted',
    tags.length > 0 && `(${tags.join(' or ')})`,
  ];
  return parts.filter((part) => part !== false).join(' ');
}

/** Restricts a query to the cards of the view. */
export function narrowToView(search: string | undefined, view: CollectionView): string | undefined {
  const asked = printView(view);
  if (asked === '') return search;
  return search === undefined || search.trim() === '' ? asked : `(${search}) ${asked}`;
}

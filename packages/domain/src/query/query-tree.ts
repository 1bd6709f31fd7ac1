/** A number, a span of numbers, or all on one side of a number. */
export interface NumberValue {
  readonly kind: 'number';
  readonly min?: number;
  readonly max?: number;
  /** As `min` and `max`, but without the number itself. */
  readonly above?: number;
  readonly below?: number;
}

/** A year, month or day, a span of them, or all on one side. Written as far as given: `2026-01`. */
export interface DateValue {
  readonly kind: 'date';
  readonly from?: string;
  readonly to?: string;
  readonly after?: string;
  readonly before?: string;
}

export type QueryValue =
  | NumberValue
  | DateValue
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'pattern'; readonly pattern: string }
  /** The field has no value, or any. */
  | { readonly kind: 'empty' | 'present' };

/** `:` is the natural match; `=` the whole value; the others compare sets of values. */
export type FieldOperator = ':' | '=' | '<' | '<=' | '>' | '>=';

export type NumberOperator = '=' | '<' | '<=' | '>' | '>=';

/** Fields and flags stand here under their first name. */
export type QueryNode =
  | { readonly kind: 'and' | 'or'; readonly parts: readonly QueryNode[] }
  | { readonly kind: 'not'; readonly part: QueryNode }
  /** One word, or several in quotes that follow each other in one column. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'pattern'; readonly pattern: string }
  | {
      readonly kind: 'field';
      readonly field: string;
      readonly operator: FieldOperator;
      readonly values: readonly QueryValue[];
    }
  | {
      readonly kind: 'compare';
      readonly left: string;
      readonly operator: NumberOperator;
      readonly right: string;
    }
  | { readonly kind: 'flag'; readonly flag: string };

export interface QuerySort {
  /** Name of a sort; left out where only the direction is said. */
  readonly by?: string;
  readonly direction: 'asc' | 'desc';
}

/** What is asked, apart from how it was typed. */
export interface Query {
  readonly tree: QueryNode;
  readonly sort?: QuerySort;
}

/** All of the parts, laid flat. */
export function joinAnd(parts: readonly QueryNode[]): QueryNode {
  return join('and', parts);
}

/** Any of the parts, laid flat. */
export function joinOr(parts: readonly QueryNode[]): QueryNode {
  return join('or', parts);
}

/** Twice not is as if nothing had been said. */
export function negate(part: QueryNode): QueryNode {
  return part.kind === 'not' ? part.part : { kind: 'not', part };
}

function join(kind: 'and' | 'or', parts: readonly QueryNode[]): QueryNode {
  const flat = parts.flatMap((part) => (part.kind === kind ? part.parts : [part]));
  return flat.length === 1 && flat[0] !== undefined ? flat[0] : { kind, parts: flat };
}

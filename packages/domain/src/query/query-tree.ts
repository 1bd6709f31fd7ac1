/** A number, a range, or a one-sided comparison. */
export interface NumberValue {
  readonly kind: 'number';
  readonly min?: number;
  readonly max?: number;
  /** Exclusive bounds. */
  readonly above?: number;
  readonly below?: number;
}

/**
 * A year, month or day, a range of them, or a one-sided comparison. Stored at the given precision:
 * `2026-01`.
 */
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
  /** The field is empty, or not empty. */
  | { readonly kind: 'empty' | 'present' };

/** `:` is the natural match; `=` the whole value; the others compare sets. */
export type FieldOperator = ':' | '=' | '<' | '<=' | '>' | '>=';

export type NumberOperator = '=' | '<' | '<=' | '>' | '>=';

/** Fields and flags are stored under their first name. */
export type QueryNode =
  | { readonly kind: 'and' | 'or'; readonly parts: readonly QueryNode[] }
  | { readonly kind: 'not'; readonly part: QueryNode }
  /** One word, or several quoted words that are adjacent in a column. */
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
  /** Name of a sort; omitted if only the direction is given. */
  readonly by?: string;
  readonly direction: 'asc' | 'desc';
}

/** A query without its notation. */
export interface Query {
  readonly tree: QueryNode;
  readonly sort?: QuerySort;
}

/** Joins parts by AND and flattens them. */
export function joinAnd(parts: readonly QueryNode[]): QueryNode {
  return join('and', parts);
}

/** Joins parts by OR and flattens them. */
export function joinOr(parts: readonly QueryNode[]): QueryNode {
  return join('or', parts);
}

/** A double negation cancels out. */
export function negate(part: QueryNode): QueryNode {
  return part.kind === 'not' ? part.part : { kind: 'not', part };
}

function join(kind: 'and' | 'or', parts: readonly QueryNode[]): QueryNode {
  const flat = parts.flatMap((part) => (part.kind === kind ? part.parts : [part]));
  return flat.length === 1 && flat[0] !== undefined ? flat[0] : { kind, parts: flat };
}

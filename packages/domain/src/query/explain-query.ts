import { findField, type QueryLanguage } from './query-language.ts';
import type { NumberOperator, Query, QueryNode, QueryValue } from './query-tree.ts';

/** A query explained in pieces, which the web app translates. */
export type Explanation =
  | { readonly code: 'everything' }
  | { readonly code: 'all' | 'any'; readonly parts: readonly Explanation[] }
  | { readonly code: 'not'; readonly part: Explanation }
  | { readonly code: 'word' | 'phrase' | 'pattern'; readonly text: string }
  | { readonly code: 'flag'; readonly flag: string; readonly label?: string }
  | {
      readonly code: 'compare';
      readonly left: string;
      readonly operator: NumberOperator;
      readonly right: string;
    }
  | {
      /** `has`: contains one of the values; `is`: equals one; the others compare sets. */
      readonly code: 'has' | 'is' | 'onlySome' | 'only' | 'allAndMore' | 'allOf';
      readonly label: string;
      readonly values: readonly QueryValue[];
    };

export interface QueryExplanation {
  readonly searched: Explanation;
  readonly sort?: { readonly label?: string; readonly direction: 'asc' | 'desc' };
}

export function explainQuery({ tree, sort }: Query, language: QueryLanguage): QueryExplanation {
  const label = language.sorts.get(sort?.by ?? '')?.label;
  return {
    searched: explain(tree, language),
    ...(sort && { sort: { direction: sort.direction, ...(label !== undefined && { label }) } }),
  };
}

const OPERATOR_CODES = {
  ':': 'has',
  '=': 'is',
  '<': 'onlySome',
  '<=': 'only',
  '>': 'allAndMore',
  '>=': 'allOf',
} as const;

function explain(node: QueryNode, language: QueryLanguage): Explanation {
  switch (node.kind) {
    case 'and':
    case 'or': {
      if (node.parts.length === 0) return { code: 'everything' };
      const parts = node.parts.map((part) => explain(part, language));
      return { code: node.kind === 'and' ? 'all' : 'any', parts };
    }
    case 'not':
      return { code: 'not', part: explain(node.part, language) };
    case 'text':
      return { code: /\s/.test(node.text) ? 'phrase' : 'word', text: node.text };
    case 'pattern':
      return { code: 'pattern', text: node.pattern };
    case 'flag': {
      const flag = language.flags.get(node.flag);
      return {
        code: 'flag',
        flag: node.flag,
        ...(flag?.kind === 'switch' && { label: flag.label }),
      };
    }
    case 'compare': {
      const [left, right] = [labelOf(node.left, language), labelOf(node.right, language)];
      return { code: 'compare', left, operator: node.operator, right };
    }
    case 'field': {
      const field = findField(language, node.field);
      // Number values include their comparison.
      const code =
        field?.kind === 'number' || field?.kind === 'date' ? 'is' : OPERATOR_CODES[node.operator];
      return { code, label: labelOf(node.field, language), values: node.values };
    }
  }
}

function labelOf(name: string, language: QueryLanguage): string {
  return findField(language, name)?.label ?? name;
}

import { NOT_EMPTY_OPTION, EMPTY_OPTION } from '../game-config-filter.ts';
import { findClosest } from './find-closest.ts';
import type { ParsedQuery } from './parse-query.ts';
import type { QueryFault } from './query-fault.ts';
import { findField, type QueryLanguage } from './query-language.ts';
import type { QueryNode } from './query-tree.ts';
import type { OptionIndex } from '../filter/option-index.ts';

/**
 * Reports values that no loaded card has, with a suggestion. It is separate from parsing, because
 * it needs the cards.
 */
export function findUnknownValues(query: ParsedQuery, index: KnownValues): QueryFault[] {
  return query.terms.flatMap(({ start, end, node }) => {
    const field = node.kind === 'not' ? node.part : node;
    if (field.kind !== 'field') return [];
    return listUnknown(field, index).map((value): QueryFault => {
      const suggestion = findClosest(value, listValues(field.field, index));
      const params = { name: field.field, value };
      return {
        code: 'unknownValue',
        start,
        end,
        params,
        ...(suggestion !== undefined && { suggestion }),
      };
    });
  });
}

/** Returns the values of an option field, without special options. */
export function listValues(fieldName: string, index: KnownValues): readonly string[] {
  const field = findField(index.language, fieldName);
  const options = index.options(field?.filterKey ?? '')?.options ?? [];
  return options.filter((option) => option !== EMPTY_OPTION && option !== NOT_EMPTY_OPTION);
}

function listUnknown(node: QueryNode & { kind: 'field' }, index: KnownValues): string[] {
  const field = findField(index.language, node.field);
  const options = index.options(field?.filterKey ?? '');
  if (options === undefined) return [];
  return node.values.flatMap((value) => {
    if (value.kind !== 'text' || options.findEqual(value.text).length > 0) return [];
    const isPart = node.operator !== '=' && options.findHolding(value.text).length > 0;
    return isPart ? [] : [value.text];
  });
}

/** What completion and checks need from the card index. */
export interface KnownValues {
  readonly language: QueryLanguage;
  options(key: string): Pick<OptionIndex, 'findEqual' | 'findHolding' | 'options'> | undefined;
}

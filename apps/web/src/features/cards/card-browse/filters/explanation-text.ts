import type { Explanation, QueryExplanation } from '@deckframe/domain/query/explain-query';
import type { NumberOperator, QueryValue } from '@deckframe/domain/query/query-tree';
import { useLingui } from '@lingui/react/macro';

/** Prints a query as sentence: "Cards where Color is Blue or White and Level is at least 2". */
export function useExplanationText(): (explanation: QueryExplanation) => string {
  const { t, i18n } = useLingui();
  // Created on demand, because the first list format takes long.
  const or = (parts: string[]) => sayList(parts, i18n.locale, 'disjunction');
  const and = (parts: string[]) => sayList(parts, i18n.locale, 'conjunction');

  const sayValue = useValueText();
  const sayFlag = useFlagText();
  const signs: Readonly<Record<NumberOperator, string>> = {
    '=': t`equals`,
    '<': t`is under`,
    '<=': t`is at most`,
    '>': t`is over`,
    '>=': t`is at least`,
  };

  const say = (part: Explanation): string => {
    switch (part.code) {
      case 'everything':
        return t`all cards`;
      case 'all':
        return and(part.parts.map(say));
      case 'any':
        return or(part.parts.map(say));
      case 'not':
        return t`not (${say(part.part)})`;
      case 'word':
      case 'phrase':
        return t`any text contains “${part.text}”`;
      case 'pattern':
        return t`any text matches /${part.text}/`;
      case 'flag':
        return sayFlag(part.flag, part.label);
      case 'compare':
        return `${part.left} ${signs[part.operator]} ${part.right}`;
      default: {
        const { label } = part;
        const values = part.values.map(sayValue);
        if (part.code === 'onlySome') return t`${label} is part of ${and(values)}`;
        if (part.code === 'only') return t`${label} is only ${or(values)}`;
        if (part.code === 'allAndMore') return t`${label} is more than ${and(values)}`;
        if (part.code === 'allOf') return t`${label} has ${and(values)}`;
        return t`${label} is ${or(values)}`;
      }
    }
  };

  const sayCards = ({ code }: Explanation, found: string, isText: boolean): string => {
    if (code === 'everything') return t`All cards`;
    return isText ? t`Cards containing ${found}` : t`Cards where ${found}`;
  };

  return ({ searched, sort }) => {
    const words = listWords(searched);
    const found = words ? and(words.map((word) => t`“${word}”`)) : say(searched);
    const sentence = sayCards(searched, found, words !== undefined);
    if (!sort) return sentence;
    const by = sort.label ?? '';
    return sort.direction === 'desc'
      ? t`${sentence}, sorted by ${by}, descending`
      : t`${sentence}, sorted by ${by}, ascending`;
  };
}

function sayList(parts: string[], locale: string, type: 'conjunction' | 'disjunction'): string {
  const [only = '', ...more] = parts;
  return more.length === 0 ? only : new Intl.ListFormat(locale, { type }).format(parts);
}

/** Returns the words of a plain query. */
function listWords(searched: Explanation): string[] | undefined {
  const parts = searched.code === 'all' ? searched.parts : [searched];
  const words = parts.map((part) =>
    part.code === 'word' || part.code === 'phrase' ? part.text : undefined,
  );
  return words.every((word) => word !== undefined) ? words : undefined;
}

function useValueText(): (value: QueryValue) => string {
  const { t } = useLingui();
  const saySpan = (
    min: string | number | undefined,
    max: string | number | undefined,
    above: string | number | undefined,
    below: string | number | undefined,
  ): string => {
    if (above !== undefined) return t`over ${above}`;
    if (below !== undefined) return t`under ${below}`;
    if (min === undefined) return t`at most ${max ?? ''}`;
    if (max === undefined) return t`at least ${min}`;
    return min === max ? String(min) : t`${min} to ${max}`;
  };
  return (value) => {
    switch (value.kind) {
      case 'text':
        return value.text;
      case 'pattern':
        return `/${value.pattern}/`;
      case 'empty':
        return t`empty`;
      case 'present':
        return t`anything`;
      case 'number':
        return saySpan(value.min, value.max, value.above, value.below);
      case 'date':
        return saySpan(value.from, value.to, value.after, value.before);
    }
  };
}

function useFlagText(): (flag: string, label: string | undefined) => string {
  const { t } = useLingui();
  return (flag, label) => {
    const flags: Readonly<Record<string, string>> = {
      new: t`is new`,
      main: t`is the main printing`,
      alt: t`is an alternate`,
      banned: t`is banned`,
      restricted: t`is restricted`,
      owned: t`is in your collection`,
      favorite: t`is a favorite`,
      staple: t`is a staple`,
      wanted: t`is wanted`,
      trading: t`is for trade`,
      ignored: t`is ignored`,
    };
    return label ?? flags[flag] ?? flag;
  };
}

import { foldText } from '../cards/catalogue/clean-text.ts';
import { EMPTY_WORD, PRESENT_WORD } from './parse-values.ts';
import { listValues, type KnownValues } from './check-values.ts';
import { printText } from './print-query.ts';
import { findField, type QueryField } from './query-language.ts';

export interface QueryCompletion {
  readonly kind: 'field' | 'flag' | 'sort' | 'value';
  /** Replaces the text from `start` to `end`. */
  readonly text: string;
  /** Displayed label: a field's label, or a value as spelled on cards. */
  readonly label: string;
}

export interface QueryCompletions {
  readonly start: number;
  readonly end: number;
  readonly items: readonly QueryCompletion[];
}

const MOST_COMPLETIONS = 12;

/** Returns completions for the word at the cursor. */
export function completeQuery(text: string, cursor: number, index: KnownValues): QueryCompletions {
  const end = Math.max(0, Math.min(cursor, text.length));
  const { name, start, typed } = findWord(text.slice(0, end));
  const items = name === null ? completeName(typed, index) : completeValue(name, typed, index);
  return { start, end, items: items.slice(0, MOST_COMPLETIONS) };
}

interface Word {
  /** The field before the operator; null while it is being typed. */
  readonly name: string | null;
  readonly start: number;
  readonly typed: string;
}

/** A quoted value may contain spaces; a list value starts after the last comma or bar. */
const VALUE =
  /(?:^|[\s(-])([a-z][a-z0-9_]*)(?::|!=|<>|<=|>=|=|<|>)((?:"[^"]*"|[^\s()",|])*[,|])*("[^"]*|[^\s()",|]*)$/i;
const NAME = /(?<![^\s()-])[^\s()-]*$/;

function findWord(before: string): Word {
  const value = VALUE.exec(before);
  if (value !== null) {
    const typed = value[3] ?? '';
    return { name: value[1]?.toLowerCase() ?? '', start: before.length - typed.length, typed };
  }
  const typed = NAME.exec(before)?.[0] ?? '';
  return { name: null, start: before.length - typed.length, typed };
}

function completeName(typed: string, { language }: KnownValues): QueryCompletion[] {
  const wanted = foldText(typed);
  if (wanted === '') return [];
  const names = new Map<QueryField, string>();
  for (const [name, field] of language.fields) {
    const fits = name.startsWith(wanted) || foldText(field.label).startsWith(wanted);
    if (fits && !names.has(field)) names.set(field, name.startsWith(wanted) ? name : field.name);
  }
  const fields = [...names].map(([field, name]): QueryCompletion => {
    return { kind: 'field', text: `${name}:`, label: field.label };
  });
  const flags = [...new Set(language.flags.values())]
    .filter((flag) => flag.name.startsWith(wanted) || 'is'.startsWith(wanted))
    .map((flag): QueryCompletion => ({ kind: 'flag', text: `is:${flag.name}`, label: flag.name }));
  const sorts: QueryCompletion[] = 'sort'.startsWith(wanted)
    ? [{ kind: 'sort', text: 'sort:', label: 'sort' }]
    : [];
  return [...fields, ...flags, ...sorts];
}

function completeValue(name: string, typed: string, index: KnownValues): QueryCompletion[] {
  const { language } = index;
  const wanted = foldText(typed.startsWith('"') ? typed.slice(1) : typed);
  if (name === 'is' || name === 'has' || name === 'not') {
    const names = [...new Set(language.flags.values())].map((flag) => flag.name);
    return rank(names, wanted).map((text) => ({ kind: 'flag', text, label: text }));
  }
  if (name === 'sort') {
    const isDescending = wanted.startsWith('-');
    const sorts = new Map([...language.sorts.values()].map((sort) => [sort.name, sort.label]));
    return rank([...sorts.keys()], isDescending ? wanted.slice(1) : wanted).map((text) => {
      const label = sorts.get(text) ?? text;
      return { kind: 'sort', text: isDescending ? `-${text}` : text, label };
    });
  }
  const field = findField(language, name);
  if (field?.filter?.type !== 'OptionSet') return [];
  const values = rank(listValues(name, index), wanted).map((value): QueryCompletion => {
    return { kind: 'value', text: printText(value), label: value };
  });
  const presence = rank([EMPTY_WORD, PRESENT_WORD], wanted).map((word): QueryCompletion => {
    return { kind: 'value', text: word, label: word };
  });
  return [...values.slice(0, MOST_COMPLETIONS - presence.length), ...presence];
}

/** Ranks prefix matches before others. */
function rank(candidates: readonly string[], wanted: string): string[] {
  const folded = candidates.map((text) => ({ text, place: foldText(text).indexOf(wanted) }));
  const holding = folded.filter(({ place }) => place >= 0);
  return [
    ...holding.filter(({ place }) => place === 0),
    ...holding.filter(({ place }) => place > 0),
  ].map(({ text }) => text);
}

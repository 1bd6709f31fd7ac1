import {
  isHostEntry,
  isWordEntry,
  WRITING_LIMITS,
} from '@deckframe/domain/community/writing/writing-rules';
import type { WritingRules, WritingRulesChange } from '../../site/console/texts/rules-api.ts';

/** The form as it is typed: lists one a line, numbers as text. */
export type RulesDraft = {
  words: string;
  hosts: string;
  mayLink: boolean;
  linksNeedDeck: boolean;
} & Record<NumberName, string>;

export type NumberName =
  | 'days'
  | 'commentsPerDay'
  | 'openTrades'
  | 'tradesPerDay'
  | 'organizerDays'
  | 'openEvents';

export const NUMBER_MAX: Readonly<Record<NumberName, number>> = {
  days: WRITING_LIMITS.days,
  commentsPerDay: WRITING_LIMITS.perDay,
  openTrades: WRITING_LIMITS.open,
  tradesPerDay: WRITING_LIMITS.open,
  organizerDays: WRITING_LIMITS.days,
  openEvents: WRITING_LIMITS.open,
};

const NUMBERS = Object.keys(NUMBER_MAX) as NumberName[];

export function toDraft({ words, hosts, newMember }: WritingRules): RulesDraft {
  const { mayLink, linksNeedDeck } = newMember;
  const numbers = NUMBERS.map((name) => [name, String(newMember[name])] as const);
  return {
    words: words.join('\n'),
    hosts: hosts.join('\n'),
    mayLink,
    linksNeedDeck,
    ...(Object.fromEntries(numbers) as Record<NumberName, string>),
  };
}

export function toChange(draft: RulesDraft, version: number): WritingRulesChange {
  const { mayLink, linksNeedDeck } = draft;
  const numbers = NUMBERS.map((name) => [name, Number(draft[name])] as const);
  return {
    words: toEntries(draft.words),
    hosts: toEntries(draft.hosts),
    newMember: {
      mayLink,
      linksNeedDeck,
      ...(Object.fromEntries(numbers) as Record<NumberName, number>),
    },
    version,
  };
}

export function toEntries(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim().toLowerCase());
  return [...new Set(lines.filter((line) => line !== ''))];
}

/** The first line that no rule can be made of; null where all are good. */
export function findBadEntry(list: 'words' | 'hosts', text: string): string | null {
  const isEntry = list === 'words' ? isWordEntry : isHostEntry;
  const isGood = (entry: string) => entry.length <= WRITING_LIMITS.entry && isEntry(entry);
  return toEntries(text).find((entry) => !isGood(entry)) ?? null;
}

export const isRulesNumber = (name: NumberName, text: string): boolean =>
  /^\d{1,5}$/u.test(text) && Number(text) <= NUMBER_MAX[name];

export function isRulesDraft(draft: RulesDraft): boolean {
  const lists = (['words', 'hosts'] as const).every(
    (list) =>
      findBadEntry(list, draft[list]) === null &&
      toEntries(draft[list]).length <= WRITING_LIMITS.entries,
  );
  return lists && NUMBERS.every((name) => isRulesNumber(name, draft[name]));
}

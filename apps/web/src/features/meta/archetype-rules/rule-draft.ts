import { parseCanonicalLines } from '@deckframe/domain/decks/deck/deck';
import { asksForCards, isRuleName, RULE_LIMITS } from '@deckframe/domain/meta/archetype-rules';
import type { Body } from '#lib/api-client.ts';

export type Rule = Body<'POST /api/games/:game/archetype-proposals'>['rule'];
type Counts = Rule['all'];

/** A rule in a form: cards as deck lines, dates in the input's format. */
export type RuleDraft = Record<keyof Rule, string>;

const printCounts = (counts: Counts): string =>
  counts.map(({ cardno, least }) => `${least} x ${cardno}`).join('\n');

export const toRuleDraft = (rule: Rule): RuleDraft => ({
  name: rule.name,
  from: rule.from ?? '',
  until: rule.until ?? '',
  all: printCounts(rule.all),
  any: printCounts(rule.any),
  none: rule.none.join('\n'),
});

export const emptyRule = (name = ''): RuleDraft => ({
  name,
  from: '',
  until: '',
  all: '',
  any: '',
  none: '',
});

const readCounts = (text: string): Counts =>
  parseCanonicalLines(text).lines.map(({ cardno, quantity }) => ({
    cardno,
    least: Math.min(quantity, RULE_LIMITS.least),
  }));

/** Returns the first line without a valid card and count, or null. */
export function findUnread(text: string): string | null {
  const [first] = parseCanonicalLines(text).unread;
  return first === undefined ? null : (text.split(/\r\n|\r|\n/)[first]?.trim() ?? '');
}

export function readRuleDraft(draft: RuleDraft): Rule | null {
  const rule = {
    name: draft.name.trim(),
    from: draft.from || null,
    until: draft.until || null,
    all: readCounts(draft.all),
    any: readCounts(draft.any),
    none: [...new Set(draft.none.split(/\s+/).filter(Boolean))],
  };
  const isRead = findUnread(draft.all) === null && findUnread(draft.any) === null;
  const areFew = [rule.all, rule.any, rule.none].every(({ length }) => length <= RULE_LIMITS.cards);
  return isRead && areFew && isRuleName(rule.name) && asksForCards(rule) ? rule : null;
}

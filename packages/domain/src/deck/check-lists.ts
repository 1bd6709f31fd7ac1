import { nameOf, originalKeyOf } from '../decks/deck/copy-limits.ts';
import type { DeckRules } from '../decks/deck/deck-config.ts';
import type { DeckReason } from '../decks/deck/deck-reason.ts';
import { type DeckLine, toNumberKey } from '../decks/deck/deck.ts';

/** Forbidden pairs, and groups of which a deck holds at most one card in any number of copies. */
export function checkLists(rules: DeckRules, lines: readonly DeckLine[]): DeckReason[] {
  const byOriginal = Map.groupBy(lines, (line) => originalKeyOf(rules, line.cardno));
  return listGroups(rules).flatMap((group): DeckReason[] => {
    const held = [...new Set(group.map(toNumberKey))].flatMap((key) => {
      const copies = byOriginal.get(key);
      return copies ? [copies] : [];
    });
    if (held.length <= 1) return [];
    const cards = held.flat().map((line) => line.cardno);
    const names = held.map(([line]) => (line ? nameOf(rules, line.cardno) : ''));
    if (group.length > 2) {
      const params = { cards: names.join(', '), count: held.length };
      return [{ code: 'ONE_OF_GROUP', params, cards }];
    }
    const [first = '', second = ''] = names;
    return [{ code: 'FORBIDDEN_PAIR', params: { first, second }, cards }];
  });
}

function listGroups({ config, ruleSet }: DeckRules): string[][] {
  return [
    ...config.bannedRestrictedCards.mutuallyExclusive,
    ...(ruleSet ? ruleSet.mutuallyExclusive : []),
  ];
}

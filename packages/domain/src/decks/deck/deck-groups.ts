import { compareCardNumbers } from '../../cards/catalogue/card-number.ts';
import type { DeckZone } from '../../game-config-deck.ts';
import { type DeckRules, getMainZone, listZoneLines, textOf } from './deck-rules.ts';
import { type Deck, type DeckLine, countCards } from './deck.ts';

export interface DeckGroup {
  /** A value of `deckSeparators_column`; null for cards with any other value. */
  readonly separator: string | null;
  readonly count: number;
  readonly lines: readonly DeckLine[];
}

/**
 * Groups a list by headings in config order, without ignored ones. Cards without a heading,
 * including unknown ones, come last, so none is lost.
 */
export function groupDeckLines(rules: DeckRules, lines: readonly DeckLine[]): DeckGroup[] {
  const { deckSeparators, deckSeparators_column, ignoredSeparators } = rules.config;
  const bySeparator = Map.groupBy(lines, ({ cardno }) => {
    const card = rules.findCard(cardno);
    const value = card ? textOf(card, deckSeparators_column) : '';
    return deckSeparators.includes(value) || ignoredSeparators.includes(value) ? value : null;
  });
  return [...deckSeparators, null].flatMap((separator) => {
    const group = bySeparator.get(separator);
    if (!group) return [];
    return [{ separator, count: countCards(group), lines: orderLines(rules, group) }];
  });
}

/** One displayed section of a deck. */
export interface DeckSection extends DeckGroup {
  readonly zone: DeckZone;
  /** True for the main zone, which is split by headings. */
  readonly isMain: boolean;
}

/** Lists the sections of a deck in display order, without empty zones. */
export function listDeckSections(
  rules: DeckRules,
  deck: Deck,
  zones: readonly DeckZone[],
): DeckSection[] {
  const main = getMainZone(rules.config);
  return zones.flatMap((zone): DeckSection[] => {
    const lines = listZoneLines(rules, deck, zone);
    if (lines.length === 0) return [];
    if (zone.id === main.id) {
      return groupDeckLines(rules, lines).map((group) => ({ ...group, zone, isMain: true }));
    }
    const ordered = orderLines(rules, lines);
    return [{ separator: null, count: countCards(lines), lines: ordered, zone, isMain: false }];
  });
}

/** Returns each printing once, in display order. */
export function listShownNumbers(sections: readonly DeckSection[]): string[] {
  return [...new Set(sections.flatMap(({ lines }) => lines.map(({ cardno }) => cardno)))];
}

/** Sorts by level, cost and number. Cards without a level come last. */
export function orderLines(rules: DeckRules, lines: readonly DeckLine[]): DeckLine[] {
  const { levelColumn, costColumn } = rules.config.statsConfig;
  const rankOf = (line: DeckLine, column: string): number => {
    const value = rules.findCard(line.cardno)?.[column];
    return typeof value === 'number' ? value : Number.MAX_SAFE_INTEGER;
  };
  return [...lines].sort(
    (left, right) =>
      rankOf(left, levelColumn) - rankOf(right, levelColumn) ||
      rankOf(left, costColumn) - rankOf(right, costColumn) ||
      compareCardNumbers(left.cardno, right.cardno),
  );
}

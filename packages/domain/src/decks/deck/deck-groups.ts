import { compareCardNumbers } from '../../cards/catalogue/card-number.ts';
import type { DeckZone } from '../../game-config-deck.ts';
import { type DeckRules, getMainZone, listZoneLines, textOf } from './deck-rules.ts';
import { type Deck, type DeckLine, countCards } from './deck.ts';

/** Lines under one heading of a deck list. */
export interface DeckGroup {
  /** A value of `deckSeparators_column`; null for cards with any other value. */
  readonly separator: string | null;
  readonly count: number;
  readonly lines: readonly DeckLine[];
}

/**
 * A list under its headings, in the config's order and without the ignored ones. Cards that fit no
 * heading, also those the catalogue lacks, come last: nobody loses sight of a card.
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

/** One part of a deck as it is shown. */
export interface DeckSection extends DeckGroup {
  readonly zone: DeckZone;
  /** The main zone is shown in parts, by heading; any other zone in one. */
  readonly isMain: boolean;
}

/** The deck from top to bottom, as lists, stacks and sheets show it; empty zones are left out. */
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

/** Every printing once, in the order in which it is shown. */
export function listShownNumbers(sections: readonly DeckSection[]): string[] {
  return [...new Set(sections.flatMap(({ lines }) => lines.map(({ cardno }) => cardno)))];
}

/** By level, then cost, then number; cards without a level come last. */
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

import { originalIdOf } from '../../cards/catalogue/card-number.ts';
import type { DeckZone } from '../../game-config-deck.ts';
import { type DeckRules, textOf } from './deck-config.ts';
import type { DeckReason } from './deck-reason.ts';
import { type Deck, type DeckLine, toNumberKey } from './deck.ts';
import { listZoneLines } from './deck-zones.ts';

/** Copies that a deck may hold, and the rule that says so. */
export interface CopyLimit {
  readonly maximum: number;
  readonly code: 'BANNED' | 'COPY_LIMIT' | 'RESTRICTED';
}

/** Copies of a card over all its printings in a zone. */
export function countCopies(rules: DeckRules, deck: Deck, zone: DeckZone, cardno: string): number {
  const key = copyKeyOf(rules, cardno);
  return listZoneLines(rules, deck, zone)
    .filter((line) => copyKeyOf(rules, line.cardno) === key)
    .reduce((sum, line) => sum + line.quantity, 0);
}

/** The copy limit of a card in a zone; undefined where any number may lie. */
export function findCopyLimit(
  rules: DeckRules,
  zone: DeckZone,
  cardno: string,
): CopyLimit | undefined {
  if (zone.notPlayed === true) return undefined;
  const zoneLimit =
    zone.maxCopies === null ? [] : [{ maximum: zone.maxCopies, code: 'COPY_LIMIT' } as const];
  const limits: CopyLimit[] = [...zoneLimit, ...listedLimits(rules, cardno)];
  return limits.reduce<CopyLimit | undefined>(
    (lowest, limit) => (lowest && lowest.maximum <= limit.maximum ? lowest : limit),
    undefined,
  );
}

/** Whether so many copies are too many, and why. */
export function findCopyReason(
  rules: DeckRules,
  zone: DeckZone,
  cardno: string,
  count: number,
): DeckReason | undefined {
  const limit = findCopyLimit(rules, zone, cardno);
  if (!limit || count <= limit.maximum) return undefined;
  return {
    code: limit.code,
    params: { card: nameOf(rules, cardno), count, maximum: limit.maximum },
    cards: [cardno],
    zone: zone.id,
  };
}

/** Lines by the copies they share a limit with, in the order of the lines. */
export function groupByCopyLimit(
  rules: DeckRules,
  lines: readonly DeckLine[],
): ReadonlyMap<string, readonly DeckLine[]> {
  return Map.groupBy(lines, (line) => copyKeyOf(rules, line.cardno));
}

/**
 * The value over which copies are counted: all printings of a card share it. Cards that the
 * catalogue lacks go by the number that they print.
 */
export function copyKeyOf({ config, findCard }: DeckRules, cardno: string): string {
  const card = findCard(cardno);
  const value = card ? textOf(card, config.copyLimit_column) : '';
  return toNumberKey(value === '' ? originalIdOf(cardno) : value);
}

/** The card that a printing prints, for the lists of banned and restricted cards. */
export function originalKeyOf({ config, findCard }: DeckRules, cardno: string): string {
  const card = findCard(cardno);
  const value = card ? textOf(card, config.cardOriginalId_column) : '';
  return toNumberKey(value === '' ? originalIdOf(cardno) : value);
}

/** What a reason calls a card: its name, or its number where the catalogue has no name. */
export function nameOf({ config, findCard }: DeckRules, cardno: string): string {
  const card = findCard(cardno);
  const name = card ? textOf(card, config.cardName_column) : '';
  return name === '' ? cardno : name;
}

function listedLimits(rules: DeckRules, cardno: string): CopyLimit[] {
  const keys = new Set([toNumberKey(cardno), originalKeyOf(rules, cardno)]);
  const lists = [rules.config.bannedRestrictedCards, ...(rules.ruleSet ? [rules.ruleSet] : [])];
  return lists.flatMap(({ banned, restricted }): CopyLimit[] => [
    ...banned
      .filter((number) => keys.has(toNumberKey(number)))
      .map(() => ({ maximum: 0, code: 'BANNED' }) as const),
    ...restricted
      .filter((entry) => keys.has(toNumberKey(entry.cardno)))
      .map((entry) => ({ maximum: entry.maximum, code: 'RESTRICTED' }) as const),
  ]);
}

/** Copies by card, whichever printing. Example: two printings of one card add up. */
export function countOriginals(
  lines: readonly DeckLine[],
  originalOf: (cardno: string) => string | undefined,
): ReadonlyMap<string, number> {
  const copies = new Map<string, number>();
  for (const { cardno, quantity } of lines) {
    const original = originalOf(cardno) ?? cardno;
    copies.set(original, (copies.get(original) ?? 0) + quantity);
  }
  return copies;
}

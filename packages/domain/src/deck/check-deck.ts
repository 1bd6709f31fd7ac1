import type { DeckZone } from '../game-config-deck.ts';
import { checkCards } from './check-cards.ts';
import { checkLists } from './check-lists.ts';
import { findCopyReason, groupByCopyLimit } from '../decks/deck/copy-limits.ts';
import { colorsOf } from '../decks/deck/deck-colors.ts';
import { type DeckRules, textOf } from '../decks/deck/deck-config.ts';
import type { DeckReason } from '../decks/deck/deck-reason.ts';
import { countSeries } from '../decks/deck/deck-series.ts';
import { listZoneLines } from '../decks/deck/deck-zones.ts';
import { countCards, type Deck, type DeckLine } from '../decks/deck/deck.ts';

/** The cards of one played zone. */
interface PlayedZone {
  readonly zone: DeckZone;
  readonly lines: readonly DeckLine[];
}

/**
 * Every rule that the deck breaks on the day of the rules, with the reason; none for a legal deck.
 * Zones outside the game break nothing.
 */
export function checkDeck(rules: DeckRules, deck: Deck): DeckReason[] {
  const played = rules.config.zones
    .filter((zone) => zone.notPlayed !== true)
    .map((zone) => ({ zone, lines: listZoneLines(rules, deck, zone) }));
  const lines = played.flatMap((part) => part.lines);
  return [
    ...played.flatMap(checkSize),
    ...played.flatMap((part) => checkCopies(rules, part)),
    ...checkLists(rules, lines),
    ...played.flatMap((part) => checkCards(rules, part.zone, part.lines, lines)),
    ...checkColors(rules, lines),
    ...checkCountColumns(rules, lines),
    ...checkBasics(rules, lines),
    ...checkSeries(rules, lines),
  ];
}

function checkSize({ zone, lines }: PlayedZone): DeckReason[] {
  const count = countCards(lines);
  if (zone.size === null || count === zone.size) return [];
  const code = count < zone.size ? 'ZONE_TOO_SMALL' : 'ZONE_TOO_LARGE';
  const params = { zone: zone.name, count, size: zone.size };
  return [{ code, params, cards: [], zone: zone.id }];
}

function checkCopies(rules: DeckRules, { zone, lines }: PlayedZone): DeckReason[] {
  return [...groupByCopyLimit(rules, lines).values()].flatMap((group) => {
    const [first] = group;
    const reason = first && findCopyReason(rules, zone, first.cardno, countCards(group));
    return reason ? [{ ...reason, cards: group.map((line) => line.cardno) }] : [];
  });
}

function checkColors({ config, findCard }: DeckRules, lines: readonly DeckLine[]): DeckReason[] {
  const maximum = config.maximumColorsPerDeck;
  const colors = new Set(
    lines.flatMap((line) => {
      const card = findCard(line.cardno);
      return card ? colorsOf(config, card) : [];
    }),
  );
  if (maximum === undefined || colors.size <= maximum) return [];
  const params = { count: colors.size, maximum, colors: [...colors].join(', ') };
  return [{ code: 'TOO_MANY_COLORS', params, cards: [] }];
}

function checkCountColumns(
  { config, findCard }: DeckRules,
  lines: readonly DeckLine[],
): DeckReason[] {
  return (config.deckbuilderCountColumns ?? []).flatMap(({ key, equal, maximum }): DeckReason[] => {
    const counted = lines.filter((line) => {
      const card = findCard(line.cardno);
      return card !== undefined && textOf(card, key) === equal;
    });
    const count = countCards(counted);
    if (count <= maximum) return [];
    const cards = counted.map((line) => line.cardno);
    return [{ code: 'COUNT_COLUMN', params: { column: key, value: equal, count, maximum }, cards }];
  });
}

function checkBasics({ config, findCard }: DeckRules, lines: readonly DeckLine[]): DeckReason[] {
  const { basicRule, minimumBasicCards: minimum } = config;
  if (!basicRule || minimum === undefined) return [];
  const basics = lines.filter((line) => {
    const card = findCard(line.cardno);
    return card !== undefined && textOf(card, basicRule.column) === basicRule.value;
  });
  const count = countCards(basics);
  if (count >= minimum) return [];
  return [
    { code: 'TOO_FEW_BASICS', params: { count, minimum, value: basicRule.value }, cards: [] },
  ];
}

function checkSeries({ config }: DeckRules, lines: readonly DeckLine[]): DeckReason[] {
  if (config.singleSeriesDeck !== true) return [];
  const counts = countSeries(lines, Object.keys(config.series ?? {}));
  if (typeof config.wildcardSeries === 'string') counts.delete(config.wildcardSeries);
  if (counts.size <= 1) return [];
  const names = [...counts.keys()].map((prefix) => config.series?.[prefix]?.name ?? prefix);
  return [
    { code: 'MIXED_SERIES', params: { count: counts.size, series: names.join(', ') }, cards: [] },
  ];
}

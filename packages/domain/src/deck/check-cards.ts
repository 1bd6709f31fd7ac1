import type { CatalogueRow } from '../cards/catalogue/catalogue-row.ts';
import { seriesOfCustomCard } from '../custom/custom-id.ts';
import type { DeckZone } from '../game-config-deck.ts';
import { nameOf } from '../decks/deck/copy-limits.ts';
import { colorsOf } from '../decks/deck/deck-colors.ts';
import { type DeckRules, textOf } from '../decks/deck/deck-config.ts';
import type { DeckReason } from '../decks/deck/deck-reason.ts';
import { detectSeries, isReleased } from '../decks/deck/deck-series.ts';
import { findHomeZone } from '../decks/deck/deck-zones.ts';
import type { DeckLine } from '../decks/deck/deck.ts';

/** What single cards of a zone break: they are unknown, fan-made, belong elsewhere or are not out yet. */
export function checkCards(
  rules: DeckRules,
  zone: DeckZone,
  lines: readonly DeckLine[],
  allPlayed: readonly DeckLine[],
): DeckReason[] {
  const leaderColors = zone.accepts ? undefined : findLeaderColors(rules, allPlayed);
  return lines.flatMap(({ cardno }) => {
    const card = rules.findCard(cardno);
    const fanMade = checkFanMade(rules, cardno);
    // Of a series that is a draft or hidden the cards are not known here.
    if (!card && fanMade.length > 0) return fanMade;
    if (!card) {
      return [{ code: 'UNKNOWN_CARD' as const, params: { card: cardno }, cards: [cardno] }];
    }
    return [
      ...fanMade,
      ...checkPlace(rules, zone, cardno, card),
      ...checkLeaderColor(rules, cardno, card, leaderColors),
      ...checkReleased(rules, cardno),
    ];
  });
}

function checkPlace(
  rules: DeckRules,
  zone: DeckZone,
  cardno: string,
  card: CatalogueRow,
): DeckReason[] {
  const home = findHomeZone(rules.config, card);
  if (home?.id === zone.id) return [];
  const params = { card: nameOf(rules, cardno), zone: home?.name ?? '' };
  const code = home ? 'WRONG_ZONE' : 'NOT_A_DECK_CARD';
  return [{ code, params, cards: [cardno], zone: zone.id }];
}

function checkFanMade(rules: DeckRules, cardno: string): DeckReason[] {
  if (seriesOfCustomCard(cardno) === undefined) return [];
  return [{ code: 'FAN_MADE', params: { card: nameOf(rules, cardno) }, cards: [cardno] }];
}

function checkReleased(rules: DeckRules, cardno: string): DeckReason[] {
  const { config, today } = rules;
  const prefix = detectSeries(cardno, Object.keys(config.series ?? {}));
  const entry = prefix === undefined ? undefined : config.series?.[prefix];
  if (!entry || isReleased(entry, today)) return [];
  const date = entry.expectedDate ?? entry.releaseDate ?? '';
  const card = nameOf(rules, cardno);
  return [{ code: 'UNRELEASED', params: { card, series: entry.name, date }, cards: [cardno] }];
}

/** The leader's colours, where the game asks every card of the main deck to share one. */
function findLeaderColors(
  { config, findCard }: DeckRules,
  lines: readonly DeckLine[],
): ReadonlySet<string> | undefined {
  if (!config.hasLeader || config.leaderColorRule !== 'subset') return undefined;
  const leaders = lines.flatMap((line) => {
    const card = findCard(line.cardno);
    return card && textOf(card, config.leader_column ?? '') === config.leader_value ? [card] : [];
  });
  return leaders.length === 0
    ? undefined
    : new Set(leaders.flatMap((card) => colorsOf(config, card)));
}

function checkLeaderColor(
  rules: DeckRules,
  cardno: string,
  card: CatalogueRow,
  leaderColors: ReadonlySet<string> | undefined,
): DeckReason[] {
  if (!leaderColors) return [];
  const colors = colorsOf(rules.config, card);
  if (colors.length === 0 || colors.some((color) => leaderColors.has(color))) return [];
  const params = { card: nameOf(rules, cardno), colors: [...leaderColors].join(', ') };
  return [{ code: 'LEADER_COLOR', params, cards: [cardno] }];
}

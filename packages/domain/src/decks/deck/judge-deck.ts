import {
  type DeckConfig,
  type DeckReason,
  type DeckRules,
  findCopyReason,
  findHomeZone,
  groupByCopyLimit,
  listZoneLines,
  nameOf,
  originalKeyOf,
  textOf,
} from './deck-rules.ts';
import type { DeckZone } from '../../game-config-deck.ts';
import { colorsOf } from './deck-figures.ts';
import { countSeries, detectSeries, isReleased } from './deck-series.ts';
import { type Deck, type DeckDocument, type DeckLine, countCards, toNumberKey } from './deck.ts';
import type { CatalogueRow } from '../../cards/catalogue/catalogue-row.ts';
import { seriesOfCustomCard } from '../../cards/catalogue/card-number.ts';

/** `unfinished` means that cards are missing and no other rule is broken. */
export const DECK_VERDICTS = ['legal', 'unfinished', 'illegal'] as const;

export type DeckVerdictName = (typeof DECK_VERDICTS)[number];

export interface DeckVerdict {
  readonly name: DeckVerdictName;
  /** Broken rules; empty for a legal deck. */
  readonly reasons: readonly DeckReason[];
  readonly slots: readonly DeckSlot[];
  /** Completion of the required slots in percent. */
  readonly completion: number;
}

/** Reasons that adding cards can fix. */
const LACKS: readonly DeckReason['code'][] = [
  'ZONE_TOO_SMALL',
  'TOO_FEW_BASICS',
  'TOO_FEW_ENERGIES',
];

/**
 * Returns the verdict on a deck by the rules of a day. Builder, deck page, lists and API use it.
 */
export function judgeDeck(rules: DeckRules, deck: JudgedDeck): DeckVerdict {
  const reasons = [...checkDeck(rules, deck.cards), ...checkEnergy(rules, deck.energy)];
  const slots = listDeckSlots(rules, deck);
  return { name: nameVerdict(reasons, slots), reasons, slots, completion: measure(slots) };
}

function nameVerdict(reasons: readonly DeckReason[], slots: readonly DeckSlot[]): DeckVerdictName {
  if (reasons.length === 0) return 'legal';
  const hasGap = slots.some(({ count, size }) => count < size);
  return hasGap && reasons.every(({ code }) => LACKS.includes(code)) ? 'unfinished' : 'illegal';
}

/** Surplus cards in one slot do not fill another. */
function measure(slots: readonly DeckSlot[]): number {
  const needed = slots.reduce((sum, { size }) => sum + size, 0);
  const have = slots.reduce((sum, { count, size }) => sum + Math.min(count, size), 0);
  return toCompletion(have, needed);
}

function checkEnergy({ config }: DeckRules, energy: readonly string[]): DeckReason[] {
  const { energyChoice } = config;
  if (!energyChoice) return [];
  const { min: minimum, max: maximum } = energyChoice;
  const count = energy.length;
  if (count < minimum) {
    return [{ code: 'TOO_FEW_ENERGIES', params: { count, minimum }, cards: [] }];
  }
  if (count > maximum) {
    return [{ code: 'TOO_MANY_ENERGIES', params: { count, maximum }, cards: [] }];
  }
  return [];
}

/** Returns a whole percentage from 0 to 100; 100 if nothing is required. */
export function toCompletion(have: number, needed: number): number {
  if (needed <= 0) return 100;
  return Math.max(0, Math.min(100, Math.floor((have / needed) * 100)));
}

interface PlayedZone {
  readonly zone: DeckZone;
  readonly lines: readonly DeckLine[];
}

/**
 * Returns every broken rule by the rules of a day; empty for a legal deck. Unplayed zones break no
 * rule.
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

/** Checks exclusive pairs, and groups of which a deck may use only one card. */
function checkLists(rules: DeckRules, lines: readonly DeckLine[]): DeckReason[] {
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

/** Checks single cards: unknown, fan-made, in the wrong zone or unreleased. */
function checkCards(
  rules: DeckRules,
  zone: DeckZone,
  lines: readonly DeckLine[],
  allPlayed: readonly DeckLine[],
): DeckReason[] {
  const leaderColors = zone.accepts ? undefined : findLeaderColors(rules, allPlayed);
  return lines.flatMap(({ cardno }) => {
    const card = rules.findCard(cardno);
    const fanMade = checkFanMade(rules, cardno);
    // Cards of draft and hidden series are unknown here.
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

/** Returns the leader's colours if the game requires cards to share one. */
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

/** The judged part of a deck: cards and energies. */
export type JudgedDeck = Pick<DeckDocument, 'cards' | 'energy'>;

/** A required slot and how full it is. */
export interface DeckSlot {
  readonly kind: 'zone' | 'energy';
  /** Zone id, or `energy`. */
  readonly id: string;
  /** Zone name of the config; empty for energies. */
  readonly name: string;
  readonly count: number;
  readonly size: number;
}

/** Slot id of the energies. */
const ENERGY_SLOT = 'energy';

/** Lists the required slots in config order, including empty ones. */
function listDeckSlots(rules: DeckRules, { cards, energy }: JudgedDeck): DeckSlot[] {
  const { zones, energyChoice } = rules.config;
  const slots = zones.flatMap((zone): DeckSlot[] => {
    if (zone.notPlayed === true || zone.size === null) return [];
    const count = countCards(listZoneLines(rules, cards, zone));
    return [{ kind: 'zone', id: zone.id, name: zone.name, count, size: zone.size }];
  });
  if (!energyChoice) return slots;
  const count = energy.length;
  return [...slots, { kind: 'energy', id: ENERGY_SLOT, name: '', count, size: energyChoice.min }];
}

/** Returns the valid energies in config order, up to the limit. */
export function pickEnergies(
  { energyChoice }: Pick<DeckConfig, 'energyChoice'>,
  names: readonly string[],
): string[] {
  if (!energyChoice) return [];
  const wanted = new Set(names.map((name) => name.trim().toLowerCase()));
  return energyChoice.values
    .filter((value) => wanted.has(value.toLowerCase()))
    .slice(0, energyChoice.max);
}

/** Adds or removes an energy, in config order. None is added above the maximum. */
export function toggleEnergy(
  { energyChoice }: Pick<DeckConfig, 'energyChoice'>,
  chosen: readonly string[],
  energy: string,
): string[] {
  if (!energyChoice) return [];
  const wanted = chosen.includes(energy)
    ? chosen.filter((other) => other !== energy)
    : [...chosen, energy];
  const known = energyChoice.values.filter((value) => wanted.includes(value));
  return known.length > energyChoice.max ? [...chosen] : known;
}

import type { CatalogueRow } from '../../cards/catalogue/catalogue-row.ts';
import type { ColumnValue } from '../../cards/catalogue/column-file.ts';
import type { DeckRuleSet, DeckZone } from '../../game-config-deck.ts';
import type { GameConfig } from '../../game-config.ts';
import { type Deck, type DeckLine, toNumberKey } from './deck.ts';
import { originalIdOf } from '../../cards/catalogue/card-number.ts';

/** The part of a game's config that its decks need. */
export type DeckConfig = Pick<
  GameConfig,
  | 'archetype-max'
  | 'archetype-min-cards'
  | 'bannedRestrictedCards'
  | 'cardColor_column'
  | 'cardName_column'
  | 'cardOriginalId_column'
  | 'cardType_column'
  | 'charts'
  | 'copyLimit_column'
  | 'deckSeparators'
  | 'deckSeparators_column'
  | 'gameColors'
  | 'gameid'
  | 'hasLeader'
  | 'ignoredSeparators'
  | 'leader_value'
  | 'maximumCardsPerDeck'
  | 'rarity_column'
  | 'ruleSets'
  | 'statsConfig'
  | 'zones'
> &
  Partial<
    Pick<
      GameConfig,
      | 'basicRule'
      | 'cardColor_delimiter'
      | 'custom-ordering-list'
      | 'deckbuilderCountColumns'
      | 'energyChoice'
      | 'leader_column'
      | 'leaderColorRule'
      | 'maximumColorsPerDeck'
      | 'minimumBasicCards'
      | 'series'
      | 'singleSeriesDeck'
      | 'wildcardSeries'
    >
  >;

/** A card by its number, in any case; undefined for one that the catalogue does not have. */
export type FindCard = (cardno: string) => CatalogueRow | undefined;

/** What every rule about a deck is asked with. */
export interface DeckRules {
  readonly config: DeckConfig;
  readonly findCard: FindCard;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** The newest set that has begun, if any has. */
  readonly ruleSet: DeckRuleSet | undefined;
}

/** The rules of one day, YYYY-MM-DD. */
export function createDeckRules(config: DeckConfig, findCard: FindCard, today: string): DeckRules {
  return { config, findCard, today, ruleSet: findRuleSet(config.ruleSets, today) };
}

/** The set in force on a day: the newest that has begun. */
export function findRuleSet(
  ruleSets: readonly DeckRuleSet[],
  today: string,
): DeckRuleSet | undefined {
  return ruleSets
    .filter((set) => set.from <= today)
    .reduce<DeckRuleSet | undefined>(
      (newest, set) => (newest && newest.from >= set.from ? newest : set),
      undefined,
    );
}

/** A card's value as text; nothing is the empty text. */
export function textOf(card: CatalogueRow, column: string): string {
  const value: ColumnValue | undefined = card[column];
  return value === null || value === undefined ? '' : String(value);
}

function findZone(config: DeckConfig, zoneId: string): DeckZone | undefined {
  return config.zones.find((zone) => zone.id === zoneId);
}

export function getZone(config: DeckConfig, zoneId: string): DeckZone {
  const zone = findZone(config, zoneId);
  if (!zone) throw new RangeError(`the game has no zone "${zoneId}"`);
  return zone;
}

/** The zone that a deck is mostly made of: played, and open to every card no other zone claims. */
export function getMainZone(config: DeckConfig): DeckZone {
  const main =
    config.zones.find((zone) => zone.notPlayed !== true && zone.accepts === undefined) ??
    config.zones[0];
  if (!main) throw new RangeError('a game has at least one zone');
  return main;
}

/** The played zone that a card belongs to; undefined for tokens and others that no deck holds. */
export function findHomeZone(config: DeckConfig, card: CatalogueRow): DeckZone | undefined {
  const claiming = config.zones.find((zone) => zone.accepts && isAccepted(zone, card));
  if (claiming) return claiming;
  return isLeftOut(config, card) ? undefined : getMainZone(config);
}

/**
 * Where an added card goes. A played zone hands the card on to its home (a resource never lands in
 * the main deck); zones outside the game take everything.
 */
export function findTargetZone(
  config: DeckConfig,
  zone: DeckZone,
  card: CatalogueRow | undefined,
): DeckZone | undefined {
  return zone.notPlayed === true || card === undefined ? zone : findHomeZone(config, card);
}

/** The lines that lie in a zone: zones which share a field part its cards among them. */
export function listZoneLines(rules: DeckRules, deck: Deck, zone: DeckZone): DeckLine[] {
  const sharing = rules.config.zones.filter((other) => other.field === zone.field);
  if (sharing.length === 1) return [...deck[zone.field]];
  const fallback = sharing.find((other) => other.accepts === undefined) ?? sharing[0];
  return deck[zone.field].filter((line) => {
    const card = rules.findCard(line.cardno);
    const home = sharing.find((other) => other.accepts && card && isAccepted(other, card));
    return (home ?? fallback)?.id === zone.id;
  });
}

/** Whether a zone asks for exactly such cards. */
function isAccepted(zone: DeckZone, card: CatalogueRow): boolean {
  return zone.accepts?.values.includes(textOf(card, zone.accepts.column)) === true;
}

/** Cards that a deck list leaves out, such as tokens. */
export function isLeftOut(config: DeckConfig, card: CatalogueRow): boolean {
  return config.ignoredSeparators.includes(textOf(card, config.deckSeparators_column));
}

/** Copies that a deck may hold, and the rule that says so. */
interface CopyLimit {
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

/** Why a deck breaks a rule, or a card cannot be added. The words are in the contract's messages. */
const DECK_REASON_CODES = [
  'UNKNOWN_CARD',
  'COPY_LIMIT',
  'RESTRICTED',
  'BANNED',
  'FORBIDDEN_PAIR',
  'ONE_OF_GROUP',
  'ZONE_TOO_SMALL',
  'ZONE_TOO_LARGE',
  'WRONG_ZONE',
  'NOT_A_DECK_CARD',
  'TOO_MANY_COLORS',
  'LEADER_COLOR',
  'COUNT_COLUMN',
  'TOO_FEW_BASICS',
  'TOO_FEW_ENERGIES',
  'TOO_MANY_ENERGIES',
  'MIXED_SERIES',
  'UNRELEASED',
  'FAN_MADE',
] as const;

export type DeckReasonCode = (typeof DECK_REASON_CODES)[number];

export interface DeckReason {
  readonly code: DeckReasonCode;
  readonly params: Readonly<Record<string, string | number>>;
  /** Numbers of the cards that it is about, as the deck holds them; empty for the whole deck. */
  readonly cards: readonly string[];
  /** Id of the zone that it is about. */
  readonly zone?: string;
}

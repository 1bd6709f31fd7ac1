import type { CatalogueRow } from '../../cards/catalogue/catalogue-row.ts';
import type { ColumnValue } from '../../cards/catalogue/column-file.ts';
import type { DeckRuleSet, DeckZone } from '../../game-config-deck.ts';
import type { GameConfig } from '../../game-config.ts';
import { type Deck, type DeckLine, toNumberKey } from './deck.ts';
import { originalIdOf } from '../../cards/catalogue/card-number.ts';

/** The part of a game's config that decks need. */
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

/** Finds a card by number in any case; undefined if unknown. */
export type FindCard = (cardno: string) => CatalogueRow | undefined;

/** The context of all deck rules. */
export interface DeckRules {
  readonly config: DeckConfig;
  readonly findCard: FindCard;
  readonly today: string;
  /** The newest rule set that has started, or undefined. */
  readonly ruleSet: DeckRuleSet | undefined;
}

export function createDeckRules(config: DeckConfig, findCard: FindCard, today: string): DeckRules {
  return { config, findCard, today, ruleSet: findRuleSet(config.ruleSets, today) };
}

/** Returns the rule set of a day: the newest that has started. */
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

/** Returns a card's value as text; empty for null. */
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

/** Returns the main zone: played and open to every card without another zone. */
export function getMainZone(config: DeckConfig): DeckZone {
  const main =
    config.zones.find((zone) => zone.notPlayed !== true && zone.accepts === undefined) ??
    config.zones[0];
  if (!main) throw new RangeError('a game has at least one zone');
  return main;
}

/** Returns the played zone of a card; undefined for tokens. */
export function findHomeZone(config: DeckConfig, card: CatalogueRow): DeckZone | undefined {
  const claiming = config.zones.find((zone) => zone.accepts && isAccepted(zone, card));
  if (claiming) return claiming;
  return isLeftOut(config, card) ? undefined : getMainZone(config);
}

/**
 * Returns the zone that an added card goes to. Played zones forward a card to its own zone;
 * unplayed zones accept everything.
 */
export function findTargetZone(
  config: DeckConfig,
  zone: DeckZone,
  card: CatalogueRow | undefined,
): DeckZone | undefined {
  return zone.notPlayed === true || card === undefined ? zone : findHomeZone(config, card);
}

/** Returns the lines of a zone. Zones can share a stored field and split its cards. */
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

/** True if a zone requires such cards. */
function isAccepted(zone: DeckZone, card: CatalogueRow): boolean {
  return zone.accepts?.values.includes(textOf(card, zone.accepts.column)) === true;
}

/** True for cards that deck lists omit, such as tokens. */
export function isLeftOut(config: DeckConfig, card: CatalogueRow): boolean {
  return config.ignoredSeparators.includes(textOf(card, config.deckSeparators_column));
}

/** A copy limit and the rule behind it. */
interface CopyLimit {
  readonly maximum: number;
  readonly code: 'BANNED' | 'COPY_LIMIT' | 'RESTRICTED';
}

/** Counts copies of a card in a zone over all printings. */
export function countCopies(rules: DeckRules, deck: Deck, zone: DeckZone, cardno: string): number {
  const key = copyKeyOf(rules, cardno);
  return listZoneLines(rules, deck, zone)
    .filter((line) => copyKeyOf(rules, line.cardno) === key)
    .reduce((sum, line) => sum + line.quantity, 0);
}

/** Returns the copy limit of a card in a zone; undefined if unlimited. */
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

/** Returns the reason if a count exceeds the copy limit. */
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

/** Groups lines by their shared copy limit, in line order. */
export function groupByCopyLimit(
  rules: DeckRules,
  lines: readonly DeckLine[],
): ReadonlyMap<string, readonly DeckLine[]> {
  return Map.groupBy(lines, (line) => copyKeyOf(rules, line.cardno));
}

/**
 * Returns the value that shares one copy limit, the same for all printings. Unknown cards use their
 * original number.
 */
export function copyKeyOf({ config, findCard }: DeckRules, cardno: string): string {
  const card = findCard(cardno);
  const value = card ? textOf(card, config.copyLimit_column) : '';
  return toNumberKey(value === '' ? originalIdOf(cardno) : value);
}

/** Returns the original id, for lists of banned and restricted cards. */
export function originalKeyOf({ config, findCard }: DeckRules, cardno: string): string {
  const card = findCard(cardno);
  const value = card ? textOf(card, config.cardOriginalId_column) : '';
  return toNumberKey(value === '' ? originalIdOf(cardno) : value);
}

/** Returns the name of a card, or its number if unknown. */
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

/** Adds up copies of all printings of a card. */
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

/** Codes of broken rules. The texts are in the contract's messages. */
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
  /** The affected card numbers; empty for the whole deck. */
  readonly cards: readonly string[];
  /** The affected zone. */
  readonly zone?: string;
}

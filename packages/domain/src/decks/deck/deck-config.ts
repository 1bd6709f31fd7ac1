import type { CatalogueRow } from '../../cards/catalogue/catalogue-row.ts';
import type { ColumnValue } from '../../cards/catalogue/column-file.ts';
import type { DeckRuleSet } from '../../game-config-deck.ts';
import type { GameConfig } from '../../game-config.ts';

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

import type {
  BannedRestrictedCards,
  BasicRule,
  ChartDefinition,
  CountColumn,
  DeckRuleSet,
  DeckZone,
  EnergyChoice,
  NamedArchetype,
  SideDeck,
  StatsConfig,
} from './game-config-deck.ts';
import type { FilterDefinition } from './game-config-filter.ts';

/** Features that a game can show, announce or hide. */
export const FEATURE_IDS = [
  'deckBuilder',
  'cardList',
  'cardPage',
  'myDecks',
  'publicDecklists',
  'deckView',
  'decksLanding',
  'collection',
  'trades',
  'profile',
  'profileCollection',
  'leaderboard',
  'articles',
  'contentHub',
  'events',
  'customHub',
  'studio',
  'tournaments',
  'tournamentResults',
  'resultMeta',
  'statistics',
  'community',
  'adminPanel',
  'reports',
  'login',
  'accountSettings',
  'cardOfTheDay',
  'ads',
] as const;

export type FeatureId = (typeof FEATURE_IDS)[number];

/** `live` works; `comingSoon` is shown and disabled; `hidden` is not rendered. */
export const FEATURE_STATES = ['live', 'comingSoon', 'hidden'] as const;

export type FeatureState = (typeof FEATURE_STATES)[number];

export interface GameColor {
  name: string;
  value: string;
  code: string;
}

export interface SeriesEntry {
  name: string;
  released: boolean;
  releaseDate?: string;
  /** YYYY-MM-DD, shown while the series is unreleased. */
  expectedDate?: string;
}

export type OrderingType = 'int' | 'float' | 'string';

export interface OrderingEntry {
  'ordering-column': string;
  'ordering-type': OrderingType;
  /** Key of `custom-ordering-list` with the order to use. */
  'custom-ordering'?: string;
  label: string;
}

export interface ConfigLink {
  label: string;
  /** German label, if different. */
  labelDe?: string | undefined;
  /** Absolute address, or a page such as `/data-protection`. */
  url: string;
}

/** External links of the header. Bug reports use the chat by default. */
export interface ExternalLinks {
  support: string;
  chat: string;
  reportBug: string;
}

/** The config of a game: documented keys and our own. */
export interface GameConfig {
  gameid: string;
  gamename: string;
  startUrl: string;
  cards_table: string;
  decklists_table: string;
  mainThemeColor: string;

  cardId_column: string;
  cardName_column: string;
  cardFront_column: string;
  /** Address of a card picture; `{width}` and `{image}` are replaced. */
  cardFront_template: string;
  cardFront_widths: number[];
  formatedCardNo_column: string;
  series_column: string;
  cardOriginalId_column: string;
  cardPower_column: string;
  cardColor_column: string;
  cardColor_delimiter?: string;
  cardTraits_column: string;
  cardTraits_delimiter: string;
  cardCost_column?: string;
  cardType_column: string;
  rarity_column: string;
  published_column: string;
  /** Printings of one card share the value of this column. */
  alternate_matching_column: string;
  'alternate-extra-search-columns'?: string[];
  minimumCachingColumns: string[];

  /** Card number prefix → selectable series. */
  series: Record<string, SeriesEntry>;
  /** `*` loads all series at start. */
  seriesLoadedAtStart: string;
  pickAndSelectSeries: boolean;
  seriesIncludes: boolean;
  /** Series whose cards combine with every other series. */
  wildcardSeries: string | null;
  singleSeriesDeck?: boolean;
  setExtractPattern?: string;
  setOrderingColumn?: string;

  textFilterColumns: string[];
  filters: FilterDefinition[];
  'ordering-list': OrderingEntry[];
  'custom-ordering-list'?: Record<string, string[]>;
  gameColors: GameColor[];
  query: Record<string, string>;
  labels: Record<string, string>;

  maximumCardsPerDeck: number;
  maximumUniqueCardPerDeck: number;
  /** Minimum difference to paid decks for another payment. */
  expMinimumDifference?: number;
  /** Cards with the same value share one copy limit. */
  copyLimit_column: string;
  /** Column → weight of a shared value of substitutes. */
  substituteWeights?: Record<string, number>;
  maximumColorsPerDeck?: number;
  minimumBasicCards?: number;
  basicRule?: BasicRule;
  energyChoice?: EnergyChoice;
  sideDecks: SideDeck[];
  deckbuilderCountColumns?: CountColumn[];
  bannedRestrictedCards: BannedRestrictedCards;
  zones: DeckZone[];
  ruleSets: DeckRuleSet[];
  hasLeader: boolean;
  leader_column?: string;
  leader_value: string | null;
  leaderCount?: number;
  leaderColorRule?: 'subset';
  leaderCountsInDeck?: boolean;

  startingHandCount: number;
  cardsDrawnPerTurn: number;
  /** Cards drawn on the first turn, going first and going second. */
  firstTurnDraws: [number, number];
  hasMulligan: boolean;
  mulliganSize?: number;
  mulliganType?: 'draw-shuffle';
  /** A number, or the leader's column, such as `leader.life`. */
  totalLifePoints: number | `leader.${string}`;
  /** Life points are cards from the top of the deck, laid down after the hand is kept. */
  lifeFromDeck?: boolean;
  /** A first hand without a basic card is redrawn. */
  openingHandHasBasic?: boolean;

  deckSeparators: string[];
  deckSeparators_column: string;
  ignoredSeparators: string[];
  selectableItems: string[];
  'max-selectable-items': number;
  'archetype-max': number;
  'archetype-min-cards': number;
  archetypesRarity: string[];
  /** Replaces `archetypes.json`; served separately. */
  archetypes?: Record<string, NamedArchetype>;
  exportFormats: ('default' | 'standard' | 'limitless')[];
  charts: ChartDefinition[];
  statsConfig: StatsConfig;

  /** Keyword → its explanation in our own words. */
  keywordTagDescriptions: Record<string, string>;
  editorColumnOptions: { published: [0, 1] } & Record<string, (string | number)[]>;

  features: Record<FeatureId, FeatureState>;
  /** Public decks that the home page shows first. */
  homeDecks?: string[];
  links: ExternalLinks;
  footerLinks: ConfigLink[];
}

/** The config that the API serves, with the lock state and without the code. */
export interface PublicGameConfig extends Omit<GameConfig, 'archetypes'> {
  maintenanceLocked: boolean;
  maintenanceMessage: string | null;
}

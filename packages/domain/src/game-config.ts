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

/** Every part of the product that a game can show, announce or hide. */
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

/** `live` works; `comingSoon` is shown, labelled and disabled; `hidden` is not rendered. */
export const FEATURE_STATES = ['live', 'comingSoon', 'hidden'] as const;

export type FeatureState = (typeof FEATURE_STATES)[number];

export interface GameColor {
  name: string;
  /** As the cards' colour column spells it. */
  value: string;
  /** Hex colour. */
  code: string;
}

export interface SeriesEntry {
  name: string;
  released: boolean;
  /** YYYY-MM-DD, for a released series. */
  releaseDate?: string;
  /** YYYY-MM-DD, shown as a label while the series is unreleased. */
  expectedDate?: string;
}

export type OrderingType = 'int' | 'float' | 'string';

export interface OrderingEntry {
  'ordering-column': string;
  'ordering-type': OrderingType;
  /** Key of `custom-ordering-list` whose order is used instead of comparing values. */
  'custom-ordering'?: string;
  label: string;
}

export interface ConfigLink {
  label: string;
  /** The same in German, where it is another text. */
  labelDe?: string | undefined;
  /** Absolute address, or a page of the game such as `/data-protection`. */
  url: string;
}

/** Addresses of the header's external links; bug reports use the chat unless told otherwise. */
export interface ExternalLinks {
  support: string;
  chat: string;
  reportBug: string;
}

/** What makes a game itself: the documents' keys verbatim, and ours beside them. */
export interface GameConfig {
  gameid: string;
  gamename: string;
  /** Base path of all games' pages. */
  startUrl: string;
  cards_table: string;
  decklists_table: string;
  mainThemeColor: string;

  cardId_column: string;
  cardName_column: string;
  cardFront_column: string;
  /** Address of a card face; `{width}` and `{image}` are replaced. */
  cardFront_template: string;
  cardFront_widths: number[];
  formatedCardNo_column: string;
  series_column: string;
  cardOriginalId_column: string;
  cardPower_column: string;
  cardColor_column: string;
  cardColor_delimiter?: string;
  cardTraits_column: string;
  /** The pipe character unless given. */
  cardTraits_delimiter: string;
  cardCost_column?: string;
  cardType_column: string;
  rarity_column: string;
  published_column: string;
  /** Alternates of one card share the value of this column. */
  alternate_matching_column: string;
  'alternate-extra-search-columns'?: string[];
  minimumCachingColumns: string[];

  /** Card number prefix → series, the pickable ones. */
  series: Record<string, SeriesEntry>;
  /** `*` loads all series at once. */
  seriesLoadedAtStart: string;
  pickAndSelectSeries: boolean;
  /** Match the series column by substring instead of equality. */
  seriesIncludes: boolean;
  /** Series whose cards go with every other series. */
  wildcardSeries: string | null;
  singleSeriesDeck?: boolean;
  setExtractPattern?: string;
  setOrderingColumn?: string;

  textFilterColumns: string[];
  filters: FilterDefinition[];
  'ordering-list': OrderingEntry[];
  'custom-ordering-list'?: Record<string, string[]>;
  gameColors: GameColor[];
  /** Names of the query language → card column. */
  query: Record<string, string>;
  /** Card column → English label. */
  labels: Record<string, string>;

  maximumCardsPerDeck: number;
  maximumUniqueCardPerDeck: number;
  /** Cards by which a deck differs from those that were paid for, to be paid. */
  expMinimumDifference?: number;
  /** All cards with the same value in this column share one copy limit. */
  copyLimit_column: string;
  /** Column → how much a value counts that a card and its substitute share. */
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
  /** A number, or the leader's column that holds it, such as `leader.life`. */
  totalLifePoints: number | `leader.${string}`;
  /** Life points are cards from the top of the deck, laid down once the hand is kept. */
  lifeFromDeck?: boolean;
  /** A first hand without a basic card is dealt anew. */
  openingHandHasBasic?: boolean;

  deckSeparators: string[];
  deckSeparators_column: string;
  ignoredSeparators: string[];
  /** Deck styles, of which at most `max-selectable-items` are chosen. */
  selectableItems: string[];
  'max-selectable-items': number;
  'archetype-max': number;
  'archetype-min-cards': number;
  archetypesRarity: string[];
  /** Instead of the game's `archetypes.json`; served beside the config, not in it. */
  archetypes?: Record<string, NamedArchetype>;
  exportFormats: ('default' | 'standard' | 'limitless')[];
  charts: ChartDefinition[];
  statsConfig: StatsConfig;

  /** Keyword → our own words for what it does. */
  keywordTagDescriptions: Record<string, string>;
  /** Card column → values the card editor offers. */
  editorColumnOptions: { published: [0, 1] } & Record<string, (string | number)[]>;

  features: Record<FeatureId, FeatureState>;
  /** Ids of public decks that the home page shows before the popular ones. */
  homeDecks?: string[];
  links: ExternalLinks;
  footerLinks: ConfigLink[];
}

/** What the API serves: the config, and whether the game is locked. It never holds the code. */
export interface PublicGameConfig extends Omit<GameConfig, 'archetypes'> {
  maintenanceLocked: boolean;
  maintenanceMessage: string | null;
}

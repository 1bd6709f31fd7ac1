/** `walked`: a step of `switches.spec.ts` or `config-switches.spec.ts`. Otherwise a test file and words of one title. */
export type Proof = 'walked' | readonly [file: string, words: string];

const WALKED = 'walked';
const DECK = 'packages/domain/src/decks/deck';
const ODDS = 'packages/domain/src/decks/odds/odds.test.ts';
const QUERY = 'packages/domain/src/query';
const SPECS = 'e2e/specs';

const FIGURES = [`${DECK}/deck-figures.test.ts`, 'statistics count the charts'] as const;
const ARCHETYPES = [`${DECK}/deck-figures.test.ts`, 'DECK-44'] as const;
const LEGALITY = [`${DECK}/check-deck.test.ts`, 'LEADER_COLOR'] as const;
const ONE_SERIES = [`${DECK}/check-deck.test.ts`, 'must use one series'] as const;
const DRAWS = [ODDS, 'DECK-41'] as const;
const SET_UP = [ODDS, 'a set-up follows the config'] as const;

/** Keys of a game's config. `tools/game-keys` lists those that the product does not read, and why. */
export const CONFIG_KEYS = {
  gameid: [`${SPECS}/site/routes.spec.ts`, 'GAME-02'],
  gamename: WALKED,
  startUrl: [`${SPECS}/community/profile.spec.ts`, 'PROF-22'],
  mainThemeColor: [`${SPECS}/site/start-up.spec.ts`, 'GAME-07'],

  cardId_column: [`${QUERY}/query-search.test.ts`, 'finds cards by collection data'],
  cardName_column: [`${QUERY}/forgiving-search.test.ts`, 'ranks prefix matches of names'],
  cardFront_template: WALKED,
  cardFront_widths: WALKED,
  formatedCardNo_column: WALKED,
  series_column: WALKED,
  cardOriginalId_column: FIGURES,
  cardPower_column: [`${QUERY}/query-search.test.ts`, 'cardPower_column'],
  cardColor_column: FIGURES,
  cardColor_delimiter: [`${DECK}/deck-figures.test.ts`, 'counts for both colours'],
  cardTraits_column: ARCHETYPES,
  cardTraits_delimiter: ARCHETYPES,
  cardCost_column: [`${DECK}/substitutes.test.ts`, 'cardCost_column'],
  cardType_column: FIGURES,
  rarity_column: FIGURES,
  alternate_matching_column: [`${QUERY}/query-search.test.ts`, 'finds cards by collection data'],
  'alternate-extra-search-columns': [
    `${QUERY}/search-examples.test.ts`,
    'alternate-extra-search-columns',
  ],
  minimumCachingColumns: [
    'packages/domain/src/cards/catalogue/catalogue-row.test.ts',
    'CARD-02 contain the columns',
  ],

  series: [`${DECK}/check-deck.test.ts`, 'treats a series as unreleased'],
  seriesLoadedAtStart: [`${SPECS}/cards/card-list.spec.ts`, 'GAME-13'],
  pickAndSelectSeries: ['apps/web/src/pages/cards/card-list/list-state.test.ts', 'PREF-09'],
  seriesIncludes: [
    'packages/domain/src/cards/catalogue/catalogue-manifest.test.ts',
    'GAME-10 without seriesIncludes',
  ],
  wildcardSeries: ONE_SERIES,
  singleSeriesDeck: ONE_SERIES,
  setExtractPattern: [`${QUERY}/search-cards.test.ts`, 'counts for each option'],
  setOrderingColumn: [`${QUERY}/query-search.test.ts`, 'setOrderingColumn'],

  textFilterColumns: [`${QUERY}/forgiving-search.test.ts`, 'ranks prefix matches of names'],
  filters: WALKED,
  'ordering-list': WALKED,
  'custom-ordering-list': [`${QUERY}/search-examples.test.ts`, 'by a custom list'],
  gameColors: WALKED,
  query: WALKED,
  labels: WALKED,

  maximumCardsPerDeck: [`${DECK}/deck-figures.test.ts`, 'DECK-34'],
  maximumUniqueCardPerDeck: WALKED,
  expMinimumDifference: [
    'apps/api/src/modules/decks/decks/deck-exp.test.ts',
    'expMinimumDifference',
  ],
  copyLimit_column: [`${DECK}/deck-changes.test.ts`, 'copyLimit_column'],
  substituteWeights: [`${DECK}/substitutes.test.ts`, 'are ranked by weighted shared values'],
  maximumColorsPerDeck: [`${SPECS}/decks/deck-color-limit.spec.ts`, 'GAME-10'],
  minimumBasicCards: LEGALITY,
  basicRule: SET_UP,
  energyChoice: [`${SPECS}/decks/deck-slots.spec.ts`, 'a deck chooses its energy'],
  deckbuilderCountColumns: LEGALITY,
  bannedRestrictedCards: [`${DECK}/check-deck.test.ts`, 'is checked by the rule set of the day'],
  zones: [`${DECK}/check-deck.test.ts`, 'reports zones with the wrong size'],
  ruleSets: [`${DECK}/check-deck.test.ts`, 'is checked by the rule set of the day'],
  hasLeader: LEGALITY,
  leader_column: LEGALITY,
  leader_value: LEGALITY,
  leaderColorRule: LEGALITY,

  startingHandCount: DRAWS,
  cardsDrawnPerTurn: DRAWS,
  firstTurnDraws: DRAWS,
  hasMulligan: SET_UP,
  mulliganType: DRAWS,
  totalLifePoints: SET_UP,
  lifeFromDeck: SET_UP,
  openingHandHasBasic: SET_UP,

  deckSeparators: [`${DECK}/deck-figures.test.ts`, 'DECK-40'],
  deckSeparators_column: [`${DECK}/deck-figures.test.ts`, 'DECK-40'],
  ignoredSeparators: [`${DECK}/deck-figures.test.ts`, 'DECK-40'],
  selectableItems: WALKED,
  'max-selectable-items': [`${DECK}/deck-versions.test.ts`, 'N-41'],
  'archetype-max': [`${DECK}/deck-figures.test.ts`, 'DECK-36'],
  'archetype-min-cards': [`${DECK}/deck-figures.test.ts`, 'DECK-35'],
  archetypesRarity: ARCHETYPES,
  archetypes: [
    'apps/api/src/modules/site/games/config-versions.test.ts',
    'is in force in both processes',
  ],
  exportFormats: WALKED,
  charts: FIGURES,
  statsConfig: DRAWS,

  keywordTagDescriptions: WALKED,
  editorColumnOptions: [`${SPECS}/creators/custom-series.spec.ts`, 'CUST-01'],

  features: [`${SPECS}/site/header.spec.ts`, 'SHELL-17'],
  homeDecks: ['apps/api/src/modules/decks/lists/deck-lists.test.ts', 'homeDecks'],
  links: [`${SPECS}/site/header-menus.spec.ts`, 'SHELL-25'],
  footerLinks: [`${SPECS}/site/shell.spec.ts`, 'SHELL-42'],
} as const satisfies Record<string, Proof>;

import { CONFIG_KEYS, type Proof } from './config-keys.ts';

const WALKED = 'walked';
const ACCOUNT_SPECS = 'e2e/specs/accounts/preferences.spec.ts';
const CARD_LIST = 'e2e/specs/cards/card-list.spec.ts';
const EXP = 'e2e/specs/rewards/exp.spec.ts';
const MAIL_BELL = 'apps/web/src/features/rewards/mailbox/mail-bell.test.tsx';

/** Every switch that the product offers, by kind, and the test that shows its effect. */
export const SWITCHES = {
  preferences: {
    loadAlternates: WALKED,
    unlockColors: WALKED,
    enableTcgPlayerPrices: WALKED,
    ungroupAlternates: WALKED,
    hideDecklistBookmarks: WALKED,
    showQuickInfoLabels: WALKED,
    colorBlindSupport: WALKED,
    enableLocalDeckSave: ['e2e/specs/decks/deck-failures.spec.ts', 'DECK-09'],
    enableDeckInsights: WALKED,
    enableCardImagePreview: WALKED,
    quickFilterDisplayMode: WALKED,
    displayNewCardsAtTop: WALKED,
    cardSize: WALKED,
  },
  'local settings': {
    displayOwnedCardsCount: [
      'apps/web/src/features/collection/card/card-collection.test.tsx',
      'the list shows the number of copies if switched on',
    ],
    displayBookmarks: WALKED,
    isPricingVisible: WALKED,
    showNewCardsFirst: WALKED,
    ignoredEvents: [MAIL_BELL, 'MAIL-19'],
    syncToken: ['apps/web/src/app/layout/fresh-user-data.test.tsx', 'a newer state of its member'],
    cardSize: WALKED,
  },
  'storage keys': {
    language: ['e2e/specs/site/language.spec.ts', 'switches to German'],
    theme: ['e2e/specs/site/themes.spec.ts', 'a stored choice overrides it'],
    betaNoticeSeen: ['e2e/specs/site/shell.spec.ts', 'the beta notice shows once per browser'],
    levelingSeen: ['e2e/specs/rewards/leveling.spec.ts', 'EXP-28'],
    analyticsConsent: ['e2e/specs/site/analytics.spec.ts', 'a refusal is stored'],
    adConsent: ['e2e/specs/site/ads.spec.ts', 'loads only after consent'],
    singleKeyShortcuts: ['e2e/specs/site/keyboard.spec.ts', 'single keys can be switched off'],
    cardListView: WALKED,
    cardListPanel: WALKED,
    cardListMode: WALKED,
    floatingPreviewSize: ['e2e/specs/cards/previews.spec.ts', 'remembers its size'],
    unsentSaves: WALKED,
    displayOwnedCardsCount: ['apps/web/src/lib/user-preferences.test.ts', 'PREF-05 are found'],
    displayBookmarks: WALKED,
    showNewCardsFirst: [ACCOUNT_SPECS, 'PREF-07'],
    isPricingVisible: WALKED,
    userPreferences: [ACCOUNT_SPECS, 'PREF-01'],
    ignoredEvents: [MAIL_BELL, 'MAIL-19'],
    syncToken: ['apps/web/src/app/layout/fresh-user-data.test.tsx', 'a newer state of its member'],
    mailbox: [MAIL_BELL, 'MAIL-10 lists fetched today'],
    cardSize: [CARD_LIST, 'PREF-08'],
    cardFilterFavorites: [CARD_LIST, 'named and stored filters are restored'],
  },
  'storage keys of a game': {
    storedDecklist: WALKED,
    storedSeries: [CARD_LIST, 'PREF-09'],
    selectedItems: WALKED,
    notes: WALKED,
    favoritecard: WALKED,
    deckName: WALKED,
    isPublic: WALKED,
    archetype: WALKED,
    customSeries: WALKED,
    saved_filters: [CARD_LIST, 'named and stored filters are restored'],
    filterValue_: [CARD_LIST, 'named and stored filters are restored'],
  },
  'query parameters': {
    filters: WALKED,
    search: WALKED,
    series: WALKED,
    customSeries: WALKED,
    tradeList: WALKED,
    user: WALKED,
    deck: ['packages/domain/src/filter-url/list-address.test.ts', 'C-10 keeps sort and page'],
    openCustom: WALKED,
    sort: WALKED,
    sortDirection: WALKED,
    page: [CARD_LIST, 'FILT-20'],
    limit: [CARD_LIST, 'FILT-20'],
  },
  'config keys': CONFIG_KEYS,
  'toast kinds': {
    success: WALKED,
    error: [EXP, 'TOAST-05'],
    info: WALKED,
    warning: WALKED,
    generic: ['e2e/specs/cards/card-page.spec.ts', 'TOAST-09'],
    store: [
      'apps/web/src/features/cards/card-browse/filters/saved-filters-menu.test.tsx',
      'TOAST-07',
    ],
    insight: ['e2e/specs/decks/deck-insight.spec.ts', 'DECK-49'],
    exp: [EXP, 'TOAST-05'],
    levelUp: [EXP, 'TOAST-05'],
  },
} as const satisfies Record<string, Record<string, Proof>>;

type WalkedOf<Kind extends string, Table> = {
  [Key in keyof Table & string]: Table[Key] extends 'walked' ? `${Kind}: ${Key}` : never;
}[keyof Table & string];

/** The switches that the walk tries, such as `preferences: cardSize`. */
export type WalkedSwitch = {
  [Kind in keyof typeof SWITCHES]: WalkedOf<Kind, (typeof SWITCHES)[Kind]>;
}[keyof typeof SWITCHES];

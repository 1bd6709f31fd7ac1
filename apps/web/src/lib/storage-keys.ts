/** All keys in local storage: our own, then the documented ones for all games. */
export const STORAGE_KEYS = {
  language: 'language',
  theme: 'theme',
  betaNoticeSeen: 'betaNoticeSeen',
  /** N-33: set after the welcome was shown. */
  levelingSeen: 'hasSeenLevelingModal',
  analyticsConsent: 'analyticsConsent',
  adConsent: 'adConsent',
  singleKeyShortcuts: 'singleKeyShortcuts',
  cardListView: 'cardListView',
  cardListPanel: 'cardListPanel',
  cardListMode: 'cardListMode',
  floatingPreviewSize: 'floatingPreviewSize',
  /** Number of unsent saves. The saves themselves are in IndexedDB. */
  unsentSaves: 'unsentSaves',

  displayOwnedCardsCount: 'displayOwnedCardsCount',
  displayBookmarks: 'displayBookmarks',
  showNewCardsFirst: 'showNewCardsFirst',
  isPricingVisible: 'isPricingVisible',
  userPreferences: 'userPreferences',
  ignoredEvents: 'ignoredEvents',
  syncToken: 'syncToken',
  mailbox: 'mailbox',
  cardSize: 'cardSize',
  cardFilterFavorites: 'cardFilterFavorites',
} as const;

/** Documented keys per game, prefixed with `{gameid}_`. */
export const GAME_STORAGE_KEYS = [
  'storedDecklist',
  'storedSeries',
  'selectedItems',
  'notes',
  'favoritecard',
  'deckName',
  'isPublic',
  'archetype',
  'customSeries',
  'saved_filters',
] as const;

/** Our own keys per game. */
export type OwnGameKey =
  | 'draftExtras'
  | `deckEdits_${string}`
  | 'recentDecklists'
  | 'chosenCollection'
  | 'collectionGoals'
  | 'cardColumnsHidden'
  | `cardDraft_${string}`
  | `fanDraft_${string}`;

export type GameStorageKey =
  | (typeof GAME_STORAGE_KEYS)[number]
  | `filterValue_${string}`
  | OwnGameKey;

export function gameStorageKey(gameid: string, key: GameStorageKey): string {
  return `${gameid}_${key}`;
}

/** Keys of the logged-in user, deleted at logout (C-56). */
export const USER_STORAGE_KEYS = ['syncToken', 'mailbox', 'userData'] as const;

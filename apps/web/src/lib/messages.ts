/**
 * Literal texts that belong to no answer of the API. Like the contract's messages they go through
 * the translation catalogues under explicit ids: `web.<key>`.
 */
export const WEB_MESSAGES = {
  applyNoScrollFailed: 'Error applying no scroll: {message}',
  removeNoScrollFailed: 'Error removing no scroll: {message}',
  dailyCardsFailed: 'Failed to fetch daily cards: {message}',
  loggedOut: 'Successfully logged out',
  logoutFailed: 'Logout failed: {message}',
  loggedOutElsewhere: 'You logged out in another tab.',
  cardsFailed: 'Error loading cards: {message}',
  cardFailed: 'Error fetching card data: {message}',
  modalFailed: 'Error opening modal: {message}',
  seriesFailed: 'Error applying series: {message}',
  seriesMissing: 'Please select at least one series',
  filterError: 'Filter Error',
  filterAfterLoadFailed: 'Failed to apply filters after loading cards',
  filterStoreFailed: 'Failed to apply filters from store',
  filterPanelFailed: 'Failed to update panel filters',
  filterUrlFailed: 'Failed to update URL filters',
  filterOptionFailed: 'Failed to set option set filter',
  profileFailed: 'Failed to load user profile: {error}',
  profileError: 'Error loading user profile: {message}',
  profileUpdated: 'Profile updated successfully',
  avatarBackgroundsFailed: 'Failed to load avatar backgrounds',
  imageUploadFailed: 'Image upload failed',
  savesUnsent: 'Saved decks are still waiting on this device to be sent.',
  savesUnsentHow: 'They are sent when you are online and logged in.',
  logOutAnyway: 'Log out anyway',
  networkFailed: 'The server could not be reached.',
  requestTimedOut: 'The server did not answer within {seconds} seconds.',
} as const;

export type WebMessageId = keyof typeof WEB_MESSAGES;

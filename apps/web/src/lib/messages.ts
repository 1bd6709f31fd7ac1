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
  networkFailed: 'The server could not be reached.',
  requestTimedOut: 'The server did not answer within {seconds} seconds.',
} as const;

export type WebMessageId = keyof typeof WEB_MESSAGES;

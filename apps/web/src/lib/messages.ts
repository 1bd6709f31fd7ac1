import type { LATER_MESSAGES } from './later-messages.ts';

/** Literal texts that are not API messages. They are translated under explicit ids: `web.<key>`. */
export const FIRST_MESSAGES = {
  dailyCardsFailed: 'Failed to fetch daily cards: {message}',
  loggedOut: 'Successfully logged out',
  logoutFailed: 'Logout failed: {message}',
  loggedOutElsewhere: 'You logged out in another tab.',
  savesUnsent: 'Saved decks are still waiting on this device to be sent.',
  savesUnsentHow: 'They are sent when you are online and logged in.',
  logOutAnyway: 'Log out anyway',
  networkFailed: 'The server could not be reached.',
  requestTimedOut: 'The server did not answer within {seconds} seconds.',
} as const;

export type WebMessageId = keyof typeof FIRST_MESSAGES | keyof typeof LATER_MESSAGES;

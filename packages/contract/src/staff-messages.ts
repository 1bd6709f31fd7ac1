import type { ErrorCode } from './error-codes.ts';

/** Errors that only staff can get. They load with the console, not on a first visit. */
export const STAFF_MESSAGES = {
  ALTERNATES_INVALID: 'A printing is missing, stands twice, or nothing has changed.',
  CARD_NUMBER_TAKEN: 'This number belongs to {name}.',
  RENUMBER_BUSY: 'Another change of this game’s cards is running. Try again when it is done.',
  RENUMBER_OVER: 'This was undone already, or the card has another number by now.',
  SYSTEM_USER: 'The system itself cannot be changed.',
  EVENT_IN_USE: 'Members have it already; end it instead.',
  REPORT_REWARD_CLAIMED:
    'Somebody has already claimed the reward, so this can no longer be undone.',
  REPORT_CLAIMED: '{name} is on it.',
  REPORT_OPEN_AGAIN: 'The same error was reported again in the meantime. Answer that report.',
  ROLE_UNKNOWN: 'There is no role {role}.',
  CARD_DATA_FORBIDDEN: 'You do not have permission to access admin card data.',
  CARDS_BUSY: 'Cards of this game are being written by someone else. Try again in a moment.',
  IMPORT_OVER:
    'This file is not waiting to be written: it was written, dropped, or has faulty rows.',
  SCHEDULE_OVER: 'This was already done or cancelled.',
  CARD_COLUMN_MISSING: 'Column {name} does not exist. Please add it to the {game}_cards table.',
} as const satisfies Partial<Record<ErrorCode, string>>;

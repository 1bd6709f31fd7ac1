import type { ErrorCode } from './error-codes.ts';

/** English text of every error code; `{name}` is filled from the error's params. */
export const ERROR_MESSAGES = {
  INVALID_REQUEST: 'The request does not have the expected shape.',
  INVALID_JSON: 'The request body is not valid JSON.',
  IDEMPOTENCY_KEY_REQUIRED: 'Send an Idempotency-Key header of 8 to 200 printable characters.',
  UNAUTHENTICATED: 'Sign in to continue.',
  FORBIDDEN: 'Your account may not do this.',
  ORIGIN_REFUSED: 'Requests that change something must come from this site.',
  MAINTENANCE_CODE_INVALID: 'Invalid maintenance code. Please try again.',
  NOT_FOUND: 'There is nothing at this address.',
  GAME_NOT_FOUND: 'Unsupported game: {game}',
  CARD_NOT_FOUND: 'Card not found',
  DAILY_CARD_NOT_FOUND: 'This game has no card of the day yet.',
  VERSION_CONFLICT: 'Somebody else changed this meanwhile. Load it again and repeat your change.',
  BODY_TOO_LARGE: 'The request body is larger than {limit} bytes.',
  UNSUPPORTED_MEDIA_TYPE: 'Send the body as application/json.',
  IDEMPOTENCY_KEY_REUSED: 'This Idempotency-Key was already used for a different request.',
  MAINTENANCE_LOCKED: 'This game is under maintenance.',
  RATE_LIMITED: 'Too many requests. Try again in {seconds} seconds.',
  INTERNAL: 'Something went wrong on our side.',
  UNAVAILABLE: 'The service is temporarily unavailable. Try again shortly.',
  OVERLOADED: 'The service is busy. Try again shortly.',
  UNKNOWN_OUTCOME:
    'We could not confirm whether the change was saved. Repeat it with the same Idempotency-Key.',
} as const satisfies Record<ErrorCode, string>;

/** Texts of the maintenance lock that are no answer of the API. */
export const MAINTENANCE_MESSAGES = {
  codeMissing: 'Please enter a maintenance code',
  granted: 'Access granted. Welcome!',
  wrong: ERROR_MESSAGES.MAINTENANCE_CODE_INVALID,
  failed: 'An error occurred. Please try again.',
} as const;

/** Texts of the browser's card catalogue. */
export const CATALOGUE_MESSAGES = {
  offlineEmpty: 'No cached data available offline',
  networkFallback: 'Using cached data due to network error',
  cardOffline: 'Card not found in cache and device is offline',
  queryOffline: 'No cached data available and device is offline',
  countFailed: 'Failed to count cards: {message}',
  batchFailed: 'Failed to fetch batch {batch}: {message}',
} as const;

export const MESSAGES = { ...ERROR_MESSAGES } as const;

export type MessageParams = Readonly<Record<string, string | number>>;

/** Fills `{name}` from params: `fillMessage('Unsupported game: {game}', { game: 'x' })`. */
export function fillMessage(template: string, params: MessageParams = {}): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

/** Every refusal the API can give: its stable code, its HTTP status and its short title. */
export const ERROR_CODES = {
  INVALID_REQUEST: { status: 400, title: 'Invalid request' },
  INVALID_JSON: { status: 400, title: 'Invalid JSON' },
  IDEMPOTENCY_KEY_REQUIRED: { status: 400, title: 'Idempotency key required' },
  UNAUTHENTICATED: { status: 401, title: 'Sign-in required' },
  FORBIDDEN: { status: 403, title: 'Not allowed' },
  ORIGIN_REFUSED: { status: 403, title: 'Foreign origin' },
  MAINTENANCE_CODE_INVALID: { status: 403, title: 'Wrong maintenance code' },
  NOT_FOUND: { status: 404, title: 'Not found' },
  GAME_NOT_FOUND: { status: 404, title: 'Game not found' },
  CARD_NOT_FOUND: { status: 404, title: 'Card not found' },
  DAILY_CARD_NOT_FOUND: { status: 404, title: 'No card of the day' },
  VERSION_CONFLICT: { status: 409, title: 'Changed meanwhile' },
  BODY_TOO_LARGE: { status: 413, title: 'Body too large' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, title: 'JSON only' },
  IDEMPOTENCY_KEY_REUSED: { status: 422, title: 'Idempotency key reused' },
  MAINTENANCE_LOCKED: { status: 423, title: 'Maintenance' },
  RATE_LIMITED: { status: 429, title: 'Too many requests' },
  INTERNAL: { status: 500, title: 'Internal error' },
  UNAVAILABLE: { status: 503, title: 'Temporarily unavailable' },
  OVERLOADED: { status: 503, title: 'Overloaded' },
  UNKNOWN_OUTCOME: { status: 503, title: 'Outcome unknown' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ErrorCode = keyof typeof ERROR_CODES;

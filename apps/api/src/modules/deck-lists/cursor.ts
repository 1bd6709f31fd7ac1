import { AppError } from '../../lib/app-error.ts';

/** A place in an order: the value that a deck is ordered by, as text, and its id. */
export type Place = { key: string; id: string };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const KEY_FORMATS = {
  integer: /^\d{1,9}$/,
  timestamptz: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/,
  text: /^[^\0]{0,400}$/u,
} as const;

export type KeyType = keyof typeof KEY_FORMATS;

/** Opaque to callers; bound to the order it was made in. */
export function encodeCursor(order: string, place: Place): string {
  return Buffer.from(JSON.stringify([order, place.key, place.id])).toString('base64url');
}

/** Throws `INVALID_REQUEST` on everything that we did not make for this order. */
export function decodeCursor(cursor: string, order: string, type: KeyType): Place {
  const [made, key, id]: unknown[] = parse(cursor);
  const isOurs =
    made === order &&
    typeof key === 'string' &&
    KEY_FORMATS[type].test(key) &&
    key.isWellFormed() &&
    typeof id === 'string' &&
    UUID.test(id);
  if (isOurs) return { key, id };
  const errors = [{ path: '/querystring', message: 'takes a cursor of this order only' }];
  throw new AppError('INVALID_REQUEST', {}, { errors });
}

function parse(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

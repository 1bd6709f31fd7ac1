import { decodePlace, encodePlace, refuseCursor } from '../../../lib/keyset-page.ts';

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
  return encodePlace([order, place.key, place.id]);
}

/** Throws `INVALID_REQUEST` on everything that we did not make for this order. */
export function decodeCursor(cursor: string, order: string, type: KeyType): Place {
  const [made, key, id] = decodePlace(cursor) ?? [];
  const isOurs =
    made === order &&
    typeof key === 'string' &&
    KEY_FORMATS[type].test(key) &&
    key.isWellFormed() &&
    typeof id === 'string' &&
    UUID.test(id);
  return isOurs ? { key, id } : refuseCursor('order');
}

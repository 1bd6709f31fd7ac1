import {
  decodePlace,
  encodePlace,
  isMoment,
  isUuid,
  refuseCursor,
} from '../../../lib/keyset-page.ts';

/** A position: the sort value as text, and the id. */
export type Place = { key: string; id: string };

const KEY_FORMATS = {
  integer: (key: string) => /^\d{1,9}$/.test(key),
  timestamptz: isMoment,
  text: (key: string) => /^[^\0]{0,400}$/u.test(key),
} as const;

export type KeyType = keyof typeof KEY_FORMATS;

export function encodeCursor(order: string, place: Place): string {
  return encodePlace([order, place.key, place.id]);
}

/** Throws `INVALID_REQUEST` for cursors of other orders. */
export function decodeCursor(cursor: string, order: string, type: KeyType): Place {
  const [made, key, id] = decodePlace(cursor) ?? [];
  const isOurs = made === order && typeof key === 'string' && KEY_FORMATS[type](key) && isUuid(id);
  return isOurs ? { key, id } : refuseCursor('order');
}

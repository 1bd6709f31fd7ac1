declare const brand: unique symbol;

/** A user id inside the server. Addresses and answers contain it as text. */
export type UserId = number & { readonly [brand]: 'UserId' };

/** Fifteen digits fit exactly into a JavaScript number. */
export const USER_ID_FORMAT = /^[1-9]\d{0,14}$/;

/** Parses an id from text: an address, a cookie or another library. */
export function parseUserId(text: string): UserId {
  if (!USER_ID_FORMAT.test(text)) throw new RangeError(`${text} is no id of a user`);
  return toUserId(Number(text));
}

/** Converts a numeric id from a database row. */
export function toUserId(id: number): UserId {
  return id as UserId;
}

/** Prints an id for an answer, a key or a file name. */
export function printUserId(id: UserId): string {
  return String(id);
}

/** The system user. It never logs in, and limits do not apply to it. */
export const SYSTEM_USER_ID = 1 as UserId;

declare const brand: unique symbol;

/** Who somebody is, inside the server. Addresses and answers carry it as text. */
export type UserId = number & { readonly [brand]: 'UserId' };

/** Fifteen digits: every id is a number that JavaScript holds exactly. */
export const USER_ID_FORMAT = /^[1-9]\d{0,14}$/;

/** Where an id enters as text: an address, a cookie, another library. */
export function parseUserId(text: string): UserId {
  if (!USER_ID_FORMAT.test(text)) throw new RangeError(`${text} is no id of a user`);
  return toUserId(Number(text));
}

/** Where an id enters as a number: a row of the database. */
export function toUserId(id: number): UserId {
  return id as UserId;
}

/** Where an id leaves: an answer, a key, a name of a file. */
export function printUserId(id: UserId): string {
  return String(id);
}

/** The system itself; it never signs in, and no limit of people counts for it. */
export const SYSTEM_USER_ID = 1 as UserId;

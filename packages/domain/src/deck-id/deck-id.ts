const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = BigInt(ALPHABET.length);
const SHOWN_LENGTH = 22;
const SHOWN = /^[0-9A-Za-z]{22}$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const VERSION_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Random bytes that `createDeckId` takes. */
export const DECK_ID_RANDOM_BYTES = 10;

/**
 * The id of a new deck as it is shown: a UUID of version 7, made where the deck is born, so that a
 * deck made offline has its id at once. `random` are ten random bytes.
 */
export function createDeckId(nowMs: number, random: Uint8Array): string {
  if (random.length < DECK_ID_RANDOM_BYTES) throw new RangeError('ten random bytes are needed');
  const bytes = new Uint8Array(16);
  for (let index = 0, left = nowMs; index < 6; index += 1, left = Math.floor(left / 256)) {
    bytes[5 - index] = left % 256;
  }
  bytes.set(random.subarray(0, DECK_ID_RANDOM_BYTES), 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) % 16);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) % 64);
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return encodeDeckId(hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'));
}

/** A stored UUID as people and addresses see it: 22 letters and digits that sort as the UUID does. */
export function encodeDeckId(uuid: string): string {
  if (!UUID.test(uuid)) throw new RangeError(`"${uuid}" is no UUID`);
  let shown = '';
  for (let left = BigInt(`0x${uuid.replaceAll('-', '')}`); left > 0n; left /= BASE) {
    shown = ALPHABET.charAt(Number(left % BASE)) + shown;
  }
  return shown.padStart(SHOWN_LENGTH, '0');
}

/** The UUID behind a shown id; undefined for a text that no deck can have as its id. */
export function decodeDeckId(shown: string): string | undefined {
  if (!SHOWN.test(shown)) return undefined;
  let value = 0n;
  for (const letter of shown) value = value * BASE + BigInt(ALPHABET.indexOf(letter));
  const hex = value.toString(16).padStart(32, '0');
  const uuid = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return VERSION_7.test(uuid) ? uuid : undefined;
}

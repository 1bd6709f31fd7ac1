const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = ALPHABET.length;
/** A UUID as four numbers of 32 bits. */
const LIMBS = 4;
const LIMB_DIGITS = 8;
const LIMB_BASE = 2 ** 32;
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
  const hex = uuid.replaceAll('-', '');
  const limbs = Array.from({ length: LIMBS }, (_, limb) => {
    return Number.parseInt(hex.slice(limb * LIMB_DIGITS, (limb + 1) * LIMB_DIGITS), 16);
  });
  let shown = '';
  // Long division by 62, digit by digit: lists encode many ids, and big integers are slow.
  for (let digit = 0; digit < SHOWN_LENGTH; digit += 1) {
    let rest = 0;
    for (let limb = 0; limb < LIMBS; limb += 1) {
      const value = rest * LIMB_BASE + (limbs[limb] ?? 0);
      limbs[limb] = Math.floor(value / BASE);
      rest = value % BASE;
    }
    shown = ALPHABET.charAt(rest) + shown;
  }
  return shown;
}

/** The UUID behind a shown id; undefined for a text that no deck can have as its id. */
export function decodeDeckId(shown: string): string | undefined {
  if (!SHOWN.test(shown)) return undefined;
  const limbs = Array.from({ length: LIMBS }, () => 0);
  for (let digit = 0; digit < SHOWN_LENGTH; digit += 1) {
    let carry = ALPHABET.indexOf(shown.charAt(digit));
    for (let limb = LIMBS - 1; limb >= 0; limb -= 1) {
      const value = (limbs[limb] ?? 0) * BASE + carry;
      limbs[limb] = value % LIMB_BASE;
      carry = Math.floor(value / LIMB_BASE);
    }
    // More than a UUID can hold.
    if (carry > 0) return undefined;
  }
  const hex = limbs.map((limb) => limb.toString(16).padStart(LIMB_DIGITS, '0')).join('');
  const uuid = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return VERSION_7.test(uuid) ? uuid : undefined;
}

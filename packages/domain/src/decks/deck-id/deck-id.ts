const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = ALPHABET.length;
/** 32-bit parts of a UUID. */
const LIMBS = 4;
const LIMB_BASE = 2 ** 32;
/** Digits divided at once; more would exceed exact integers. */
const STEP_DIGITS = 3;
const STEP_BASE = BASE ** STEP_DIGITS;
const SHOWN_LENGTH = 22;
const STEPS = Math.ceil(SHOWN_LENGTH / STEP_DIGITS);
const SHOWN = /^[0-9A-Za-z]{22}$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const VERSION_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The value of each letter and digit, by its code. */
const DIGITS = Uint8Array.from({ length: 128 }, (_, code) =>
  Math.max(0, ALPHABET.indexOf(String.fromCharCode(code))),
);

/** Random bytes that `createDeckId` takes. */
export const DECK_ID_RANDOM_BYTES = 10;

/**
 * Creates a deck id as displayed: a UUID version 7. The client creates it, so an offline deck has
 * its id at once. `random` are ten random bytes.
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

/** Encodes a stored UUID for display: 22 letters and digits in the same sort order. */
export function encodeDeckId(uuid: string): string {
  if (!UUID.test(uuid)) throw new RangeError(`"${uuid}" is no UUID`);
  const limbs = readLimbs(uuid);
  let shown = '';
  // Long division by three digits. Lists encode many ids, and BigInt is slow.
  for (let step = 0; step < STEPS; step += 1) {
    let rest = 0;
    for (let limb = 0; limb < LIMBS; limb += 1) {
      const value = rest * LIMB_BASE + (limbs[limb] ?? 0);
      limbs[limb] = Math.floor(value / STEP_BASE);
      rest = value % STEP_BASE;
    }
    const last = rest % BASE;
    const middle = ((rest - last) / BASE) % BASE;
    const first = Math.floor(rest / (BASE * BASE));
    shown = ALPHABET.charAt(first) + ALPHABET.charAt(middle) + ALPHABET.charAt(last) + shown;
  }
  return shown.slice(-SHOWN_LENGTH);
}

/** Decodes a displayed id to its UUID; undefined if invalid. */
export function decodeDeckId(shown: string): string | undefined {
  if (!SHOWN.test(shown)) return undefined;
  const limbs = [0, 0, 0, 0];
  const padded = ALPHABET.charAt(0).repeat(STEPS * STEP_DIGITS - SHOWN_LENGTH) + shown;
  for (let at = 0; at < padded.length; at += STEP_DIGITS) {
    let carry = (digitAt(padded, at) * BASE + digitAt(padded, at + 1)) * BASE;
    carry += digitAt(padded, at + 2);
    for (let limb = LIMBS - 1; limb >= 0; limb -= 1) {
      const value = (limbs[limb] ?? 0) * STEP_BASE + carry;
      limbs[limb] = value % LIMB_BASE;
      carry = Math.floor(value / LIMB_BASE);
    }
    // The value exceeds a UUID.
    if (carry > 0) return undefined;
  }
  const uuid = printLimbs(limbs);
  return VERSION_7.test(uuid) ? uuid : undefined;
}

function readLimbs(uuid: string): number[] {
  return [
    Number.parseInt(uuid.slice(0, 8), 16),
    Number.parseInt(uuid.slice(9, 13) + uuid.slice(14, 18), 16),
    Number.parseInt(uuid.slice(19, 23) + uuid.slice(24, 28), 16),
    Number.parseInt(uuid.slice(28), 16),
  ];
}

function printLimbs(limbs: readonly number[]): string {
  const [a = '', b = '', c = '', d = ''] = limbs.map((limb) => limb.toString(16).padStart(8, '0'));
  return `${a}-${b.slice(0, 4)}-${b.slice(4)}-${c.slice(0, 4)}-${c.slice(4)}${d}`;
}

function digitAt(text: string, at: number): number {
  return DIGITS[text.charCodeAt(at)] ?? 0;
}

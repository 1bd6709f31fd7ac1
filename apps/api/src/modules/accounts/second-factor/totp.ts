import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** TOTP: RFC 6238 with SHA-1, six digits, 30 s. */

const STEP_SECONDS = 30;
const DIGITS = 6;
/** RFC 4226 advises 160 bits. */
const SECRET_BYTES = 20;
/** Phone clocks are slightly off, and typing takes a moment. */
const STEPS_AROUND = [0, -1, 1];
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS_OF_LETTER = 5;

export const makeTotpSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** Returns the code at this time. */
export function totpCode(secret: Uint8Array, atMs: number): string {
  return codeOfStep(secret, stepAt(atMs));
}

/** Returns the time step of a code if it is current or adjacent. */
export function findTotpStep(secret: Uint8Array, code: string, atMs: number): number | undefined {
  const given = Buffer.from(code);
  return STEPS_AROUND.map((around) => stepAt(atMs) + around).find((step) => {
    const expected = Buffer.from(codeOfStep(secret, step));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** Prints the URI for an authenticator's QR code. */
export function printOtpauthUri(secret: Uint8Array, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const facts = [`secret=${printBase32(secret)}`, `issuer=${encodeURIComponent(issuer)}`];
  return `otpauth://totp/${label}?${facts.join('&')}`;
}

/** RFC 4648 without padding. Example: the bytes of `foo` give `MZXW6`. */
export function printBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = bits.match(/.{1,5}/g) ?? [];
  return letters
    .map((letter) => ALPHABET[Number.parseInt(letter.padEnd(BITS_OF_LETTER, '0'), 2)] ?? '')
    .join('');
}

const stepAt = (atMs: number): number => Math.floor(atMs / 1000 / STEP_SECONDS);

function codeOfStep(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0x0f;
  const number = hash.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

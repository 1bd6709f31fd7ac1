import { createHmac, timingSafeEqual } from 'node:crypto';

/** Purpose of a signed value. A value for another purpose is invalid. */
export type Purpose = 'device' | 'link' | 'maintenance' | 'passkey' | 'visitor';

const VERSION = 'v1';

/**
 * Signs version, purpose, expiry and value. The key is derived, so that no value can be used as a
 * Better Auth cookie.
 */
export function signValue(
  value: string,
  sign: { purpose: Purpose; secret: string; now: number; seconds: number },
): string {
  const end = Math.floor(sign.now / 1000) + sign.seconds;
  const text = [VERSION, sign.purpose, end, value].join(':');
  return `${text}.${signatureOf(text, keyOf(sign.secret))}`;
}

/** Returns the value, or undefined if forged, expired or for another purpose. */
export function readSignedValue(
  signed: string,
  read: { purpose: Purpose; secret: string; now: number },
): string | undefined {
  const text = readSignature(signed, keyOf(read.secret));
  const [version, purpose, end, ...value] = text?.split(':') ?? [];
  if (version !== VERSION || purpose !== read.purpose) return undefined;
  return Number(end) * 1000 > read.now ? value.join(':') : undefined;
}

/**
 * Signs a session token in Better Auth's cookie format. The session row decides about its validity.
 */
export function signToken(token: string, secret: string): string {
  return `${token}.${signatureOf(token, secret)}`;
}

export function readSignedToken(signed: string, secret: string): string | undefined {
  return readSignature(signed, secret);
}

function readSignature(signed: string, key: string | Buffer): string | undefined {
  const dot = signed.lastIndexOf('.');
  if (dot < 1) return undefined;
  const value = signed.slice(0, dot);
  const given = Buffer.from(signed.slice(dot + 1));
  const expected = Buffer.from(signatureOf(value, key));
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : undefined;
}

function keyOf(secret: string): Buffer {
  return createHmac('sha256', secret).update('deckframe signed values').digest();
}

function signatureOf(value: string, key: string | Buffer): string {
  return createHmac('sha256', key).update(value).digest('base64');
}

import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signed value is for. One that was signed for something else is none. */
export type Purpose = 'device' | 'link' | 'maintenance' | 'passkey' | 'visitor';

const VERSION = 'v1';

/**
 * Version, purpose, end (in seconds) and value, and their signature. The key is not the secret
 * itself, by which Better Auth signs its cookies: no value of ours can be passed as one of those.
 */
export function signValue(
  value: string,
  sign: { purpose: Purpose; secret: string; now: number; seconds: number },
): string {
  const end = Math.floor(sign.now / 1000) + sign.seconds;
  const text = [VERSION, sign.purpose, end, value].join(':');
  return `${text}.${signatureOf(text, keyOf(sign.secret))}`;
}

/** The value, or undefined when it is not ours, for another purpose, or too old. */
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
 * Better Auth's cookie form, which has no space for a purpose: the token of a session, a dot, and the
 * signature. What it is worth and until when, the session's row decides.
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

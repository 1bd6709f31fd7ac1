import { createHmac, timingSafeEqual } from 'node:crypto';

/** Better Auth's cookie form: the value, a dot, and the base64 HMAC-SHA256 of the value. */
export function signValue(value: string, secret: string): string {
  return `${value}.${signatureOf(value, secret)}`;
}

/** The value, or undefined when the signature is not ours. */
export function readSignedValue(signed: string, secret: string): string | undefined {
  const dot = signed.lastIndexOf('.');
  if (dot < 1) return undefined;
  const value = signed.slice(0, dot);
  const given = Buffer.from(signed.slice(dot + 1));
  const expected = Buffer.from(signatureOf(value, secret));
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : undefined;
}

function signatureOf(value: string, secret: string): string {
  return createHmac('sha256', secret).update(value).digest('base64');
}

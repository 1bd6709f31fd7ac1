import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const PURPOSE = 'deckframe second factor';
const VERSION = 'v1';

/** Encrypts a member's secret, bound to the member id and the server secret. */
export function sealSecret(secret: Uint8Array, userId: UserId, serverSecret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(serverSecret), nonce).setAAD(ownerOf(userId));
  const sealed = Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
  return `${VERSION}:${sealed.toString('base64url')}`;
}

/** Undefined if sealed for another member or with another server secret. */
export function openSecret(
  sealed: string,
  userId: UserId,
  serverSecret: string,
): Buffer | undefined {
  const [version, text = ''] = sealed.split(':');
  const bytes = Buffer.from(text, 'base64url');
  if (version !== VERSION || bytes.length <= NONCE_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, keyOf(serverSecret), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(ownerOf(userId)).setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const opened = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([opened, decipher.final()]);
  } catch {
    return undefined;
  }
}

const keyOf = (serverSecret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', serverSecret, '', PURPOSE, 32));

const ownerOf = (userId: UserId): Buffer => Buffer.from(`${PURPOSE}:${userId}`);

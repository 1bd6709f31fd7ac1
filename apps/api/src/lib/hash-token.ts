import { createHash } from 'node:crypto';

/** Hashes a token for storage, so that a leaked table opens nothing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

import { createHash } from 'node:crypto';

/** Limits know accounts only by a hash: their table names nobody. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

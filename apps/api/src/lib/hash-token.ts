import { createHash } from 'node:crypto';

/** How a token rests in the database: whoever reads there can open nothing with it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

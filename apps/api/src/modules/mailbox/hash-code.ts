import { cleanCode } from '@deckframe/domain/rewards/mailbox/mailbox';
import { hashToken } from '../../lib/hash-token.ts';

/** How the code of an event rests in the database, in one spelling. */
export function hashCode(code: string): string {
  return hashToken(cleanCode(code));
}

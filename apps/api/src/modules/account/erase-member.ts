import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { DeckChoice } from '../../lib/account-part.ts';
import { writeOwnAudit } from '../../lib/audit-log.ts';
import { markMemberDeleted } from '../members/service.ts';
import { ACCOUNT_PARTS } from './account-parts.ts';

/** Everything of a member, whose row is locked, but what others may keep. */
export async function eraseMember(
  db: Database,
  userId: UserId,
  decks: DeckChoice,
  requestId: string,
): Promise<void> {
  await markMemberDeleted(db, userId);
  for (const part of ACCOUNT_PARTS.toReversed()) await part.erase(db, userId, decks);
  await writeOwnAudit(db, userId, 'account.delete', { decks }, requestId);
}

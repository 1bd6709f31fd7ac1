import type { Database } from '@deckframe/database/db';
import { parseUserId, printUserId, type UserId } from '@deckframe/domain/accounts/access/user-id';
import { z } from 'zod';
import { addJob } from '../../../lib/add-job.ts';
import type { DeckChoice } from '../../../lib/account-part.ts';
import { writeOwnAudit } from '../../../lib/audit-log.ts';
import type { FileStore } from '../../../lib/file-store.ts';
import { markMemberDeleted } from '../members/service.ts';
import { ACCOUNT_PARTS } from './account-parts.ts';

/**
 * Who has left is written down beside the database, in the store of uploads: a database that is
 * brought back to an earlier moment does not know it any more. Nothing in it leads to a person.
 */
export const ERASURES_FOLDER = 'erasures/';

export const erasure = z.strictObject({
  userId: z.string(),
  // A restored database gives numbers again that somebody else had: the moment tells them apart.
  joinedAt: z.iso.datetime(),
  decks: z.enum(['keep', 'delete']),
});

export type Erasure = { userId: UserId; joinedAt: Date; decks: DeckChoice };

/** In the transaction that erases; the worker writes it down as soon as that is committed. */
export async function addErasureJob(db: Database, left: Erasure): Promise<void> {
  await addJob(db, 'note-erasure', { ...left, userId: printUserId(left.userId) });
}

export async function* readErasures(store: FileStore): AsyncGenerator<Erasure> {
  for await (const key of store.list(ERASURES_FOLDER)) {
    const bytes = await store.read(key);
    if (bytes === undefined) continue;
    const { userId, joinedAt, decks } = erasure.parse(JSON.parse(Buffer.from(bytes).toString()));
    yield { userId: parseUserId(userId), joinedAt: new Date(joinedAt), decks };
  }
}

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

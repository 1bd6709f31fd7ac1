import type { Database } from '@deckframe/database/db';
import { parseUserId, printUserId, type UserId } from '@deckframe/domain/accounts/access/user-id';
import { z } from 'zod';
import { addJob, addLaterJob } from '../../../lib/add-job.ts';
import type { DeckChoice } from '../../../lib/account-part.ts';
import { writeOwnAudit } from '../../../lib/audit-log.ts';
import type { FileStore } from '../../../lib/file-store.ts';
import { inTransaction, repeatWhereBusy } from '../../../lib/transaction.ts';
import { deleteCredentials } from '../auth/service.ts';
import { anonymiseMember, markMemberDeleted, releaseUsername } from '../members/service.ts';
import { ACCOUNT_PARTS, clearCustomization, CREDENTIAL_PARTS } from './account-parts.ts';

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

export async function* readErasures(store: FileStore): AsyncGenerator<Erasure> {
  for await (const key of store.list(ERASURES_FOLDER)) {
    const bytes = await store.read(key);
    if (bytes === undefined) continue;
    const { userId, joinedAt, decks } = erasure.parse(JSON.parse(Buffer.from(bytes).toString()));
    yield { userId: parseUserId(userId), joinedAt: new Date(joinedAt), decks };
  }
}

/**
 * The first transaction of a deletion: it ends all sessions, hides the member and everything of theirs
 * from every public read, and queues the rest. Returns when the member joined, or undefined where the
 * account is deleted already: the caller then has to roll back.
 */
export async function hideMember(
  db: Database,
  userId: UserId,
  decks: DeckChoice,
  requestId: string,
): Promise<Date | undefined> {
  for (const part of ACCOUNT_PARTS) await part.hide?.(db, userId, decks);
  await clearCustomization(db, userId);
  const joinedAt = await markMemberDeleted(db, userId);
  if (joinedAt === undefined) return undefined;
  await deleteCredentials(db, userId);
  for (const part of CREDENTIAL_PARTS) await part.erase(db, userId, decks);
  await anonymiseMember(db, userId);
  await writeOwnAudit(db, userId, 'account.delete', { decks }, requestId);
  await addErasureJobs(db, { userId, joinedAt, decks });
  return joinedAt;
}

/**
 * Erases the rest in short transactions, the other parts before the profile that they refer to. Safe to
 * run again, and after a crash in the middle.
 */
export async function eraseRest(db: Database, userId: UserId, decks: DeckChoice): Promise<void> {
  await repeatWhereBusy(() => inTransaction(db, (trx) => releaseUsername(trx, userId)));
  for (const part of ACCOUNT_PARTS.toReversed()) {
    const step = () => inTransaction(db, (trx) => part.erase(trx, userId, decks));
    while ((await repeatWhereBusy(step)) === 'more');
  }
}

const SECOND_PASS_MINUTES = 10;

/**
 * Writes that had begun before the deletion may still add rows behind the first pass. A second one
 * erases these too: no transaction lives for minutes.
 */
async function addErasureJobs(db: Database, left: Erasure): Promise<void> {
  const { joinedAt, ...member } = { ...left, userId: printUserId(left.userId) };
  await addJob(db, 'note-erasure', { ...member, joinedAt });
  await addJob(db, 'erase-member', member);
  await addLaterJob(db, 'erase-member', member, SECOND_PASS_MINUTES);
}

const eraseJob = erasure.omit({ joinedAt: true });

export function parseEraseJob(payload: unknown): { userId: UserId; decks: DeckChoice } {
  const { userId, decks } = eraseJob.parse(payload);
  return { userId: parseUserId(userId), decks };
}

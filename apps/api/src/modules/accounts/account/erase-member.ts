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
 * Deletions are also recorded in the upload store, because a restored database does not know them.
 * The records contain no personal data.
 */
export const ERASURES_FOLDER = 'erasures/';

export const erasure = z.strictObject({
  userId: z.string(),
  // After a restore, ids can be reused; the timestamp distinguishes the two accounts.
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
 * The first transaction of a deletion: ends all sessions, hides the member and their content, and
 * queues the rest. Returns the join date; if undefined, the account is already deleted and the
 * caller must roll back.
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

/** Erases the remaining data in short transactions, the profile last. Safe to run again. */
export async function eraseRest(db: Database, userId: UserId, decks: DeckChoice): Promise<void> {
  await repeatWhereBusy(() => inTransaction(db, (trx) => releaseUsername(trx, userId)));
  for (const part of ACCOUNT_PARTS.toReversed()) {
    const step = () => inTransaction(db, (trx) => part.erase(trx, userId, decks));
    while ((await repeatWhereBusy(step)) === 'more');
  }
}

const SECOND_PASS_MINUTES = 10;

/**
 * Queues a second run, because writes that started before the deletion may add rows after the
 * first.
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

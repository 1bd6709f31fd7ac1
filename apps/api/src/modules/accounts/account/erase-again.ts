import type { Database } from '@deckframe/database/db';
import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import { parseFileStoreAddress } from '../../../lib/file-store-address.ts';
import { openFileStore, type FileStore } from '../../../lib/file-store.ts';
import { inTransaction, repeatWhereBusy } from '../../../lib/transaction.ts';
import { hideMember, readErasures } from './erase-member.ts';
import { findUndeleted } from './queries.ts';

/**
 * Hides members who left after the backup that was restored; the worker erases the rest. Returns
 * their number. Safe to run again.
 */
export async function eraseAgain(
  db: Database,
  store: FileStore,
  requestId: string,
): Promise<number> {
  let erased = 0;
  for await (const { userId, joinedAt, decks } of readErasures(store)) {
    const stored = await findUndeleted(db, userId);
    if (stored?.getTime() !== joinedAt.getTime()) continue;
    await repeatWhereBusy(() =>
      inTransaction(db, (trx) => hideMember(trx, userId, decks, requestId)),
    );
    erased += 1;
  }
  return erased;
}

/** The command after a restore, see docs/operations.md. Exit code: 0 done, 2 refused. */
export async function runEraseAgain(
  db: Database,
  uploadsUrl: string | undefined,
  output: Writable,
): Promise<number> {
  const address = parseFileStoreAddress(uploadsUrl ?? '');
  if (address === undefined) {
    output.write('UPLOADS_URL does not say where it is written down who has left.\n');
    return 2;
  }
  const erased = await eraseAgain(db, await openFileStore(address), randomUUID());
  output.write(`Members who had left and were there again: ${erased}. The worker erases them.\n`);
  return 0;
}

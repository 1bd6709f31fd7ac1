import type { Database } from '@deckframe/database/db';
import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import { parseFileStoreAddress } from '../../../lib/file-store-address.ts';
import { openFileStore, type FileStore } from '../../../lib/file-store.ts';
import { inTransaction } from '../../../lib/transaction.ts';
import { eraseMember, readErasures, type Erasure } from './erase-member.ts';
import { lockUndeleted } from './queries.ts';

/**
 * After a restore: whoever left since that moment is there again, and leaves again as they chose.
 * Gives how many; repeating it finds nobody.
 */
export async function eraseAgain(
  db: Database,
  store: FileStore,
  requestId: string,
): Promise<number> {
  let erased = 0;
  for await (const left of readErasures(store)) {
    if (await inTransaction(db, (trx) => eraseIfThere(trx, left, requestId))) erased += 1;
  }
  return erased;
}

async function eraseIfThere(
  db: Database,
  { userId, joinedAt, decks }: Erasure,
  requestId: string,
): Promise<boolean> {
  const joined = await lockUndeleted(db, userId);
  if (joined?.getTime() !== joinedAt.getTime()) return false;
  await eraseMember(db, userId, decks, requestId);
  return true;
}

/** The command after a restore, see docs/operations.md. Gives the exit code: 0 done, 2 refused. */
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
  output.write(`Members who had left and were there again: ${erased}. They are erased.\n`);
  return 0;
}

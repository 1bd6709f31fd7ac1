import type { Database } from '@deckframe/database/db';
import type { FileStore } from '../../lib/file-store.ts';
import { inTransaction } from '../../lib/transaction.ts';
import { eraseMember } from './erase-member.ts';
import { readErasures, type Erasure } from '../accounts/account/erase-member.ts';
import { lockUndeleted } from '../accounts/account/queries.ts';

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

import { createDatabase, type Database } from '@deckframe/database/db';
import { createUser } from '@deckframe/database/scenes';
import { printUserId, toUserId, type UserId } from '@deckframe/domain/accounts/access/user-id';
import { join } from 'node:path';
import { openFileStore } from '../../apps/api/src/lib/file-store.ts';
import { inTransaction } from '../../apps/api/src/lib/transaction.ts';
import { eraseAgain } from '../../apps/api/src/modules/accounts/account/erase-again.ts';
import { hideMember } from '../../apps/api/src/modules/accounts/account/erase-member.ts';
import { noteErasureJob } from '../../apps/api/src/modules/accounts/account/jobs.ts';
import { writeUrl } from '../cluster/local/urls.ts';
import type { Site } from '../cluster/render/site.ts';

const REQUEST = 'restore-drill';

const openStore = (site: Site) =>
  openFileStore({ kind: 'disk', folder: join(site.dir, 'uploads') });

async function withDatabase<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = createDatabase({
    url,
    poolSize: 1,
    applicationName: 'deckframe-restore-drill',
    statementTimeoutMs: 30_000,
  });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

export type Leaver = { id: UserId; joinedAt: Date };

export async function addLeaver(site: Site): Promise<Leaver> {
  return withDatabase(writeUrl(site, 'migrator'), async (db) => {
    const { id } = await createUser(db, { username: 'Leaver' });
    const { createdon } = await db
      .selectFrom('users')
      .select('createdon')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { id: toUserId(id), joinedAt: createdon };
  });
}

/** Deletes the account after the restore point, with the code of API and worker. */
export async function leave(site: Site, { id, joinedAt }: Leaver): Promise<void> {
  await withDatabase(writeUrl(site, 'app'), (db) =>
    inTransaction(db, (trx) => hideMember(trx, id, 'delete', REQUEST)),
  );
  const left = { userId: printUserId(id), joinedAt: joinedAt.toISOString(), decks: 'delete' };
  await noteErasureJob(await openStore(site), left);
}

/** True if the restore brought the member back and the journal erased it again. */
export async function leaveAgain(site: Site, { id }: Leaver): Promise<boolean> {
  const store = await openStore(site);
  return withDatabase(writeUrl(site, 'app'), async (db) => {
    const name = async (): Promise<string> => {
      const row = await db
        .selectFrom('users')
        .select('username')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return row.username;
    };
    const wasBack = (await name()) === 'Leaver';
    const erased = await eraseAgain(db, store, REQUEST);
    return wasBack && erased === 1 && (await name()) === 'Deleted user';
  });
}

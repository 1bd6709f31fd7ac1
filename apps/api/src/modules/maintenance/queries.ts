import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import { runStatement } from '@deckframe/database/statement';
import { sql } from 'kysely';

export type LockRow = {
  maintenance_code_hash: string | null;
  maintenance_message: string | null;
  maintenance_version: number;
};

export async function findLock(db: Database, game: string): Promise<LockRow | undefined> {
  const rows = await runStatement<LockRow>(db, {
    name: 'find-maintenance-lock',
    text: `select maintenance_code_hash, maintenance_message, maintenance_version
      from game_settings where gameid = $1`,
    values: [game],
  });
  return rows[0];
}

/** The lock as it is before a change, held until the transaction ends. */
export async function findLockForUpdate(db: Database, game: string): Promise<LockRow | undefined> {
  return db
    .selectFrom('game_settings')
    .select(['maintenance_code_hash', 'maintenance_message', 'maintenance_version'])
    .where('gameid', '=', game)
    .forUpdate()
    .executeTakeFirst();
}

/** Changes the lock if nobody else did meanwhile; gives the new version. */
export async function updateLock(
  db: Database,
  game: string,
  change: { codeHash: string | null; message: string; fromVersion: number; userId: UserId },
): Promise<number | undefined> {
  const row = await db
    .updateTable('game_settings')
    .set((eb) => ({
      maintenance_code_hash: change.codeHash,
      maintenance_message: change.message,
      maintenance_version: eb('maintenance_version', '+', 1),
      updated_at: sql`app_now()`,
      updated_by: change.userId,
    }))
    .where('gameid', '=', game)
    .where('maintenance_version', '=', change.fromVersion)
    .returning('maintenance_version')
    .executeTakeFirst();
  return row?.maintenance_version;
}

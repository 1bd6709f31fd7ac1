import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import { listWrongCells, listWrongShares } from './recount-queries.ts';

/** When the fewest events end. */
export const RECOUNT_META_CRON = '40 4 * * * recount-meta';

/** Adds every window up anew; tells how many of its sums are not what its matches and lists say. */
export async function recountMeta(db: Database): Promise<number> {
  const { rows } = await sql<{ gameid: string; id: string }>`select gameid, id from meta_windows
    order by gameid, id`.execute(db);
  let wrong = 0;
  for (const { gameid, id } of rows) {
    // One picture of the sums and of what they count, whatever ends meanwhile.
    const found = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => [
        ...(await listWrongCells(trx, gameid, id)),
        ...(await listWrongShares(trx, gameid, id)),
      ]);
    wrong += found.length;
  }
  return wrong;
}

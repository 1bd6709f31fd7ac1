import type { Database } from '@deckframe/database/db';
import { removeDemoMeta } from '../../apps/api/src/modules/meta/meta/count-queries.ts';

/** Removes all demo events of all games. Real events stay unchanged. Returns the number removed. */
export async function removeSeason(db: Database): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await removeDemoMeta(trx);
    const [gone] = await trx.deleteFrom('tournaments').where('source', '=', 'demo').execute();
    return Number(gone?.numDeletedRows ?? 0);
  });
}

import type { Database } from '@deckframe/database/db';
import { removeDemoMeta } from '../../apps/api/src/modules/meta/meta/count-queries.ts';

/** Everything of every made-up event, in all games; real ones are not touched. Gives how many they were. */
export async function removeSeason(db: Database): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await removeDemoMeta(trx);
    const [gone] = await trx.deleteFrom('tournaments').where('source', '=', 'demo').execute();
    return Number(gone?.numDeletedRows ?? 0);
  });
}

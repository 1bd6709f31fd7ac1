import { sql } from 'kysely';
import type { RouteSamples, SampleScene } from './route-sample.ts';

type Params = { params: { reportId: string } };

/** Adds a report per caller. A card has at most one open report. */
async function addReport({ db, owner }: SampleScene): Promise<Params> {
  await sql`update user_card_reports set treated = true, "treatmentMessage" = 'Done',
    "resolvedBy" = ${owner.id} where gameid = 'gundam' and not treated`.execute(db);
  const { rows } = await sql<{ id: string }>`
    insert into user_card_reports (gameid, "userId", "cardId", printing, category, message)
    values ('gundam', ${owner.id}, 'ST01-001', 'ST01-001', 'effect', 'Wrong')
    returning id::text as id`.execute(db);
  return { params: { reportId: rows[0]?.id ?? '' } };
}

async function addResolved(scene: SampleScene): Promise<Params> {
  const added = await addReport(scene);
  await sql`update user_card_reports set treated = true, "treatmentMessage" = 'Done',
    "resolvedBy" = ${scene.owner.id}
    where gameid = 'gundam' and id = ${added.params.reportId}::bigint`.execute(scene.db);
  return added;
}

export const cardReportSamples: RouteSamples = {
  'POST /api/games/:game/card-reports': {
    arrange: () => ({ body: { cardno: 'ST01-001', category: 'effect', message: 'Wrong' } }),
  },
  'PUT /api/admin/games/:game/card-reports/:reportId/resolution': {
    arrange: async (scene) => ({ ...(await addReport(scene)), body: { message: 'Mended' } }),
  },
  'DELETE /api/admin/games/:game/card-reports/:reportId/resolution': { arrange: addResolved },
};

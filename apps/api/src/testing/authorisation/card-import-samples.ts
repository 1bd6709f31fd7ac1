import { sql } from 'kysely';
import type { RouteSamples, SampleScene } from './route-sample.ts';

const CSV = 'cardno,name\nST01-001,Sample';

/** A file that was compared and waits, in place of whatever the last caller left. */
async function compare({ db }: SampleScene) {
  await sql`update card_import_runs set state = 'discarded' where gameid = 'gundam'`.execute(db);
  const { rows } = await sql<{ id: string }>`insert into card_import_runs
      (gameid, kind, source_name, format, source, is_partial, state, outcome, created_by)
    values ('gundam', 'cards', 'sample.csv', 'csv', ${CSV}, true, 'compared', 'declined', 'user:1')
    returning id::text as id`.execute(db);
  return { params: { id: rows[0]?.id ?? '' } };
}

async function send({ db }: SampleScene) {
  await sql`update card_import_runs set state = 'discarded' where gameid = 'gundam'`.execute(db);
  return {
    body: {
      kind: 'cards',
      sourceName: 'sample.csv',
      format: 'csv',
      source: CSV,
      isPartial: true,
    },
  };
}

export const cardImportSamples: RouteSamples = {
  'GET /api/admin/games/:game/imports': {},
  'GET /api/admin/games/:game/imports/:id': { arrange: compare },
  'POST /api/admin/games/:game/imports': { arrange: send },
  'POST /api/admin/games/:game/imports/:id/write': {
    arrange: async (scene) => ({ ...(await compare(scene)), body: { skipFaulty: false } }),
  },
  'POST /api/admin/games/:game/imports/:id/discard': { arrange: compare },
};

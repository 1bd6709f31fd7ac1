import { sql } from 'kysely';
import type { RouteSamples, SampleScene } from './route-sample.ts';

const CSV = 'cardno,name\nST01-001,Sample';

/** Creates a compared import that waits, replacing the last caller's. */
async function compare({ db }: SampleScene) {
  await sql`update card_import_runs set state = 'discarded' where gameid = 'gundam'`.execute(db);
  const { rows } = await sql<{ id: string }>`insert into card_import_runs
      (gameid, kind, source_name, format, source, is_partial, state, outcome, created_by)
    values ('gundam', 'cards', 'sample.csv', 'csv', ${CSV}, true, 'compared', 'declined', 'user:1')
    returning id::text as id`.execute(db);
  return { params: { id: rows[0]?.id ?? '' } };
}

/** Creates a written import without history. */
async function written(scene: SampleScene) {
  const sample = await compare(scene);
  await sql`with written as (
      insert into card_imports (gameid, source_name, counts, created_by)
      values ('gundam', 'sample.csv', '{}', 'user:1') returning id
    ) update card_import_runs set state = 'written', import_id = written.id from written
    where card_import_runs.id = ${sample.params.id}::bigint`.execute(scene.db);
  return sample;
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
  'POST /api/admin/games/:game/imports/:id/undo': { arrange: written },
  'POST /api/admin/games/:game/imports/:id/discard': { arrange: compare },
};

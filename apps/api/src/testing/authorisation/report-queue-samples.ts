import { sql } from 'kysely';
import type { RouteSamples, SampleScene } from './route-sample.ts';

async function addReport({ db, owner }: SampleScene): Promise<{ params: { item: string } }> {
  const { rows } = await sql<{ id: string }>`
    insert into content_reports (user_id, content_type, content_id, reported_user_id, reason,
      snapshot)
    values (null, 'profile', ${String(owner.id)}, ${owner.id}, 'Rude', 'Owner')
    returning id::text as id`.execute(db);
  return { params: { item: `report:${rows[0]?.id ?? ''}` } };
}

async function addClaim(scene: SampleScene): Promise<{ params: { item: string } }> {
  const added = await addReport(scene);
  await sql`insert into report_claims (item, user_id)
    values (${added.params.item}, ${scene.callerId ?? scene.owner.id})`.execute(scene.db);
  return added;
}

async function addAnswer({ db }: SampleScene): Promise<{ params: { answerId: string } }> {
  const { rows } = await sql<{ id: string }>`
    insert into canned_answers (title, text) values (gen_random_uuid()::text, 'Thank you.')
    returning id::text as id`.execute(db);
  return { params: { answerId: rows[0]?.id ?? '' } };
}

export const reportQueueSamples: RouteSamples = {
  'PUT /api/admin/queue/:item/claim': { arrange: addReport },
  'DELETE /api/admin/queue/:item/claim': { arrange: addClaim },
  'POST /api/admin/canned-answers': {
    arrange: () => ({ body: { title: 'Thanks', text: 'Mended, thank you.' } }),
  },
  'DELETE /api/admin/canned-answers/:answerId': { arrange: addAnswer },
};

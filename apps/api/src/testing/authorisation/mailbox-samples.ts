import { sql } from 'kysely';
import { byRule } from './by-rule.ts';
import type { RouteSamples, SampleScene } from './route-sample.ts';

/** A gift to the owner; nobody else has it. */
async function addGift({ db, owner }: SampleScene): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into users_boxitems (user_id, type, banner) values (${owner.id}, 'receivedItem', 'glass')
    returning id::text as id`.execute(db);
  return rows[0]?.id ?? '';
}

export const mailboxSamples: RouteSamples = {
  'GET /api/me/mailbox/unread': { arrange: () => ({ query: { ignored: '1,2' } }) },
  'POST /api/me/mailbox': {
    arrange: async (scene) => ({ body: { eventId: null, itemId: await addGift(scene) } }),
    answers: byRule('profile.edit', 404),
  },
  'POST /api/me/mailbox/read': { arrange: () => ({ body: { ids: ['1'], eventIds: [] } }) },
};

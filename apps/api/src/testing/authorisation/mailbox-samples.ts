import { readWays } from '@deckframe/domain/rewards/mailbox/notice-kinds';
import { sql } from 'kysely';
import { toOwner } from './account-samples.ts';
import { byRule } from './by-rule.ts';
import type { RouteSamples, SampleScene } from './route-sample.ts';

/** Adds a gift for the owner only. */
async function addGift({ db, owner }: SampleScene): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into users_boxitems (user_id, type, banner) values (${owner.id}, 'receivedItem', 'glass')
    returning id::text as id`.execute(db);
  return rows[0]?.id ?? '';
}

async function addEvent({ db }: SampleScene): Promise<{ params: { eventId: string } }> {
  const { rows } = await sql<{ id: string }>`
    insert into ex_events (label, banner, "endDate")
    values ('Sample', 'glass', app_now() + interval '1 day') returning id::text as id`.execute(db);
  return { params: { eventId: rows[0]?.id ?? '' } };
}

async function addNotice({ db, owner }: SampleScene): Promise<{ params: { noticeId: string } }> {
  const { rows } = await sql<{ id: string }>`
    insert into notices (user_id, kind, place_type, place_id)
    values (${owner.id}, 'follow', 'profile', gen_random_uuid()::text)
    returning id::text as id`.execute(db);
  return { params: { noticeId: rows[0]?.id ?? '' } };
}

/** A token of no member. */
const TOKEN = `1.${'x'.repeat(43)}`;
const END_DATE = '2120-01-01T00:00:00Z';

export const mailboxSamples: RouteSamples = {
  'GET /api/me/mailbox/unread': { arrange: () => ({ query: { ignored: '1,2' } }) },
  'POST /api/me/mailbox': {
    arrange: async (scene) => ({ body: { eventId: null, itemId: await addGift(scene) } }),
    answers: byRule('profile.edit', 404),
  },
  'POST /api/admin/events': {
    arrange: () => ({
      body: { label: 'Sample', endDate: END_DATE, reward: { banner: 'glass' } },
    }),
  },
  'POST /api/admin/events/:eventId/clone': {
    arrange: async (scene) => ({ ...(await addEvent(scene)), body: { endDate: END_DATE } }),
  },
  'POST /api/admin/events/:eventId/end': { arrange: addEvent },
  'PATCH /api/admin/events/:eventId': {
    arrange: async (scene) => ({ ...(await addEvent(scene)), body: { label: 'Renamed' } }),
  },
  'DELETE /api/admin/events/:eventId': { arrange: addEvent },
  'POST /api/admin/mail': {
    arrange: ({ owner }) => ({
      body: { type: 'notification', label: 'Sample', receivers: [String(owner.id)] },
    }),
  },
  'GET /api/admin/users/:userId/mail': { arrange: toOwner },
  'DELETE /api/admin/users/:userId/mail/:itemId': {
    arrange: async (scene) => ({
      params: { userId: String(scene.owner.id), itemId: await addGift(scene) },
    }),
  },
  'GET /api/unsubscribe': { arrange: () => ({ query: { token: TOKEN } }), answers: 303 },
  'POST /api/unsubscribe': { arrange: () => ({ query: { token: TOKEN } }), answers: 400 },
  'POST /api/me/notices/read': { arrange: () => ({ body: { ids: 'all' } }) },
  'DELETE /api/me/notices/:noticeId': {
    arrange: addNotice,
    answers: byRule('profile.edit', 404),
  },
  'PUT /api/me/notice-settings': {
    arrange: () => ({ body: { ways: readWays({}), rhythm: 'daily', language: 'en' } }),
  },
  'POST /api/me/mailbox/read': { arrange: () => ({ body: { ids: ['1'], eventIds: [] } }) },
};

import { addSession, toOwner } from './account-samples.ts';
import { byRule } from './by-rule.ts';
import type { RouteSamples, SampleScene } from './route-sample.ts';

const care = byRule('member.look-after', 403);
const banner = (scene: SampleScene) => ({
  params: { ...toOwner(scene).params, kind: 'banner', key: 'glass' },
});

async function addNote({ db, owner, callerId }: SampleScene) {
  const { id } = await db
    .insertInto('staff_notes')
    .values({ user_id: owner.id, author_id: callerId ?? owner.id, text: 'Spoken to' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { params: { userId: String(owner.id), noteId: String(id) } };
}

async function giveBanner(scene: SampleScene) {
  const row = { user_id: scene.owner.id, kind: 'banner', cosmetic_id: 'glass', source: 'test' };
  await scene.db
    .insertInto('users_cosmetics')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind', 'cosmetic_id']).doUpdateSet({ taken_at: null }),
    )
    .execute();
  return banner(scene);
}

/** What staff read about a member and change. */
export const userAdminSamples: RouteSamples = {
  'GET /api/admin/users/:userId': { arrange: toOwner },
  'POST /api/admin/users/:userId/end-sessions': {
    arrange: toOwner,
    answers: byRule('member.suspend', 403),
  },
  'GET /api/admin/users/:userId/suspension': { arrange: toOwner },
  'PUT /api/admin/users/:userId/suspension': {
    arrange: (scene) => ({ ...toOwner(scene), body: { reason: 'Spam', until: null } }),
  },
  'DELETE /api/admin/users/:userId/suspension': { arrange: toOwner },
  'PUT /api/admin/users/:userId/roles': {
    // A change that only a Superadmin may make.
    arrange: (scene) => ({ ...toOwner(scene), body: { roles: ['Superadmin'] } }),
    answers: byRule('member.change-superadmin', 403),
  },
  'GET /api/admin/users/:userId/sessions': { arrange: toOwner },
  'DELETE /api/admin/users/:userId/sessions/:sessionId': {
    arrange: async (scene) => ({
      params: { ...toOwner(scene).params, ...(await addSession(scene)) },
    }),
    answers: care,
  },
  'GET /api/admin/users/:userId/cosmetics': { arrange: toOwner },
  'PUT /api/admin/users/:userId/cosmetics/:kind/:key': { arrange: banner, answers: care },
  'DELETE /api/admin/users/:userId/cosmetics/:kind/:key': { arrange: giveBanner, answers: care },
  'PUT /api/admin/users/:userId/worn/:kind': {
    arrange: (scene) => ({
      params: { ...toOwner(scene).params, kind: 'banner' },
      body: { key: 'skyline' },
    }),
    answers: care,
  },
  'GET /api/admin/users/:userId/exp': { arrange: toOwner },
  'POST /api/admin/users/:userId/exp': {
    arrange: (scene) => ({ ...toOwner(scene), body: { amount: 5, reason: 'Lost in an outage' } }),
    answers: care,
  },
  'GET /api/admin/users/:userId/notes': { arrange: toOwner },
  'POST /api/admin/users/:userId/notes': {
    arrange: (scene) => ({ ...toOwner(scene), body: { text: 'Spoken to' } }),
    answers: care,
  },
  'DELETE /api/admin/users/:userId/notes/:noteId': { arrange: addNote, answers: care },
  'GET /api/admin/users/:userId/written': {
    arrange: (scene) => ({ ...toOwner(scene), query: { of: 'decks' } }),
  },
};

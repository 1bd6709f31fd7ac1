import { randomBytes } from 'node:crypto';
import { createDeckId, decodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { sql } from 'kysely';
import { byRule } from './by-rule.ts';
import type { RouteSamples, SampleScene } from './route-sample.ts';

const toOwner = ({ owner }: SampleScene) => ({ params: { userId: String(owner.id) } });

const addDeck = async ({ db, owner }: SampleScene): Promise<{ params: { deckId: string } }> => {
  const deckId = createDeckId(Date.now(), randomBytes(10));
  await db
    .insertInto('decklists')
    .values({
      gameid: 'gundam',
      id: decodeDeckId(deckId) ?? '',
      user_id: owner.id,
      decklist_name: 'Deck',
      visibility: 1,
    })
    .execute();
  return { params: { deckId } };
};

const onCard = { contentType: 'card', contentId: 'ST01-001' };

const addComment = async ({ db, owner }: SampleScene): Promise<Record<string, string>> => {
  const { id } = await db
    .insertInto('comments')
    .values({
      user_id: owner.id,
      content_type: 'card',
      content_id: 'ST01-001',
      gameid: 'gundam',
      text: 'Hello',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { commentId: String(id) };
};

const addReport = async ({ db, owner }: SampleScene): Promise<Record<string, string>> => {
  const { id } = await db
    .insertInto('content_reports')
    .values({
      content_type: 'profile',
      content_id: String(owner.id),
      reported_user_id: owner.id,
      reason: 'Spam',
      snapshot: 'Name',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { reportId: String(id) };
};

/** Adds a removed comment of the owner with an appeal. */
const addAppeal = async (scene: SampleScene): Promise<Record<string, string>> => {
  const contentId = await addRemoved(scene);
  const { rows } = await sql<{ id: string }>`
    insert into appeals (user_id, content_type, content_id, gameid, removed_at, text)
    select user_id, 'comment', id::text, gameid, moderated_at, 'Please look again' from comments
    where id = ${contentId}::bigint returning id::text as id`.execute(scene.db);
  return { appealId: rows[0]?.id ?? '' };
};

const addRemoved = async (scene: SampleScene): Promise<string> => {
  const { commentId = '' } = await addComment(scene);
  await sql`select set_removal('comment', 'gundam', ${commentId}, true, 'Spam')`.execute(scene.db);
  return commentId;
};

export const communitySamples: RouteSamples = {
  // Hints need Redis, which is missing here.
  'GET /api/live': { arrange: () => ({ query: { unknown: 'yes' } }), answers: 400 },
  'PUT /api/games/:game/cards/:cardno/rating': { arrange: () => ({ body: { rating: 4 } }) },
  'PUT /api/games/:game/daily-card/rating': { arrange: () => ({ body: { rating: 4 } }) },
  'GET /api/games/:game/decks/:deckId/like': { arrange: addDeck },
  'PUT /api/games/:game/decks/:deckId/like': { arrange: addDeck },
  'DELETE /api/games/:game/decks/:deckId/like': { arrange: addDeck },
  'GET /api/games/:game/comments/:contentType/:contentId': { arrange: () => ({ params: onCard }) },
  'POST /api/games/:game/comments/:contentType/:contentId': {
    arrange: () => ({ params: onCard, body: { text: 'Hello' } }),
  },
  'PUT /api/comments/:commentId': {
    arrange: async (scene) => ({ params: await addComment(scene), body: { text: 'Changed' } }),
    answers: byRule('comment.edit', 403),
  },
  'DELETE /api/comments/:commentId': {
    arrange: async (scene) => ({ params: await addComment(scene) }),
    answers: byRule('comment.delete', 403),
  },
  'PUT /api/admin/games/:game/comments/:contentType/:contentId/lock': {
    arrange: () => ({ params: onCard, body: { locked: false } }),
  },
  'PUT /api/admin/comments/:commentId/removal': {
    arrange: async (scene) => ({ params: await addComment(scene), body: { reason: 'Spam' } }),
  },
  'DELETE /api/admin/comments/:commentId/removal': {
    arrange: async (scene) => {
      const params = await addComment(scene);
      const id = params['commentId'];
      await sql`select set_removal('comment', 'gundam', ${id}, true, 'Spam')`.execute(scene.db);
      return { params };
    },
  },
  'GET /api/users/:userId/follow': { arrange: toOwner },
  'PUT /api/users/:userId/follow': { arrange: toOwner, answers: byRule('member.follow', 400) },
  'DELETE /api/users/:userId/follow': { arrange: toOwner },
  'POST /api/reports': {
    arrange: ({ owner }) => ({
      body: { contentType: 'profile', contentId: String(owner.id), reason: 'Spam' },
    }),
    answers: byRule('content.report', 400),
  },
  'POST /api/appeals': {
    arrange: async (scene) => ({
      body: {
        contentType: 'comment',
        contentId: await addRemoved(scene),
        game: 'gundam',
        text: 'Please look again',
      },
    }),
    answers: byRule('content.appeal', 404),
  },
  'POST /api/admin/appeals/:appealId/decision': {
    arrange: async (scene) => ({
      params: await addAppeal(scene),
      body: { outcome: 'upheld' },
    }),
  },
  'POST /api/admin/reports/:reportId/decision': {
    arrange: async (scene) => ({
      params: await addReport(scene),
      body: { outcome: 'dismissed' },
    }),
  },
};

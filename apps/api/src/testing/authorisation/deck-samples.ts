import { randomBytes } from 'node:crypto';
import { createDeckId, decodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { sql } from 'kysely';
import { byRule } from './by-rule.ts';
import type { RouteSample, RouteSamples, SampleRequest, SampleScene } from './route-sample.ts';

type Visibility = 0 | 1 | 2;

/** Adds a deck of the owner with its first revision. Every change sends its version. */
const withDeck =
  (visibility: Visibility, request: SampleRequest = {}) =>
  async ({ db, owner }: SampleScene): Promise<SampleRequest> => {
    const deckId = createDeckId(Date.now(), randomBytes(10));
    const id = decodeDeckId(deckId);
    const row = { gameid: 'gundam', user_id: owner.id, visibility, decklist_name: 'Deck' };
    await db
      .insertInto('decklists')
      .values({ ...row, id: id ?? '' })
      .execute();
    return {
      ...request,
      params: { deckId, version: '1', ...request.params },
      headers: { 'if-match': '"1"', ...request.headers },
    };
  };

/** A private deck is visible to its owner and administrators. */
const ownPrivate = (request: SampleRequest = {}): RouteSample => ({
  arrange: withDeck(0, request),
  answers: byRule('deck.see-hidden', 404),
});

/** A public deck is visible to all. Only its owner can change it. */
const ownPublic = (request: SampleRequest = {}): RouteSample => ({
  arrange: withDeck(1, request),
  answers: byRule('deck.change', 403),
});

/**
 * A deck's history is visible to its owner and administrators. The requested entry does not exist.
 */
const history = (request: SampleRequest = {}): RouteSample => ({
  arrange: withDeck(1, request),
  answers: byRule('deck.see-history', 403, 404),
});

async function withRemovedDeck(scene: SampleScene): Promise<SampleRequest> {
  const request = await withDeck(1)(scene);
  const id = decodeDeckId(request.params?.['deckId'] ?? '') ?? '';
  await sql`select set_removal('deck', 'gundam', ${id}, true, 'Spam')`.execute(scene.db);
  return request;
}

const addFolder = async ({ db, owner }: SampleScene): Promise<Record<string, string>> => {
  const { id } = await db
    .insertInto('deck_folders')
    .values({ user_id: owner.id, gameid: 'gundam', name: randomBytes(6).toString('hex') })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { folderId: String(id) };
};

const DECK = '/api/games/:game/decks/:deckId';

export const deckSamples: RouteSamples = {
  'POST /api/games/:game/decks': { arrange: () => ({ body: { decklistContent: '' } }) },
  [`GET ${DECK}`]: ownPrivate(),
  [`GET ${DECK}/results`]: ownPrivate(),
  [`PUT ${DECK}`]: ownPublic({ body: { decklistContent: '' } }),
  [`DELETE ${DECK}`]: { arrange: withDeck(1), answers: byRule('deck.delete', 403) },
  [`PUT ${DECK}/visibility`]: ownPublic({ body: { visibility: 'unlisted' } }),
  [`PUT ${DECK}/sleeved`]: ownPublic({ body: { isSleeved: true } }),
  [`PUT ${DECK}/archive`]: ownPublic({ body: { isArchived: true } }),
  [`POST ${DECK}/duplicate`]: { arrange: withDeck(1, { body: {} }) },
  [`POST ${DECK}/views`]: { arrange: withDeck(1) },
  [`PUT ${DECK}/bookmark`]: { arrange: withDeck(1) },
  [`DELETE ${DECK}/bookmark`]: { arrange: withDeck(1) },
  [`PUT ${DECK}/folders`]: ownPublic({ body: { folderIds: [] } }),
  [`POST ${DECK}/undelete`]: { arrange: withDeck(1), answers: 404 },
  [`GET ${DECK}/revisions`]: {
    arrange: withDeck(1),
    answers: byRule('deck.see-history', 403),
  },
  [`GET ${DECK}/revisions/:version`]: history(),
  [`GET ${DECK}/revision-diff`]: history({ query: { from: '1', to: '2' } }),
  [`POST ${DECK}/revisions/:version/restore`]: {
    arrange: withDeck(1),
    answers: byRule('deck.change', 403, 404),
  },
  'GET /media/:game/decks/:deckId/:file': {
    arrange: withDeck(1, { params: { file: `${'0'.repeat(20)}.webp` } }),
    answers: 404,
  },
  'PUT /api/admin/games/:game/decks/:deckId/moderation': {
    arrange: withDeck(1, { body: { isLocked: true, isStarter: false } }),
  },
  'PUT /api/admin/games/:game/decks/:deckId/removal': {
    arrange: withDeck(1, { body: { reason: 'Spam' } }),
  },
  'DELETE /api/admin/games/:game/decks/:deckId/removal': { arrange: withRemovedDeck },
  'POST /api/games/:game/my-deck-folders': {
    arrange: () => ({ body: { name: randomBytes(6).toString('hex') } }),
  },
  'PUT /api/games/:game/my-deck-folders/:folderId': {
    arrange: async (scene) => ({
      params: await addFolder(scene),
      body: { name: randomBytes(6).toString('hex') },
    }),
    answers: byRule('folder.change', 404),
  },
  'DELETE /api/games/:game/my-deck-folders/:folderId': {
    arrange: async (scene) => ({ params: await addFolder(scene) }),
    answers: byRule('folder.change', 404),
  },
  'GET /api/games/:game/users/:userId/decks': {
    arrange: ({ owner }) => ({ params: { userId: String(owner.id) } }),
  },
  'GET /api/games/:game/users/:userId/results': {
    arrange: ({ owner }) => ({ params: { userId: String(owner.id) } }),
  },
  'PUT /api/me/deck-preferences': { arrange: () => ({ body: { defaultVisibility: 'private' } }) },
};

import { randomBytes } from 'node:crypto';
import { byRule } from './by-rule.ts';
import type { RouteSamples, SampleScene } from './route-sample.ts';

const NAMED = '/api/games/:game/my-collections';

const toOwner = ({ owner }: SampleScene) => ({ params: { userId: String(owner.id) } });

/** Adds a collection of the owner. Other callers have none with this number. */
const addCollection = async ({ db, owner }: SampleScene) => {
  await db
    .insertInto('collections')
    .values({ user_id: owner.id, gameid: 'gundam', id: 5, name: 'Binder' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { params: { collectionId: '5' } };
};

export const collectionSamples: RouteSamples = {
  'GET /api/games/:game/collections/:userId': { arrange: toOwner },
  'GET /api/games/:game/collections': {
    arrange: ({ owner }) => ({ query: { user: owner.username } }),
  },
  'PUT /api/games/:game/collections/:userId': {
    arrange: (scene) => ({ ...toOwner(scene), body: { collection: {} } }),
    answers: byRule('collection.change', 403),
  },
  'POST /api/games/:game/my-collection/changes': {
    arrange: () => ({
      body: { collection: 0, changes: [{ cardno: 'ST01-001', from: 0, to: 1 }] },
    }),
  },
  [`POST ${NAMED}`]: {
    arrange: () => ({ body: { name: `Binder ${randomBytes(4).toString('hex')}` } }),
  },
  [`PATCH ${NAMED}/:collectionId`]: {
    arrange: async (scene) => ({ ...(await addCollection(scene)), body: { name: 'Blue' } }),
    answers: byRule('collection.change', 404),
  },
  [`DELETE ${NAMED}/:collectionId`]: {
    arrange: addCollection,
    answers: byRule('collection.change', 404),
  },
};

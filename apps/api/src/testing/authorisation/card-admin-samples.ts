import type { RouteSamples } from './route-sample.ts';

/** One grey pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

/** Routes with which staff change cards. */
export const cardAdminSamples: RouteSamples = {
  'POST /api/admin/games/:game/cards/edits': {
    arrange: async ({ db }) => {
      const { cost: from } = await db
        .selectFrom('cards')
        .select('cost')
        .where('gameid', '=', 'gundam')
        .where('cardno', '=', 'ST01-002')
        .executeTakeFirstOrThrow();
      const cells = [{ column: 'cost', from, to: (from ?? 0) + 1 }];
      return { body: { cards: [{ cardno: 'ST01-002', isNew: false, cells }], note: 'Sample' } };
    },
  },
  // The API has no upload store here.
  'POST /api/admin/games/:game/cards/:cardno/picture': {
    arrange: () => ({
      params: { cardno: 'ST01-004' },
      body: PICTURE,
      headers: { 'content-type': 'image/png' },
    }),
    answers: 503,
  },
  'POST /api/admin/games/:game/cards/publication': {
    arrange: () => ({ body: { cardnos: ['ST01-003'], published: true, at: null } }),
  },
  'DELETE /api/admin/games/:game/card-schedules/:scheduleId': {
    arrange: async ({ db, owner }) => {
      const { id } = await db
        .insertInto('card_schedules')
        .values({
          gameid: 'gundam',
          cardnos: ['ST01-003'],
          published: true,
          run_at: new Date('2099-01-01T00:00:00Z'),
          created_by: owner.id,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { params: { scheduleId: String(id) } };
    },
  },
};

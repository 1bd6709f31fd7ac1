import type { RouteSamples } from './route-sample.ts';

/** Pages, games, cards and the maintenance lock. */
export const siteSamples: RouteSamples = {
  // Open to the machine itself and to whoever knows its token.
  'GET /metrics': { answers: 404 },
  'GET /media/:game/cards/:width/:file': {
    arrange: () => ({ params: { width: '200', file: 'none.webp' } }),
    answers: 404,
  },
  'GET /api/games/:game/catalogue/files/:hash': {
    arrange: () => ({ params: { hash: 'a'.repeat(64) } }),
    answers: 404,
  },
  'POST /api/games/:game/analytics': {
    arrange: () => ({
      body: { events: [{ kind: 'pageView', category: '', label: 'home', value: '' }] },
    }),
  },
  'POST /api/client-errors': {
    arrange: () => ({ body: { kind: 'error', name: 'Error', message: '', stack: '' } }),
  },
  'POST /api/games/:game/maintenance/unlock': {
    arrange: () => ({ body: { code: 'wrong' } }),
    answers: 403,
  },
  'PUT /api/admin/games/:game/maintenance': {
    arrange: async ({ db }) => {
      const { maintenance_version: version } = await db
        .selectFrom('game_settings')
        .select('maintenance_version')
        .where('gameid', '=', 'gundam')
        .executeTakeFirstOrThrow();
      return { body: { code: null, message: '', version } };
    },
  },
};

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONFIG_FILE, GAMES_DIR } from '@deckframe/database/game-folders';
import { DEFAULT_WRITING_RULES } from '@deckframe/domain/community/writing/writing-rules';
import { sql } from 'kysely';
import type { RouteSamples } from './route-sample.ts';

/** Pages, games, cards and the maintenance lock. */
export const siteSamples: RouteSamples = {
  // Open only to the same machine, and /metrics also to clients with the token.
  'GET /metrics': { answers: 404 },
  'GET /ready': { answers: 404 },
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
  'GET /api/admin/games/:game/config/versions/:version': {
    arrange: () => ({ params: { version: '0' } }),
  },
  'PUT /api/admin/games/:game/config': {
    arrange: async ({ db }) => {
      const { last } = await db
        .selectFrom('game_config_versions')
        .select((eb) => eb.fn.coalesce(eb.fn.max('version'), eb.lit(0)).as('last'))
        .where('gameid', '=', 'gundam')
        .executeTakeFirstOrThrow();
      const file = readFileSync(join(GAMES_DIR, 'gundam', CONFIG_FILE), 'utf8');
      const config = JSON.parse(file) as Record<string, unknown>;
      return { body: { config, basedOn: last, note: '', restoredFrom: null } };
    },
  },
  'POST /api/admin/health/jobs/:jobId/retry': {
    arrange: async ({ db }) => {
      const { rows } = await sql<{ id: string }>`
        select add_job('clean-up')::text as id`.execute(db);
      const jobId = rows[0]?.id ?? '';
      await sql`update graphile_worker._private_jobs set attempts = 1, last_error = 'failed'
        where id = ${jobId}::bigint`.execute(db);
      return { params: { jobId } };
    },
  },
  'PUT /api/admin/writing-rules': {
    arrange: async ({ db }) => {
      const { version } = await db
        .selectFrom('writing_rules')
        .select(({ fn }) => fn.coalesce(fn.max('version'), sql<number>`0`).as('version'))
        .executeTakeFirstOrThrow();
      return { body: { ...DEFAULT_WRITING_RULES, version } };
    },
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

import { catalogueFileParams, catalogueManifest } from '@deckframe/contract/cards/catalogue';
import { gameParams } from '@deckframe/contract/params';
import type { AppDeps } from '../../app-deps.ts';
import type { App } from '../../app-types.ts';
import { AppError } from '../../lib/app-error.ts';
import { IMMUTABLE } from '../../lib/cache-control.ts';
import { findEncoding, sendEncoded } from '../../lib/encoded-body.ts';
import { catalogueCardRoutes } from './card-routes.ts';
import { createManifests, findFile } from '../cards/catalogue/service.ts';

/** A minute old is fresh enough; an older one may still be shown while the new one is fetched. */
const MANIFEST_CACHE = 'public, max-age=60, stale-while-revalidate=86400';
const JSON_TYPE = 'application/json; charset=utf-8';

/** The published catalogue of a game: a small list, and files that never change. */
export function catalogueRoutes(app: App, deps: AppDeps): void {
  const manifests = createManifests(deps.db);
  catalogueCardRoutes(app, deps);

  app.get(
    '/api/games/:game/catalogue/manifest',
    {
      config: { policy: 'cards.read' },
      schema: {
        operationId: 'getCatalogueManifest',
        summary: 'The files that hold all published cards of a game',
        tags: ['cards'],
        params: gameParams,
        response: { 200: catalogueManifest },
      },
    },
    async (request, reply) => {
      const body = await manifests.get(request.params.game);
      if (!request.seesLockedGame) reply.header('cache-control', MANIFEST_CACHE);
      reply.type(JSON_TYPE);
      return sendEncoded(body, request, reply);
    },
  );

  app.get(
    '/api/games/:game/catalogue/files/:hash',
    {
      config: { policy: 'cards.read' },
      schema: {
        operationId: 'getCatalogueFile',
        summary: 'At most 1000 cards of one series, column by column',
        tags: ['cards'],
        params: catalogueFileParams,
      },
    },
    async (request, reply) => {
      const { game, hash } = request.params;
      const encoding = findEncoding(request.headers['accept-encoding']);
      const file = await findFile(deps.db, game, hash, encoding);
      if (file === undefined) throw new AppError('NOT_FOUND');
      if (!request.seesLockedGame) reply.header('cache-control', IMMUTABLE);
      if (encoding !== undefined) reply.header('content-encoding', encoding);
      return reply.type(JSON_TYPE).header('vary', 'accept-encoding').send(file);
    },
  );
}

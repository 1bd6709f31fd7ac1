import { metaFigures, metaParams, metaWindows } from '@deckframe/contract/meta';
import { gameParams } from '@deckframe/contract/params';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { allowSharedCache } from '../../lib/cache-control.ts';
import { metaDetailRoutes } from './meta/routes.ts';
import { listWindows } from './queries.ts';
import { readWindow } from './read-window.ts';

const tags = ['tournaments'];
const PATH = '/api/games/:game/meta';
const config = { policy: 'tournaments.read' } as const;

export function metaRoutes(app: App, services: AppServices): void {
  const { db } = services;
  app.get(
    PATH,
    {
      config,
      schema: {
        operationId: 'listMetaWindows',
        summary: 'Times of one set and rule set with what was counted in them',
        tags,
        params: gameParams,
        response: { 200: metaWindows },
      },
    },
    async (request, reply) => {
      allowSharedCache(request, reply);
      return { windows: await listWindows(db, request.params.game) };
    },
  );

  app.get(
    `${PATH}/:window`,
    {
      config,
      schema: {
        operationId: 'getMeta',
        summary: 'What was played and what won in one window',
        tags,
        params: metaParams,
        response: { 200: metaFigures },
      },
    },
    async (request, reply) => {
      allowSharedCache(request, reply);
      const { game, window } = request.params;
      return readWindow(db, game, window);
    },
  );

  metaDetailRoutes(app, services);
}

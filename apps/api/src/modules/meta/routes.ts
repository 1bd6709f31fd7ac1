import { metaFigures, metaParams, metaWindows } from '@deckframe/contract/meta';
import { gameParams } from '@deckframe/contract/params';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { allowSharedCache } from '../../lib/cache-control.ts';
import { listCells, listShares, listWindows } from './queries.ts';

const tags = ['tournaments'];
const PATH = '/api/games/:game/meta';
const config = { policy: 'tournaments.read' } as const;

export function metaRoutes(app: App, { db }: AppServices): void {
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
      const [shares, cells] = await Promise.all([
        listShares(db, game, window),
        listCells(db, game, window),
      ]);
      return { shares, cells };
    },
  );
}

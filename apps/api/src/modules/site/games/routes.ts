import { faceMapping } from '@deckframe/contract/cards/face-mapping';
import { publicGameConfigSchema } from '@deckframe/contract/game-config';
import { gamesAnswer } from '@deckframe/contract/site/games';
import { gameParams } from '@deckframe/contract/params';
import { gameBasePath } from '@deckframe/domain/site/pages/page-path';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { AppError } from '../../../lib/app-error.ts';
import { REVALIDATE } from '../../../lib/cache-control.ts';
import { sendEncoded } from '../../../lib/encoded-body.ts';
import { createPublicConfigs } from '../../games/public-config.ts';

export function gameRoutes(app: App, { games, locks }: AppServices): void {
  const configs = createPublicConfigs();
  const summaries = games.remember((all) =>
    all.map((config) => ({
      id: config.gameid,
      name: config.gamename,
      themeColor: config.mainThemeColor,
      startPath: `${gameBasePath(config.gameid)}/`,
    })),
  );

  app.get(
    '/api/games',
    {
      config: { policy: 'games.read' },
      schema: {
        operationId: 'listGames',
        summary: 'The games of this site',
        tags: ['games'],
        response: { 200: gamesAnswer },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', REVALIDATE);
      return { games: summaries() };
    },
  );

  app.get(
    '/v3/:game/config/game-config.json',
    {
      config: { policy: 'games.read' },
      schema: {
        operationId: 'getGameConfig',
        summary: 'What makes a game itself, and whether it is locked',
        tags: ['games'],
        params: gameParams,
        response: { 200: publicGameConfigSchema },
      },
    },
    async (request, reply) => {
      const config = games.get(request.params.game);
      const body = configs.get(config, await locks.get(config.gameid));
      reply.header('cache-control', REVALIDATE).type('application/json; charset=utf-8');
      return sendEncoded(body, request, reply);
    },
  );

  app.get(
    '/api/games/:game/face-mapping',
    {
      config: { policy: 'games.read' },
      schema: {
        operationId: 'getFaceMapping',
        summary: 'How faces of a game are drawn from the columns of its cards',
        tags: ['games'],
        params: gameParams,
        response: { 200: faceMapping },
      },
    },
    async (request, reply) => {
      const mapping = games.findFaceMapping(games.get(request.params.game).gameid);
      if (mapping === undefined) throw new AppError('NOT_FOUND');
      reply.header('cache-control', REVALIDATE);
      return mapping;
    },
  );
}

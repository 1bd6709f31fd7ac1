import { faceMapping } from '@deckframe/contract/cards/face-mapping';
import { gameParams } from '@deckframe/contract/params';
import { publicGameConfigSchema } from '@deckframe/contract/site/game-config';
import { gamesAnswer } from '@deckframe/contract/site/games';
import { unlockBody } from '@deckframe/contract/site/maintenance';
import { gameBasePath } from '@deckframe/domain/site/pages/page-path';
import { z } from 'zod';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { toAddressKey } from '../../../lib/address-key.ts';
import { AppError } from '../../../lib/app-error.ts';
import { REVALIDATE } from '../../../lib/cache-control.ts';
import { sendEncoded } from '../../../lib/encoded-body.ts';
import { checkUnlockCode, printUnlockCookie } from './maintenance-service.ts';
import { createPublicConfigs } from './service.ts';

export function maintenanceRoutes(app: App, { clock, db, env }: AppServices): void {
  const secure = env.PUBLIC_URL.startsWith('https:');
  app.post(
    '/api/games/:game/maintenance/unlock',
    {
      config: { policy: 'maintenance.unlock', openInMaintenance: true },
      schema: {
        operationId: 'unlockMaintenance',
        summary: 'Open a locked game for this browser session',
        tags: ['maintenance'],
        params: gameParams,
        body: unlockBody,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { game } = request.params;
      const address = toAddressKey(request.ip);
      const version = await checkUnlockCode(db, { game, code: request.body.code, address });
      const site = { secret: env.SESSION_SECRET, secure, now: clock.now() };
      reply.header('set-cookie', printUnlockCookie(game, version, site));
      return reply.code(204).send(null);
    },
  );
}

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

import * as endpoints from '@deckframe/contract/site/endpoints';
import { gameBasePath } from '@deckframe/domain/site/pages/page-path';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { toAddressKey } from '../../../lib/address-key.ts';
import { AppError } from '../../../lib/app-error.ts';
import { REVALIDATE } from '../../../lib/cache-control.ts';
import { sendEncoded } from '../../../lib/encoded-body.ts';
import { handle } from '../../../lib/handle.ts';
import { checkUnlockCode, printUnlockCookie } from './maintenance-service.ts';
import { createPublicConfigs } from './service.ts';

export function maintenanceRoutes(app: App, { clock, db, env }: AppServices): void {
  const secure = env.PUBLIC_URL.startsWith('https:');
  handle(
    app,
    endpoints.unlockMaintenance,
    async (request, reply) => {
      const { game } = request.params;
      const address = toAddressKey(request.ip);
      const version = await checkUnlockCode(db, { game, code: request.body.code, address });
      const site = { secret: env.SESSION_SECRET, secure, now: clock.now() };
      reply.header('set-cookie', printUnlockCookie(game, version, site));
    },
    { config: { openInMaintenance: true } },
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

  handle(app, endpoints.listGames, async (_request, reply) => {
    reply.header('cache-control', REVALIDATE);
    return { games: summaries() };
  });

  handle(app, endpoints.getGameConfig, async (request, reply) => {
    const config = games.get(request.params.game);
    const body = configs.get(config, await locks.get(config.gameid));
    reply.header('cache-control', REVALIDATE).type('application/json; charset=utf-8');
    return sendEncoded(body, request, reply);
  });

  handle(app, endpoints.getFaceMapping, async (request, reply) => {
    const mapping = games.findFaceMapping(games.get(request.params.game).gameid);
    if (mapping === undefined) throw new AppError('NOT_FOUND');
    reply.header('cache-control', REVALIDATE);
    return mapping;
  });
}

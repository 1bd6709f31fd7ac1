import { unlockBody } from '@deckframe/contract/site/maintenance';
import { gameParams } from '@deckframe/contract/params';
import { z } from 'zod';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { toAddressKey } from '../../lib/address-key.ts';
import { checkUnlockCode } from '../site/games/maintenance-service.ts';
import { printUnlockCookie } from './unlock-cookie.ts';

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

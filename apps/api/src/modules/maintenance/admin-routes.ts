import { maintenanceChange, maintenanceState } from '@deckframe/contract/site/maintenance';
import { gameParams, idempotencyHeaders } from '@deckframe/contract/params';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { changeMaintenance, getMaintenanceState } from '../site/games/maintenance-service.ts';

const PATH = '/api/admin/games/:game/maintenance';

export function maintenanceAdminRoutes(
  app: App,
  { games, locks, memberWrite, db }: AppServices,
): void {
  app.get(
    PATH,
    {
      config: { policy: 'maintenance.manage' },
      schema: {
        operationId: 'getMaintenance',
        summary: 'Whether a game is locked',
        tags: ['administration'],
        params: gameParams,
        response: { 200: maintenanceState },
      },
    },
    async (request) => getMaintenanceState(db, games.get(request.params.game).gameid),
  );

  app.put(
    PATH,
    {
      config: { policy: 'maintenance.manage', proof: 'fresh' },
      schema: {
        operationId: 'changeMaintenance',
        summary: 'Lock a game with a code, or open it',
        tags: ['administration'],
        params: gameParams,
        headers: idempotencyHeaders,
        body: maintenanceChange,
        response: { 200: maintenanceState },
      },
    },
    async (request) => {
      const game = games.get(request.params.game).gameid;
      const state = await memberWrite(request, ({ db: trx, user, requestId }) =>
        changeMaintenance(trx, { ...request.body, game, userId: user.id, requestId }),
      );
      locks.forget(game);
      return state;
    },
  );
}

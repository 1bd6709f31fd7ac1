import * as endpoints from '@deckframe/contract/site/admin-endpoints';
import { GAME_CONFIG_CHAPTERS } from '@deckframe/contract/site/game-config';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { handle } from '../../../lib/handle.ts';
import { gameTopic } from '../../../lib/live-bus.ts';
import { changeMaintenance, getMaintenanceState } from './maintenance-service.ts';
import { getConfigState, getStoredConfig, saveConfig } from './service.ts';

export function maintenanceAdminRoutes(
  app: App,
  { games, locks, memberWrite, db }: AppServices,
): void {
  handle(app, endpoints.getMaintenance, async (request) =>
    getMaintenanceState(db, games.get(request.params.game).gameid),
  );

  handle(app, endpoints.changeMaintenance, async (request) => {
    const game = games.get(request.params.game).gameid;
    const state = await memberWrite(request, ({ db: trx, user, requestId }) =>
      changeMaintenance(trx, { ...request.body, game, userId: user.id, requestId }),
    );
    locks.forget(game);
    return state;
  });
}

export function gameAdminRoutes(app: App, services: AppServices): void {
  readRoutes(app, services);
  const { configs, games, live, memberWrite } = services;

  handle(app, endpoints.saveGameConfig, async (request) => {
    const game = games.get(request.params.game).gameid;
    const saved = await memberWrite(request, ({ db, user, requestId }) =>
      saveConfig(db, games, { ...request.body, game, userId: user.id, requestId }),
    );
    if (request.body.checkOnly === true) return saved;
    await configs.look().catch(() => undefined);
    live.publish('config', gameTopic(game));
    return saved;
  });
}

function readRoutes(app: App, { db, games }: AppServices): void {
  handle(app, endpoints.getGameConfigState, async (request) =>
    getConfigState(db, games, games.get(request.params.game).gameid),
  );

  handle(app, endpoints.getStoredGameConfig, async (request) => {
    const { game, version } = request.params;
    return getStoredConfig(db, games, games.get(game).gameid, version);
  });

  handle(app, endpoints.getGameConfigSchema, async () => ({ chapters: CHAPTERS }));
}

const CHAPTERS = Object.entries(GAME_CONFIG_CHAPTERS).map(([title, chapter]) => ({
  title,
  schema: { ...chapter.toJSONSchema({ io: 'input', unrepresentable: 'any' }) },
}));

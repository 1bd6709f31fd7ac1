import { gameParams, idempotencyHeaders } from '@deckframe/contract/params';
import {
  GAME_CONFIG_CHAPTERS,
  configSave,
  configSchemas,
  configState,
  savedConfig,
  storedConfig,
  versionParams,
} from '@deckframe/contract/site/game-config';
import { maintenanceChange, maintenanceState } from '@deckframe/contract/site/maintenance';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { gameTopic } from '../../../lib/live-bus.ts';
import { changeMaintenance, getMaintenanceState } from './maintenance-service.ts';
import { getConfigState, getStoredConfig, saveConfig } from './service.ts';

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

const tags = ['administration'];
const CONFIG = '/api/admin/games/:game/config';
const policy = 'games.manage';

export function gameAdminRoutes(app: App, services: AppServices): void {
  readRoutes(app, services);
  const { configs, games, live, memberWrite } = services;

  app.put(
    CONFIG,
    {
      config: { policy, proof: 'session' },
      schema: {
        operationId: 'saveGameConfig',
        summary: 'Add a version of a game config; every process follows it within a second',
        description:
          'Refused with 400 and every reason in `errors`, or with 409 and what is in force now in `current`.',
        tags,
        params: gameParams,
        headers: idempotencyHeaders,
        body: configSave,
        response: { 200: savedConfig },
      },
    },
    async (request) => {
      const game = games.get(request.params.game).gameid;
      const saved = await memberWrite(request, ({ db, user, requestId }) =>
        saveConfig(db, games, { ...request.body, game, userId: user.id, requestId }),
      );
      if (request.body.checkOnly === true) return saved;
      // It is stored; whether this process reads it now or half a second later is no failure.
      await configs.look().catch(() => undefined);
      live.publish('config', gameTopic(game));
      return saved;
    },
  );
}

function readRoutes(app: App, { db, games }: AppServices): void {
  app.get(
    CONFIG,
    {
      config: { policy },
      schema: {
        operationId: 'getGameConfigState',
        summary: 'The config of a game that is in force, its file, and its newest versions',
        tags,
        params: gameParams,
        response: { 200: configState },
      },
    },
    async (request) => getConfigState(db, games, games.get(request.params.game).gameid),
  );

  app.get(
    `${CONFIG}/versions/:version`,
    {
      config: { policy },
      schema: {
        operationId: 'getStoredGameConfig',
        summary: 'One version of a game config; 0 is the file',
        tags,
        params: versionParams,
        response: { 200: storedConfig },
      },
    },
    async (request) => {
      const { game, version } = request.params;
      return getStoredConfig(db, games, games.get(game).gameid, version);
    },
  );

  app.get(
    '/api/admin/game-config-schema',
    {
      config: { policy },
      schema: {
        operationId: 'getGameConfigSchema',
        summary: 'What each key of a game config may say, chapter by chapter',
        tags,
        response: { 200: configSchemas },
      },
    },
    async () => ({ chapters: CHAPTERS }),
  );
}

const CHAPTERS = Object.entries(GAME_CONFIG_CHAPTERS).map(([title, chapter]) => ({
  title,
  schema: { ...chapter.toJSONSchema({ io: 'input', unrepresentable: 'any' }) },
}));

import { isAllowed, LOCKED_GAME_AUDIENCE } from '@deckframe/domain/accounts/access/policy';
import type { MaintenanceState } from '@deckframe/contract/site/maintenance';
import type { FastifyRequest } from 'fastify';
import type { AppServices } from '../app-services.ts';
import type { App } from '../app-types.ts';
import { AppError } from '../lib/app-error.ts';
import { isSecure } from '../lib/session-cookie.ts';
import { hasUnlockCookie } from '../modules/site/games/maintenance-service.ts';

const GAME_ROUTES = '/api/games/:game/';

/** Runs before any route of a game: checks that the game exists and is open for the caller. */
export function registerGameGuard(app: App, { clock, env, games, locks }: AppServices): void {
  app.decorateRequest('seesLockedGame', false);

  const refuseUnlessOpen = async (
    state: MaintenanceState,
    game: string,
    request: FastifyRequest,
  ): Promise<void> => {
    const { cookie } = request.headers;
    const site = { secret: env.SESSION_SECRET, secure: isSecure(env), now: clock.now() };
    if (!hasUnlockCookie(cookie, game, state.version, site)) {
      const user = await request.findUser();
      if (!isAllowed(LOCKED_GAME_AUDIENCE, user)) throw new AppError('MAINTENANCE_LOCKED');
    }
    request.seesLockedGame = true;
  };

  app.addHook('onRequest', (request, _reply, done) => {
    const { url, config } = request.routeOptions;
    if (url === undefined || !url.startsWith(GAME_ROUTES)) return done();
    const { game } = request.params as { game: string };
    if (games.find(game) === undefined) return done(new AppError('GAME_NOT_FOUND', { game }));
    if (config.openInMaintenance === true) return done();
    const state = locks.get(game);
    if (!(state instanceof Promise) && !state.locked) return done();
    Promise.resolve(state)
      .then((known) => (known.locked ? refuseUnlessOpen(known, game, request) : undefined))
      .then(() => done(), done);
    return undefined;
  });
}

import type { RouteOptions } from 'fastify';
import type { AppDeps } from './app-deps.ts';
import type { AppServices } from './app-services.ts';
import type { App } from './app-types.ts';
import { createServer } from './create-server.ts';
import { createDrain, type Drain } from './lib/drain.ts';
import { createLiveSessions } from './lib/live-sessions.ts';
import { createLiveBus, gameTopic } from './lib/live-bus.ts';
import { createMemberCall, createMemberWrite } from './lib/member-write.ts';
import { createAuth, createPasswordGate } from './modules/accounts/auth/service.ts';
import { registerAccounts } from './modules/accounts/register.ts';
import { registerCards } from './modules/cards/register.ts';
import { registerCollection } from './modules/collection/register.ts';
import { registerCommunity } from './modules/community/register.ts';
import { registerCreators } from './modules/creators/register.ts';
import { registerDecks } from './modules/decks/register.ts';
import { followMeta } from './modules/meta/meta/service.ts';
import { registerMeta } from './modules/meta/register.ts';
import { insertTempResults } from './modules/rewards/exp/service.ts';
import { registerRewards } from './modules/rewards/register.ts';
import { createMaintenanceLocks } from './modules/site/games/maintenance-service.ts';
import { createConfigFollower, type ConfigFollower } from './modules/site/games/service.ts';
import { registerSite } from './modules/site/register.ts';
import { registerStaff } from './modules/staff/register.ts';
import { registerTournaments } from './modules/tournaments/register.ts';
import { registerErrors } from './plugins/errors.ts';
import { registerGameGuard } from './plugins/game-guard.ts';
import { registerInFlight } from './plugins/in-flight.ts';
import { registerOpenApi } from './plugins/openapi.ts';
import { registerPolicy } from './plugins/policy.ts';
import { registerPublicReads } from './plugins/public-reads.ts';
import { registerRateLimit } from './plugins/rate-limit.ts';
import { registerRequestLog } from './plugins/request-log.ts';
import { registerRouteDefaults } from './plugins/route-defaults.ts';
import { registerSameOrigin } from './plugins/same-origin.ts';
import { registerSecurityHeaders } from './plugins/security-headers.ts';
import { registerStaffReads } from './plugins/staff-reads.ts';
import { registerSession } from './plugins/session.ts';
import { registerStaticWeb } from './plugins/static-web.ts';

export type BuiltApp = {
  app: App;
  configs: ConfigFollower;
  drain: Drain;
  routes: readonly RouteOptions[];
};

/** Builds the API for `listen` or `inject`. Throws if a route has no policy. */
export async function buildApp(
  deps: AppDeps,
  addRoutes?: (app: App, services: AppServices) => void,
): Promise<BuiltApp> {
  const { env } = deps;
  const app = createServer(deps);
  const drain = createDrain();
  const locks = createMaintenanceLocks(deps.db, deps.clock);
  const live = createLiveBus(deps.redis);
  const configs = createConfigFollower(deps);
  live.listen(deps.games.ids.map(gameTopic), () => void configs.look().catch(() => undefined));
  app.addHook('onClose', async () => live.stop());

  // Plugins in the order in which they handle a request.
  registerPublicReads(app, deps);
  registerErrors(app);
  registerRouteDefaults(app);
  registerRequestLog(app, deps, drain);
  registerSecurityHeaders(app, deps);
  registerInFlight(app, deps);
  const liveSessions = createLiveSessions(deps.clock);
  const limiter = registerRateLimit(app, deps, liveSessions);
  registerSameOrigin(app, deps);
  registerSession(app, deps, liveSessions);
  const policies = registerPolicy(app, deps);
  registerStaffReads(app, deps);
  const services: AppServices = {
    ...deps,
    configs,
    drain,
    limiter,
    locks,
    live,
    memberCall: createMemberCall(deps),
    memberWrite: createMemberWrite({ ...deps, live, storeAwards: insertTempResults }),
    auth: createAuth(env, deps.db, deps.passwordCost),
    passwordGate: createPasswordGate(),
  };
  registerGameGuard(app, services);
  await registerOpenApi(app);

  await registerAreas(app, services);
  registerStaticWeb(app, services);
  addRoutes?.(app, services);

  await app.ready();
  policies.assertComplete();
  return { app, configs, drain, routes: policies.routes };
}

/**
 * Registers the areas in their order. Each may use those before it; what it needs of a later one is
 * passed in here.
 */
async function registerAreas(app: App, services: AppServices): Promise<void> {
  await registerSite(app, services);
  await registerRewards(app, services);
  registerAccounts(app, services);
  await registerCards(app, services);
  registerDecks(app, services);
  registerCollection(app, services);
  await registerCreators(app, services);
  registerCommunity(app, services);
  registerTournaments(app, services, [followMeta(services.games)]);
  registerMeta(app, services);
  registerStaff(app, services);
}

import Fastify, { LogController, type FastifyBaseLogger, type RouteOptions } from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { AppDeps } from './app-deps.ts';
import type { AppServices } from './app-services.ts';
import type { App } from './app-types.ts';
import { createDrain, type Drain } from './lib/drain.ts';
import { createLiveSessions } from './lib/live-sessions.ts';
import { createLiveBus, gameTopic } from './lib/live-bus.ts';
import { createMemberCall, createMemberWrite } from './lib/member-write.ts';
import { createSerializerCompiler } from './lib/serializer.ts';
import { TIMEOUTS } from './lib/timeouts.ts';
import { toAppError } from './lib/to-app-error.ts';
import { linkRoutes } from './modules/account/link-routes.ts';
import { proofRoutes } from './modules/account/proof-routes.ts';
import { accountRoutes } from './modules/account/routes.ts';
import { activityRoutes } from './modules/activity/routes.ts';
import { adAdminRoutes } from './modules/site/ads/admin-routes.ts';
import { adRoutes } from './modules/site/ads/routes.ts';
import { analyticsRoutes } from './modules/analytics/routes.ts';
import { clientErrorRoutes } from './modules/client-errors/routes.ts';
import { authRoutes } from './modules/accounts/auth/routes.ts';
import { createAuth, createPasswordGate } from './modules/auth/service.ts';
import { blockRoutes } from './modules/accounts/members/block-routes.ts';
import { alternateAdminRoutes } from './modules/alternates/admin-routes.ts';
import { cardImportAdminRoutes } from './modules/cards/editing/import-admin-routes.ts';
import { cardNumberAdminRoutes } from './modules/cards/numbers/admin-routes.ts';
import { cardRoutes } from './modules/cards/routes.ts';
import { catalogueRoutes } from './modules/catalogue/routes.ts';
import { collectionRoutes } from './modules/collection/routes.ts';
import { ownCollectionRoutes } from './modules/collection/collection/routes.ts';
import { commentAdminRoutes } from './modules/community/comments/admin-routes.ts';
import { commentRoutes } from './modules/community/comments/routes.ts';
import { contentAdminRoutes } from './modules/creators/contents/admin-routes.ts';
import { contentFeedRoutes } from './modules/contents/feed-routes.ts';
import { contentRoutes } from './modules/creators/contents/routes.ts';
import { cosmeticRoutes } from './modules/cosmetics/routes.ts';
import { customCardRoutes } from './modules/custom-cards/routes.ts';
import { customSeriesAdminRoutes } from './modules/creators/series/admin-routes.ts';
import { customSeriesRoutes } from './modules/creators/series/routes.ts';
import { dailyCardRoutes } from './modules/daily-card/routes.ts';
import { deckFileRoutes } from './modules/decks/files/routes.ts';
import { deckFolderRoutes } from './modules/decks/lists/folder-routes.ts';
import { bookmarkAndPreferenceRoutes } from './modules/deck-lists/bookmark-routes.ts';
import { deckListRoutes } from './modules/decks/lists/routes.ts';
import { deckRevisionRoutes } from './modules/decks/decks/revision-routes.ts';
import { deckViewRoutes } from './modules/deck-views/routes.ts';
import { deckAdminRoutes } from './modules/decks/decks/admin-routes.ts';
import { deckChangeRoutes } from './modules/decks/decks/change-routes.ts';
import { deckRoutes } from './modules/decks/decks/routes.ts';
import { createDeckWriter } from './modules/decks/decks/service.ts';
import { expRoutes } from './modules/exp/routes.ts';
import { insertTempResults } from './modules/exp/service.ts';
import { followRoutes } from './modules/follows/routes.ts';
import { gameAdminRoutes } from './modules/site/games/admin-routes.ts';
import { gameRoutes } from './modules/site/games/routes.ts';
import { createConfigFollower, type ConfigFollower } from './modules/site/games/service.ts';
import { healthRoutes } from './modules/health/routes.ts';
import { leaderboardRoutes } from './modules/leaderboard/routes.ts';
import { likeRoutes } from './modules/likes/routes.ts';
import { seriesLikeRoutes } from './modules/likes/series-routes.ts';
import { liveRoutes } from './modules/site/live/routes.ts';
import { mailboxAdminRoutes } from './modules/rewards/mailbox/admin-routes.ts';
import { mailboxRoutes } from './modules/rewards/mailbox/routes.ts';
import { maintenanceAdminRoutes } from './modules/maintenance/admin-routes.ts';
import { maintenanceRoutes } from './modules/maintenance/routes.ts';
import { createMaintenanceLocks } from './modules/site/games/maintenance-service.ts';
import { mediaRoutes } from './modules/media/routes.ts';
import { noticeRoutes } from './modules/rewards/notices/routes.ts';
import { unsubscribeRoutes } from './modules/notices/unsubscribe-routes.ts';
import { passkeyRoutes } from './modules/accounts/auth/passkey-routes.ts';
import { profileRoutes } from './modules/community/profile/routes.ts';
import { ratingRoutes } from './modules/ratings/routes.ts';
import { appealAdminRoutes } from './modules/appeals/admin-routes.ts';
import { appealRoutes } from './modules/appeals/routes.ts';
import { cardAdminRoutes } from './modules/card-admin/admin-routes.ts';
import { cardPictureRoutes } from './modules/card-pictures/admin-routes.ts';
import { cardReportAdminRoutes } from './modules/cards/reports/admin-routes.ts';
import { cardReportRoutes } from './modules/cards/reports/routes.ts';
import { reportAdminRoutes } from './modules/reports/admin-routes.ts';
import { reportRoutes } from './modules/reports/routes.ts';
import { secondFactorRoutes } from './modules/accounts/second-factor/routes.ts';
import { sessionRoutes } from './modules/accounts/session/routes.ts';
import { siteRoutes } from './modules/site/routes.ts';
import { stapleRoutes } from './modules/staples/routes.ts';
import { archetypeAdminRoutes } from './modules/meta/archetype-rules/admin-routes.ts';
import { archetypeRoutes } from './modules/meta/archetype-rules/routes.ts';
import { metaRoutes } from './modules/meta/routes.ts';
import { followMeta } from './modules/meta/service.ts';
import { tournamentDeskRoutes } from './modules/tournament-log/desk-routes.ts';
import { tournamentMatchRoutes } from './modules/tournament-log/match-routes.ts';
import { tournamentRoundRoutes } from './modules/tournament-log/round-routes.ts';
import { entryWriteRoutes } from './modules/tournament-entries/entry-write-routes.ts';
import { tournamentGuestRoutes } from './modules/tournament-entries/guest-routes.ts';
import { ownEntryRoutes } from './modules/tournament-entries/own-routes.ts';
import { tournamentPlacementRoutes } from './modules/tournament-entries/placement-routes.ts';
import { tournamentResultRoutes } from './modules/tournaments/entries/result-routes.ts';
import { tournamentEntryRoutes } from './modules/tournament-entries/routes.ts';
import { tournamentImportRoutes } from './modules/tournament-imports/routes.ts';
import { followEntries } from './modules/tournament-entries/service.ts';
import { tournamentObjectionRoutes } from './modules/tournament-objections/routes.ts';
import {
  tournamentAdminRoutes,
  tournamentVerificationRoutes,
} from './modules/tournaments/tournaments/admin-routes.ts';
import { tournamentCalendarRoutes } from './modules/tournaments/calendar-routes.ts';
import { tournamentManageRoutes } from './modules/tournaments/manage-routes.ts';
import { tournamentPlaceRoutes } from './modules/tournaments/place-routes.ts';
import { tournamentDayRoutes } from './modules/tournaments/day-routes.ts';
import { ownTournamentRoutes } from './modules/tournaments/own-routes.ts';
import { tournamentRoutes } from './modules/tournaments/routes.ts';
import { followState } from './modules/tournaments/service.ts';
import { tournamentWriteRoutes } from './modules/tournaments/write-routes.ts';
import { tradeMatchRoutes } from './modules/trades/match-routes.ts';
import { tradeRoutes } from './modules/collection/trades/routes.ts';
import { uploadRoutes } from './modules/site/uploads/routes.ts';
import { siteHealthAdminRoutes } from './modules/site/health/admin-routes.ts';
import { auditAdminRoutes } from './modules/audit/admin-routes.ts';
import { reportQueueAdminRoutes } from './modules/staff/console/admin-routes.ts';
import { staffNoteAdminRoutes } from './modules/staff/users/note-admin-routes.ts';
import { writingRulesAdminRoutes } from './modules/site/writing-rules/admin-routes.ts';
import { userAdminRoutes } from './modules/user-admin/admin-routes.ts';
import { userCosmeticAdminRoutes } from './modules/user-cosmetics/admin-routes.ts';
import { userExpAdminRoutes } from './modules/user-exp/admin-routes.ts';
import { userSessionAdminRoutes } from './modules/staff/users/session-admin-routes.ts';
import { userListAdminRoutes } from './modules/user-lists/admin-routes.ts';
import { registerErrors, sendProblem } from './plugins/errors.ts';
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
import { registerSession } from './plugins/session.ts';
import { registerStaticWeb } from './plugins/static-web.ts';

const BODY_LIMIT_BYTES = 64 * 1024;
const MAX_PARAM_LENGTH = 256;

export type BuiltApp = {
  app: App;
  configs: ConfigFollower;
  drain: Drain;
  routes: readonly RouteOptions[];
};

/** The whole API, ready for `listen` or `inject`. Throws where a route names no policy. */
export async function buildApp(
  deps: AppDeps,
  addRoutes?: (app: App, services: AppServices) => void,
): Promise<BuiltApp> {
  const { env } = deps;
  const loggerInstance: FastifyBaseLogger = deps.logger;
  const app: App = Fastify({
    loggerInstance,
    genReqId: () => deps.ids.requestId(),
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    trustProxy: env.TRUST_PROXY > 0 && ((_address, hop) => hop < env.TRUST_PROXY),
    bodyLimit: BODY_LIMIT_BYTES,
    connectionTimeout: TIMEOUTS.idleConnectionMs,
    keepAliveTimeout: TIMEOUTS.keepAliveMs,
    requestTimeout: TIMEOUTS.requestMs,
    http: { headersTimeout: TIMEOUTS.headersMs },
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH, ignoreTrailingSlash: false },
    // Addresses that cannot be decoded never reach a route.
    frameworkErrors: (error, request, reply) => sendProblem(toAppError(error), request, reply),
    forceCloseConnections: 'idle',
    // In-flight requests of a draining process are finished, not refused.
    return503OnClosing: false,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(createSerializerCompiler(env.NODE_ENV !== 'production'));
  // JSON only: a body nobody validates must not even be parsed.
  app.removeContentTypeParser('text/plain');

  const drain = createDrain();
  const locks = createMaintenanceLocks(deps.db, deps.clock);
  const live = createLiveBus(deps.redis);
  const configs = createConfigFollower(deps);
  live.listen(deps.games.ids.map(gameTopic), () => void configs.look().catch(() => undefined));
  app.addHook('onClose', async () => live.stop());

  // Plugins, in the order in which a request meets them.
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
  const services: AppServices = {
    ...deps,
    configs,
    drain,
    limiter,
    locks,
    live,
    memberCall: createMemberCall(deps),
    memberWrite: createMemberWrite({ ...deps, live, storeAwards: insertTempResults }),
    auth: createAuth(env, deps.db),
    passwordGate: createPasswordGate(),
  };
  registerGameGuard(app, services);
  await registerOpenApi(app);

  await registerModules(app, services);
  addRoutes?.(app, services);

  await app.ready();
  policies.assertComplete();
  return { app, configs, drain, routes: policies.routes };
}

async function registerModules(app: App, services: AppServices): Promise<void> {
  healthRoutes(app, services);
  gameRoutes(app, services);
  gameAdminRoutes(app, services);
  cardRoutes(app, services);
  catalogueRoutes(app, services);
  cardImportAdminRoutes(app, services);
  cardNumberAdminRoutes(app, services);
  alternateAdminRoutes(app, services);
  dailyCardRoutes(app, services);
  const deckWriter = createDeckWriter(services);
  deckRoutes(app, services, deckWriter);
  deckChangeRoutes(app, services, deckWriter);
  deckAdminRoutes(app, services, deckWriter);
  deckRevisionRoutes(app, services, deckWriter);
  deckFolderRoutes(app, services, deckWriter);
  deckListRoutes(app, services);
  bookmarkAndPreferenceRoutes(app, services);
  deckViewRoutes(app, services);
  deckFileRoutes(app, services);
  customSeriesRoutes(app, services);
  await customCardRoutes(app, services);
  collectionRoutes(app, services);
  ownCollectionRoutes(app, services);
  tradeRoutes(app, services);
  tradeMatchRoutes(app, services);
  maintenanceRoutes(app, services);
  maintenanceAdminRoutes(app, services);
  sessionRoutes(app, services);
  authRoutes(app, services);
  passkeyRoutes(app, services);
  secondFactorRoutes(app, services);
  accountRoutes(app, services);
  proofRoutes(app, services);
  linkRoutes(app, services);
  blockRoutes(app, services);
  registerStaffModules(app, services);
  siteHealthAdminRoutes(app, services);
  profileRoutes(app, services);
  cosmeticRoutes(app, services);
  activityRoutes(app, services);
  await uploadRoutes(app, services);
  expRoutes(app, services);
  ratingRoutes(app, services);
  stapleRoutes(app, services);
  likeRoutes(app, services);
  seriesLikeRoutes(app, services);
  commentRoutes(app, services);
  commentAdminRoutes(app, services);
  registerTournaments(app, services);
  contentRoutes(app, services);
  contentAdminRoutes(app, services);
  customSeriesAdminRoutes(app, services);
  contentFeedRoutes(app, services);
  followRoutes(app, services);
  cardReportRoutes(app, services);
  cardReportAdminRoutes(app, services);
  cardAdminRoutes(app, services);
  await cardPictureRoutes(app, services);
  reportRoutes(app, services);
  reportAdminRoutes(app, services);
  appealRoutes(app, services);
  appealAdminRoutes(app, services);
  leaderboardRoutes(app, services);
  mailboxRoutes(app, services);
  mailboxAdminRoutes(app, services);
  noticeRoutes(app, services);
  await unsubscribeRoutes(app, services);
  liveRoutes(app, services);
  adRoutes(app, services);
  adAdminRoutes(app, services);
  writingRulesAdminRoutes(app, services);
  archetypeAdminRoutes(app, services);
  analyticsRoutes(app, services);
  clientErrorRoutes(app, services);
  siteRoutes(app, services);
  await mediaRoutes(app, services);
  registerStaticWeb(app, services);
}

/** What staff do with members and with what waits for them. */
function registerStaffModules(app: App, services: AppServices): void {
  userAdminRoutes(app, services);
  userSessionAdminRoutes(app, services);
  userListAdminRoutes(app, services);
  userCosmeticAdminRoutes(app, services);
  userExpAdminRoutes(app, services);
  staffNoteAdminRoutes(app, services);
  reportQueueAdminRoutes(app, services);
  auditAdminRoutes(app, services);
}

/** What tournaments are made of, the parts above the others last. */
function registerTournaments(app: App, services: AppServices): void {
  tournamentDeskRoutes(app, services, [followEntries, followState, followMeta(services.games)]);
  tournamentMatchRoutes(app, services);
  tournamentRoundRoutes(app, services);
  tournamentEntryRoutes(app, services);
  ownEntryRoutes(app, services);
  entryWriteRoutes(app, services);
  tournamentGuestRoutes(app, services);
  tournamentResultRoutes(app, services);
  tournamentPlacementRoutes(app, services);
  tournamentRoutes(app, services);
  ownTournamentRoutes(app, services);
  tournamentDayRoutes(app, services);
  tournamentPlaceRoutes(app, services);
  tournamentWriteRoutes(app, services);
  tournamentManageRoutes(app, services);
  tournamentImportRoutes(app, services);
  tournamentObjectionRoutes(app, services);
  tournamentVerificationRoutes(app, services);
  tournamentAdminRoutes(app, services);
  tournamentCalendarRoutes(app, services);
  metaRoutes(app, services);
  archetypeRoutes(app, services);
}

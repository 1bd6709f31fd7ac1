import * as endpoints from '@deckframe/contract/site/endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { toAddressKey } from '../../../lib/address-key.ts';
import { AppError } from '../../../lib/app-error.ts';
import { handle } from '../../../lib/handle.ts';
import { mayReadMetrics, mayReadReadiness } from '../../../lib/metrics-access.ts';
import { countEvents } from './analytics-service.ts';
import { createClientErrorLog } from './client-error-service.ts';
import { countConnections, isDatabaseUp } from './queries.ts';

export function analyticsRoutes(app: App, { metrics }: AppServices): void {
  handle(app, endpoints.recordAnalytics, async (request) => {
    countEvents(metrics.analytics, request.params.game, request.body.events);
  });
}

export function clientErrorRoutes(app: App, services: AppServices): void {
  const errors = createClientErrorLog(services);
  app.addHook('onClose', async () => errors.stop());
  handle(app, endpoints.recordClientError, async (request) => {
    await errors.note(request.body, toAddressKey(request.ip), request.log);
  });
}

const exempt = { policy: 'operations.read', exempt: true } as const;

export function healthRoutes(app: App, services: AppServices): void {
  const { db, drain, env, limiter, metrics, redis } = services;

  handle(app, endpoints.getHealth, async () => ({ status: 'ok' as const }), {
    config: { exempt: true },
  });

  handle(
    app,
    endpoints.getReady,
    async (request, reply) => {
      if (!mayReadReadiness(request.raw)) throw new AppError('NOT_FOUND');
      const database = (await isDatabaseUp(db)) ? ('up' as const) : ('down' as const);
      const shared = limiter.isShared() ? ('up' as const) : ('degraded' as const);
      const parts = { database, redis: redis === null ? ('off' as const) : shared };
      if (drain.isDraining()) return reply.code(503).send({ status: 'draining', ...parts });
      if (database === 'down') return reply.code(503).send({ status: 'unavailable', ...parts });
      return { status: 'ready' as const, ...parts };
    },
    { config: { exempt: true } },
  );

  app.get('/metrics', { config: exempt, schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(request.raw, env.METRICS_TOKEN)) throw new AppError('NOT_FOUND');
    const connections = countConnections(db);
    metrics.pool.set({ state: 'total' }, connections.total);
    metrics.pool.set({ state: 'idle' }, connections.idle);
    metrics.pool.set({ state: 'waiting' }, connections.waiting);
    metrics.redisUp.set(limiter.isShared() ? 1 : 0);
    reply.type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}

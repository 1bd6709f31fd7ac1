import { healthAnswer, readyAnswer } from '@deckframe/contract/health';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { AppError } from '../../lib/app-error.ts';
import { mayReadMetrics } from '../../lib/metrics-access.ts';
import { countConnections, isDatabaseUp } from './queries.ts';

const exempt = { policy: 'operations.read', exempt: true } as const;

export function healthRoutes(app: App, services: AppServices): void {
  const { db, drain, env, limiter, metrics, redis } = services;

  app.get(
    '/health',
    {
      config: exempt,
      schema: {
        operationId: 'getHealth',
        summary: 'Alive',
        tags: ['operations'],
        response: { 200: healthAnswer },
      },
    },
    async () => ({ status: 'ok' as const }),
  );

  app.get(
    '/ready',
    {
      config: exempt,
      schema: {
        operationId: 'getReady',
        tags: ['operations'],
        summary: 'Whether a proxy should send requests here; without Redis it still should',
        response: { 200: readyAnswer, 503: readyAnswer },
      },
    },
    async (_request, reply) => {
      const database = (await isDatabaseUp(db)) ? ('up' as const) : ('down' as const);
      const shared = limiter.isShared() ? ('up' as const) : ('degraded' as const);
      const parts = { database, redis: redis === null ? ('off' as const) : shared };
      if (drain.isDraining()) return reply.code(503).send({ status: 'draining', ...parts });
      if (database === 'down') return reply.code(503).send({ status: 'unavailable', ...parts });
      return { status: 'ready' as const, ...parts };
    },
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

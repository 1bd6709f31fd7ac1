import { gameParams } from '@deckframe/contract/params';
import { analyticsBody } from '@deckframe/contract/site/analytics';
import { clientErrorBody } from '@deckframe/contract/site/client-errors';
import { healthAnswer, readyAnswer } from '@deckframe/contract/site/site-health';
import { z } from 'zod';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { toAddressKey } from '../../../lib/address-key.ts';
import { AppError } from '../../../lib/app-error.ts';
import { mayReadMetrics } from '../../../lib/metrics-access.ts';
import { countEvents } from './analytics-service.ts';
import { createClientErrorLog } from './client-error-service.ts';
import { countConnections, isDatabaseUp } from './queries.ts';

export function analyticsRoutes(app: App, { metrics }: AppServices): void {
  app.post(
    '/api/games/:game/analytics',
    {
      config: { policy: 'analytics.record' },
      schema: {
        operationId: 'recordAnalytics',
        summary: 'Count page views and clicks; stores nothing about anyone',
        tags: ['analytics'],
        params: gameParams,
        body: analyticsBody,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      countEvents(metrics.analytics, request.params.game, request.body.events);
      return reply.code(204).send(null);
    },
  );
}

/** Four times the longest text in the widest letters: nothing true is longer. */
const BODY_LIMIT_BYTES = 16_384;

export function clientErrorRoutes(app: App, services: AppServices): void {
  const errors = createClientErrorLog(services);
  app.addHook('onClose', async () => errors.stop());
  app.post(
    '/api/client-errors',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      config: { policy: 'clientErrors.record' },
      schema: {
        operationId: 'recordClientError',
        summary: 'Note an error of the web app; stores nothing about anyone',
        tags: ['operations'],
        body: clientErrorBody,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await errors.note(request.body, toAddressKey(request.ip), request.log);
      return reply.code(204).send(null);
    },
  );
}

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

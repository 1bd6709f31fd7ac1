import { idempotencyHeaders, noQuery } from '@deckframe/contract/params';
import {
  healthQuery,
  invariantRunStarted,
  jobParams,
  siteHealth,
} from '@deckframe/contract/site/site-health';
import { z } from 'zod';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { getSiteHealth, retryFailedJob, startInvariantRun } from './site-health-service.ts';

const tags = ['administration'];
const HEALTH = '/api/admin/health';
const writing = { policy: 'health.manage', proof: 'session' } as const;

export function siteHealthAdminRoutes(app: App, services: AppServices): void {
  const { memberWrite } = services;
  app.get(
    HEALTH,
    {
      config: { policy: 'health.manage' },
      schema: {
        operationId: 'getSiteHealth',
        summary: 'Jobs, deliveries, database, caches and measurements; nothing is counted for it',
        tags,
        querystring: healthQuery,
        response: { 200: siteHealth },
      },
    },
    async (request) => getSiteHealth(services, request.query.hours),
  );

  app.post(
    `${HEALTH}/jobs/:jobId/retry`,
    {
      config: writing,
      schema: {
        operationId: 'retryJob',
        summary: 'Try a failed job again at once',
        tags,
        params: jobParams,
        querystring: noQuery,
        headers: idempotencyHeaders,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await memberWrite(request, ({ db, user, requestId }) =>
        retryFailedJob(db, request.params.jobId, { userId: user.id, requestId }),
      );
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${HEALTH}/invariants`,
    {
      config: writing,
      schema: {
        operationId: 'startInvariantRun',
        summary: 'Have the worker compare all counters with their rows',
        tags,
        querystring: noQuery,
        headers: idempotencyHeaders,
        response: { 200: invariantRunStarted },
      },
    },
    async (request) =>
      memberWrite(request, ({ db, user, requestId }) =>
        startInvariantRun(db, { userId: user.id, requestId }),
      ),
  );
}

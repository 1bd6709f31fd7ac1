import {
  appealDecision,
  appealIdParams,
  appealsQuery,
  openAppeals,
} from '@deckframe/contract/community/appeals';
import {
  reportDecision,
  reportIdParams,
  reportsAnswer,
  reportsQuery,
} from '@deckframe/contract/community/community';
import { idempotencyHeaders } from '@deckframe/contract/params';
import { z } from 'zod';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { decideAppeal, getOpenAppeals } from './appeal-service.ts';
import { decideReport, getReports } from './service.ts';

export function appealAdminRoutes(app: App, { db, memberWrite }: AppServices): void {
  app.get(
    '/api/admin/appeals',
    {
      config: { policy: 'community.moderate' },
      schema: {
        operationId: 'listAppeals',
        summary: 'Open appeals, the oldest first',
        tags: ['administration'],
        querystring: appealsQuery,
        response: { 200: openAppeals },
      },
    },
    async (request) => getOpenAppeals(db, request.query.after),
  );

  app.post(
    '/api/admin/appeals/:appealId/decision',
    {
      config: { policy: 'community.moderate', proof: 'session' },
      schema: {
        operationId: 'decideAppeal',
        summary: 'Lift the removal that is appealed, or uphold it',
        tags: ['administration'],
        params: appealIdParams,
        headers: idempotencyHeaders,
        body: appealDecision,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { appealId } = request.params;
      await memberWrite(request, (write) => decideAppeal(write, appealId, request.body));
      return reply.code(204).send(null);
    },
  );
}

export function reportAdminRoutes(app: App, { db, memberWrite }: AppServices): void {
  app.get(
    '/api/admin/reports',
    {
      config: { policy: 'community.moderate' },
      schema: {
        operationId: 'listReports',
        summary: 'Open reports, the oldest first; handled ones, the newest first',
        tags: ['administration'],
        querystring: reportsQuery,
        response: { 200: reportsAnswer },
      },
    },
    async (request) => getReports(db, request.query),
  );

  app.post(
    '/api/admin/reports/:reportId/decision',
    {
      config: { policy: 'community.moderate', proof: 'session' },
      schema: {
        operationId: 'decideReport',
        summary: 'Dismiss a report, remove what it is about, or undo either',
        tags: ['administration'],
        params: reportIdParams,
        headers: idempotencyHeaders,
        body: reportDecision,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { reportId } = request.params;
      await memberWrite(request, (write) => decideReport(write, { reportId, ...request.body }));
      return reply.code(204).send(null);
    },
  );
}

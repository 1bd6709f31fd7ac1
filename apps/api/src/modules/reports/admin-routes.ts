import {
  reportDecision,
  reportIdParams,
  reportsAnswer,
  reportsQuery,
} from '@deckframe/contract/community/community';
import { idempotencyHeaders } from '@deckframe/contract/params';
import { z } from 'zod';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { decideReport, getReports } from '../community/moderation/service.ts';

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

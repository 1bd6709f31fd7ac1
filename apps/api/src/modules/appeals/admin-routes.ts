import {
  appealDecision,
  appealIdParams,
  appealsQuery,
  openAppeals,
} from '@deckframe/contract/community/appeals';
import { idempotencyHeaders } from '@deckframe/contract/params';
import { z } from 'zod';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { decideAppeal, getOpenAppeals } from './service.ts';

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

import { appealBody, ownAppeals } from '@deckframe/contract/community/appeals';
import { reportBody } from '@deckframe/contract/community/community';
import { idempotencyHeaders } from '@deckframe/contract/params';
import { z } from 'zod';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { requireUser } from '../../../lib/require-user.ts';
import { APPEAL_LIMIT, appealRemoval, getOwnAppeals } from './appeal-service.ts';
import { findReported, report, REPORT_LIMIT } from './service.ts';

export function appealRoutes(app: App, { db, memberWrite }: AppServices): void {
  app.post(
    '/api/appeals',
    {
      config: { policy: 'community.take-part' },
      schema: {
        operationId: 'appealRemoval',
        summary: 'Appeal the removal of your deck or comment, once',
        tags: ['community'],
        headers: idempotencyHeaders,
        body: appealBody,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { text, ...appealed } = request.body;
      await memberWrite(request, (write) => appealRemoval(write, appealed, text), {
        limits: [APPEAL_LIMIT],
      });
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/me/appeals',
    {
      config: { policy: 'community.take-part' },
      schema: {
        operationId: 'listOwnAppeals',
        summary: 'Your appeals and what became of them, the newest first',
        tags: ['community'],
        response: { 200: ownAppeals },
      },
    },
    async (request) => getOwnAppeals(db, await requireUser(request)),
  );
}

export function reportRoutes(app: App, { db, memberWrite }: AppServices): void {
  app.post(
    '/api/reports',
    {
      config: { policy: 'community.take-part' },
      schema: {
        operationId: 'reportContent',
        summary: 'Report a comment, deck or profile',
        tags: ['community'],
        headers: idempotencyHeaders,
        body: reportBody,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const user = await requireUser(request);
      const { contentType, reason } = request.body;
      const reported = await findReported(db, user, request.body);
      await memberWrite(
        request,
        (write) => report(write.db, { ...reported, userId: user.id, contentType, reason }),
        { limits: [REPORT_LIMIT] },
      );
      return reply.code(204).send(null);
    },
  );
}

import { reportBody } from '@deckframe/contract/community/community';
import { idempotencyHeaders } from '@deckframe/contract/params';
import { z } from 'zod';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { requireUser } from '../../lib/require-user.ts';
import { findReported, report, REPORT_LIMIT } from '../community/moderation/service.ts';

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

import { commentLock, commentParams } from '@deckframe/contract/community';
import { idempotencyHeaders } from '@deckframe/contract/params';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { findContent } from './find-content.ts';
import { lockComments } from './service.ts';

export function commentAdminRoutes(app: App, { db, memberWrite }: AppServices): void {
  app.put(
    '/api/admin/games/:game/comments/:contentType/:contentId/lock',
    {
      config: { policy: 'community.moderate' },
      schema: {
        operationId: 'lockComments',
        summary: 'Close or open the comments of a card or deck',
        tags: ['administration'],
        params: commentParams,
        headers: idempotencyHeaders,
        body: commentLock,
        response: { 200: commentLock },
      },
    },
    async (request) => {
      const content = await findContent(db, request.params, () => request.findUser());
      return memberWrite(request, (write) => lockComments(write, content, request.body.locked));
    },
  );
}

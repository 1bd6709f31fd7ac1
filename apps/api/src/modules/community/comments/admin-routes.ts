import {
  comment,
  commentIdParams,
  commentLock,
  commentParams,
} from '@deckframe/contract/community/community';
import { idempotencyHeaders } from '@deckframe/contract/params';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { removalRoutes } from '../../../lib/removal-routes.ts';
import { findContent, lockComments, moderateComment } from './service.ts';

export function commentAdminRoutes(app: App, { db, memberWrite }: AppServices): void {
  app.put(
    '/api/admin/games/:game/comments/:contentType/:contentId/lock',
    {
      config: { policy: 'community.moderate', proof: 'session' },
      schema: {
        operationId: 'lockComments',
        summary: 'Close or open the comments of a card, deck or fan-made series',
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

  removalRoutes(app, memberWrite, {
    url: '/api/admin/comments/:commentId/removal',
    policy: 'community.moderate',
    params: commentIdParams,
    answer: comment,
    remove: {
      operationId: 'removeComment',
      summary: 'Take a comment out of public; its author is told the reason',
    },
    restore: { operationId: 'restoreComment', summary: 'Let a removed comment be seen again' },
    moderate: (write, { commentId }, removal) => moderateComment(write, commentId, removal),
  });
}

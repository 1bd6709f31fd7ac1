import {
  comment,
  commentIdParams,
  commentLock,
  commentParams,
} from '@deckframe/contract/community';
import { removalBody } from '@deckframe/contract/moderation';
import { idempotencyHeaders } from '@deckframe/contract/params';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { findContent } from './find-content.ts';
import { lockComments, moderateComment } from './service.ts';

const REMOVAL = '/api/admin/comments/:commentId/removal';

export function commentAdminRoutes(app: App, { db, memberWrite }: AppServices): void {
  app.put(
    '/api/admin/games/:game/comments/:contentType/:contentId/lock',
    {
      config: { policy: 'community.moderate', proof: 'session' },
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

  const removal = {
    config: { policy: 'community.moderate', proof: 'session' },
    schema: {
      tags: ['administration'],
      params: commentIdParams,
      headers: idempotencyHeaders,
      response: { 200: comment },
    },
  } as const;

  app.put(
    REMOVAL,
    {
      ...removal,
      schema: {
        ...removal.schema,
        operationId: 'removeComment',
        summary: 'Take a comment out of public; its author is told the reason',
        body: removalBody,
      },
    },
    async (request) => {
      const { commentId } = request.params;
      return memberWrite(request, (write) => moderateComment(write, commentId, request.body));
    },
  );

  app.delete(
    REMOVAL,
    {
      ...removal,
      schema: {
        ...removal.schema,
        operationId: 'restoreComment',
        summary: 'Let a removed comment be seen again',
      },
    },
    async (request) => {
      const { commentId } = request.params;
      return memberWrite(request, (write) => moderateComment(write, commentId, null));
    },
  );
}

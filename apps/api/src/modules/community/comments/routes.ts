import {
  comment,
  commentBody,
  commentedAnswer,
  commentIdParams,
  commentParams,
  commentsAnswer,
  commentsQuery,
} from '@deckframe/contract/community/community';
import { idempotencyHeaders } from '@deckframe/contract/params';
import { z } from 'zod';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { cardTopic, deckTopic, userTopic } from '../../../lib/live-bus.ts';
import {
  findContent,
  addComment,
  COMMENT_LIMIT,
  editComment,
  getComments,
  removeComment,
  type FoundContent,
} from './service.ts';

const tags = ['community'];
const PATH = '/api/games/:game/comments/:contentType/:contentId';
const ONE = '/api/comments/:commentId';

export function commentRoutes(app: App, services: AppServices): void {
  readingRoutes(app, services);
  ownCommentRoutes(app, services);
  removalRoutes(app, services);
}

function readingRoutes(app: App, { db }: AppServices): void {
  app.get(
    PATH,
    {
      config: { policy: 'community.read' },
      schema: {
        operationId: 'listComments',
        summary: 'Comments on a card, deck or fan-made series, newest first',
        tags,
        params: commentParams,
        querystring: commentsQuery,
        response: { 200: commentsAnswer },
      },
    },
    async (request) =>
      getComments(
        db,
        await findContent(db, request.params, () => request.findUser()),
        await request.findUser(),
        request.query.before,
      ),
  );
}

function ownCommentRoutes(app: App, { db, live, memberWrite }: AppServices): void {
  app.post(
    PATH,
    {
      config: { policy: 'community.take-part' },
      schema: {
        operationId: 'addComment',
        summary: 'Comment on a card, deck or fan-made series',
        tags,
        params: commentParams,
        headers: idempotencyHeaders,
        body: commentBody,
        response: { 200: commentedAnswer },
      },
    },
    async (request) => {
      const content = await findContent(db, request.params, () => request.findUser());
      const answer = await memberWrite(
        request,
        (write) => addComment(write, content, request.body.text),
        { limits: [COMMENT_LIMIT] },
      );
      live.publish('comment', ...topicsOf(content));
      return answer;
    },
  );

  app.put(
    ONE,
    {
      config: { policy: 'community.take-part' },
      schema: {
        operationId: 'editComment',
        summary: 'Change your comment',
        tags,
        params: commentIdParams,
        headers: idempotencyHeaders,
        body: commentBody,
        response: { 200: comment },
      },
    },
    async (request) =>
      memberWrite(
        request,
        (write) => editComment(write.db, write.user, request.params.commentId, request.body.text),
        { limits: [COMMENT_LIMIT] },
      ),
  );
}

function removalRoutes(app: App, { memberWrite }: AppServices): void {
  app.delete(
    ONE,
    {
      config: { policy: 'community.take-part' },
      schema: {
        operationId: 'deleteComment',
        summary: 'Delete your comment; an administrator takes anybody’s out of public',
        tags,
        params: commentIdParams,
        headers: idempotencyHeaders,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await memberWrite(request, (write) => removeComment(write, request.params.commentId));
      return reply.code(204).send(null);
    },
  );
}

function topicsOf({ game, contentType, contentId, ownerId }: FoundContent): string[] {
  const owner = ownerId === null ? [] : [userTopic(ownerId)];
  // Nobody listens to a series; its owner hears of it.
  if (contentType === 'custom-series') return owner;
  const topic = contentType === 'deck' ? deckTopic : cardTopic;
  return [topic(game, contentId), ...owner];
}

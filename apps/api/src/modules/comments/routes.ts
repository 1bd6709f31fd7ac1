import type { Database } from '@deckframe/database/db';
import {
  comment,
  commentBody,
  commentedAnswer,
  commentIdParams,
  commentLock,
  commentParams,
  commentsAnswer,
  commentsQuery,
} from '@deckframe/contract/community';
import { idempotencyHeaders } from '@deckframe/contract/params';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { AppError } from '../../lib/app-error.ts';
import { cardTopic, deckTopic, userTopic } from '../../lib/live-bus.ts';
import { findPublishedCard } from '../cards/service.ts';
import { getReadableDeck } from '../deck-reading/service.ts';
import {
  addComment,
  COMMENT_LIMIT,
  editComment,
  getComments,
  lockComments,
  removeComment,
  type CommentContent,
} from './service.ts';

/** Cards have no owner. */
type FoundContent = CommentContent & { ownerId: string | null };

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
        summary: 'Comments on a card or deck, newest first',
        tags,
        params: commentParams,
        querystring: commentsQuery,
        response: { 200: commentsAnswer },
      },
    },
    async (request) =>
      getComments(db, await findContent(db, request, request.params), request.query.before),
  );
}

function ownCommentRoutes(app: App, { db, live, memberWrite }: AppServices): void {
  app.post(
    PATH,
    {
      config: { policy: 'community.take-part' },
      schema: {
        operationId: 'addComment',
        summary: 'Comment on a card or deck',
        tags,
        params: commentParams,
        headers: idempotencyHeaders,
        body: commentBody,
        response: { 200: commentedAnswer },
      },
    },
    async (request) => {
      const content = await findContent(db, request, request.params);
      const answer = await memberWrite(
        request,
        (write) => addComment(write.db, write.user, content, request.body.text),
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

function removalRoutes(app: App, { db, memberWrite }: AppServices): void {
  app.delete(
    ONE,
    {
      config: { policy: 'community.take-part' },
      schema: {
        operationId: 'deleteComment',
        summary: 'Delete your comment, or anybody’s as an administrator',
        tags,
        params: commentIdParams,
        headers: idempotencyHeaders,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await memberWrite(request, (write) =>
        removeComment(write.db, write.user, request.params.commentId),
      );
      return reply.code(204).send(null);
    },
  );

  app.put(
    `/api/admin/games/:game/comments/:contentType/:contentId/lock`,
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
      const content = await findContent(db, request, request.params);
      return memberWrite(request, (write) =>
        lockComments(write.db, write.user, content, request.body.locked),
      );
    },
  );
}

function topicsOf({ game, contentType, contentId, ownerId }: FoundContent): string[] {
  const topic = contentType === 'deck' ? deckTopic : cardTopic;
  return [topic(game, contentId), ...(ownerId === null ? [] : [userTopic(ownerId)])];
}

/** Refuses what the caller cannot see. All printings of a card share its comments. */
async function findContent(
  db: Database,
  request: FastifyRequest,
  { game, contentType, contentId }: CommentContent,
): Promise<FoundContent> {
  if (contentType === 'deck') {
    const deck = await getReadableDeck(db, game, contentId, () => request.findUser());
    return { game, contentType, contentId: deck.id, ownerId: String(deck.user_id) };
  }
  const card = await findPublishedCard(db, game, contentId);
  if (card === undefined) throw new AppError('CARD_NOT_FOUND');
  return { game, contentType, contentId: card.originalid, ownerId: null };
}

import {
  content,
  CONTENT_BODY_BYTES,
  contentChangeHeaders,
  contentParams,
  contentsAnswer,
  contentsQuery,
  contentWrite,
  ownContentsAnswer,
} from '@deckframe/contract/creators/contents';
import { gameParams, idempotencyHeaders } from '@deckframe/contract/params';
import { z } from 'zod';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { allowSharedCache } from '../../../lib/cache-control.ts';
import { requireUser } from '../../../lib/require-user.ts';
import {
  findFilter,
  changeContent,
  CONTENT_LIMIT,
  createContent,
  getContent,
  getContents,
  getOwnContents,
  removeContent,
} from './service.ts';

const tags = ['contents'];
const PATH = '/api/games/:game/contents';
const ONE = `${PATH}/:contentId`;
const limits = [CONTENT_LIMIT];

export function contentRoutes(app: App, services: AppServices): void {
  readingRoutes(app, services);
  writingRoutes(app, services);
}

function readingRoutes(app: App, { db }: AppServices): void {
  app.get(
    PATH,
    {
      config: { policy: 'contents.read' },
      schema: {
        operationId: 'listContents',
        summary: 'Public contents, newest first: of a game, an author, a deck or a card',
        tags,
        params: gameParams,
        querystring: contentsQuery,
        response: { 200: contentsAnswer },
      },
    },
    async (request, reply) => {
      const { after, ...asked } = request.query;
      const filter = await findFilter(db, request.params.game, asked);
      allowSharedCache(request, reply);
      return filter === null ? { contents: [], next: null } : getContents(db, filter, after);
    },
  );

  app.get(
    '/api/games/:game/my-contents',
    {
      config: { policy: 'contents.own' },
      schema: {
        operationId: 'listOwnContents',
        summary: 'Your contents of a game, drafts and hidden ones too',
        tags,
        params: gameParams,
        response: { 200: ownContentsAnswer },
      },
    },
    async (request) => getOwnContents(db, request.params.game, await requireUser(request)),
  );

  app.get(
    ONE,
    {
      config: { policy: 'contents.read' },
      schema: {
        operationId: 'getContent',
        summary: 'A content with its text; drafts for their author only',
        tags,
        params: contentParams,
        response: { 200: content },
      },
    },
    async (request) => {
      const { game, contentId } = request.params;
      return getContent(db, game, contentId, await request.findUser());
    },
  );
}

function writingRoutes(app: App, { memberWrite }: AppServices): void {
  app.post(
    PATH,
    {
      config: { policy: 'contents.write' },
      bodyLimit: CONTENT_BODY_BYTES,
      schema: {
        operationId: 'createContent',
        summary: 'Add a link or an article of your own',
        tags,
        params: gameParams,
        headers: idempotencyHeaders,
        body: contentWrite,
        response: { 200: content },
      },
    },
    async (request) =>
      memberWrite(request, (write) => createContent(write, request.params.game, request.body), {
        limits,
      }),
  );

  app.put(
    ONE,
    {
      config: { policy: 'contents.write' },
      bodyLimit: CONTENT_BODY_BYTES,
      schema: {
        operationId: 'updateContent',
        summary: 'Change your content; refused where it was changed since',
        tags,
        params: contentParams,
        headers: contentChangeHeaders,
        body: contentWrite,
        response: { 200: content },
      },
    },
    async (request) => {
      const { game, contentId } = request.params;
      const change = request.body;
      return memberWrite(request, (write) => changeContent(write, game, contentId, change), {
        limits,
      });
    },
  );

  app.delete(
    ONE,
    {
      config: { policy: 'contents.own' },
      schema: {
        operationId: 'deleteContent',
        summary: 'Delete your content',
        tags,
        params: contentParams,
        headers: idempotencyHeaders,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { game, contentId } = request.params;
      await memberWrite(request, (write) => removeContent(write, game, contentId));
      return reply.code(204).send(null);
    },
  );
}

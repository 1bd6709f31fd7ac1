import { Readable } from 'node:stream';
import {
  collectionAnswer,
  collectionParams,
  collectionSave,
  ownerQuery,
  savedAnswer,
} from '@deckframe/contract/collection/collection';
import { gameParams, idempotencyHeaders } from '@deckframe/contract/params';
import { can } from '@deckframe/domain/accounts/access/can';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { AppError } from '../../lib/app-error.ts';
import { findState, listCollections } from './collection/queries.ts';
import { printSharedCollection } from './collection/read-collection.ts';
import { SAVE_LIMIT, saveCollections } from './collection/save-collection.ts';
import { sendUnlessKnown } from '../../lib/send-unless-known.ts';
import { getOwner } from './collection/service.ts';

const tags = ['collection'];
const PATH = '/api/games/:game/collections/:userId';
/** 20,000 entries with their words. */
const SAVE_BYTES = 4 * 1024 * 1024;

export function collectionRoutes(app: App, services: AppServices): void {
  const { db, memberWrite } = services;

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    game: string,
    asked: { id: UserId } | { name: string },
  ) => {
    const owner = await getOwner(db, asked);
    const isOwn = can(await request.findUser(), 'collection.see-hidden', { ownerId: owner.id });
    const shelf = { userId: owner.id, game };
    const { seq } = await findState(db, shelf);
    const rows = await listCollections(db, shelf);
    const shown = isOwn ? rows.map((row) => ({ ...row, visibility: 0 })) : rows;
    const tag = `${seq}-${isOwn ? 'own' : 'shared'}-${owner.username}`;
    return sendUnlessKnown(request, reply, tag, () =>
      Readable.from(printSharedCollection(db, owner, game, shown)),
    );
  };

  app.get(
    PATH,
    {
      config: { policy: 'collections.read' },
      schema: {
        operationId: 'getCollection',
        summary: 'What a member shows of their collections of a game',
        tags,
        params: collectionParams,
        response: { 200: collectionAnswer },
      },
    },
    async (request, reply) =>
      send(request, reply, request.params.game, { id: request.params.userId }),
  );

  app.get(
    '/api/games/:game/collections',
    {
      config: { policy: 'collections.read' },
      schema: {
        operationId: 'findCollection',
        summary: 'The same by the name of the member',
        tags,
        params: gameParams,
        querystring: ownerQuery,
        response: { 200: collectionAnswer },
      },
    },
    async (request, reply) =>
      send(request, reply, request.params.game, { name: request.query.user }),
  );

  app.put(
    PATH,
    {
      config: { policy: 'collections.keep' },
      bodyLimit: SAVE_BYTES,
      schema: {
        operationId: 'saveCollection',
        summary: 'Replace whole collections of one’s own, in the newer or the older form',
        tags,
        params: collectionParams,
        headers: idempotencyHeaders,
        body: collectionSave,
        response: { 200: savedAnswer },
      },
    },
    async (request) => {
      const { game, userId } = request.params;
      return memberWrite(
        request,
        async (write) => {
          if (!can(write.user, 'collection.change', { ownerId: userId })) {
            throw new AppError('FORBIDDEN');
          }
          return saveCollections(write.db, { userId, game }, request.body);
        },
        { limits: [SAVE_LIMIT] },
      );
    },
  );
}

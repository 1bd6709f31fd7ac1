import {
  changedAnswer,
  collectionChanges,
  collectionIdParams,
  collectionInfoChange,
  collectionsAnswer,
  newCollection,
  ownCollectionAnswer,
  sinceQuery,
  valueAnswer,
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
import { Readable } from 'node:stream';
import { z } from 'zod';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { AppError } from '../../../lib/app-error.ts';
import { requireUser } from '../../../lib/require-user.ts';
import { sendUnlessKnown } from '../../../lib/send-unless-known.ts';
import {
  exportCsv,
  changeCollection,
  COLLECTIONS_LIMIT,
  createCollection,
  removeCollection,
  getOwner,
} from './service.ts';
import { findState, listCollections, findPriceSource, listValues } from './queries.ts';
import { printOwnCollection, printSharedCollection } from './read-collection.ts';
import { changeEntries, CHANGES_LIMIT, SAVE_LIMIT, saveCollections } from './save-collection.ts';

const tags = ['collection'];
const OWN_PATH = '/api/games/:game/my-collection';
const NAMED = '/api/games/:game/my-collections';
const CHANGES_BYTES = 256 * 1024;
const policy = 'collections.keep';

export function ownCollectionRoutes(app: App, services: AppServices): void {
  readRoutes(app, services);
  changeRoute(app, services);
  namedRoutes(app, services);
  valueRoute(app, services);
}

const VALUE_DAYS = 90;
const VALUE_POINTS = 10;

function valueRoute(app: App, { db }: AppServices): void {
  app.get(
    `${OWN_PATH}/value`,
    {
      config: { policy },
      schema: {
        operationId: 'getCollectionValue',
        summary: 'What one’s copies of a game cost over the last months',
        tags,
        params: gameParams,
        response: { 200: valueAnswer },
      },
    },
    async (request) => {
      const { id: userId } = await requireUser(request);
      const { game } = request.params;
      const range = { days: VALUE_DAYS, points: VALUE_POINTS };
      const points = await listValues(db, { userId, game }, range);
      const newest = await findPriceSource(db, game);
      const source = newest === undefined ? null : { name: newest.source, day: newest.day };
      return { points, source };
    },
  );
}

function readRoutes(app: App, { db }: AppServices): void {
  app.get(
    OWN_PATH,
    {
      config: { policy },
      schema: {
        operationId: 'getOwnCollection',
        summary: 'One’s collections of a game, or what changed in them after a number',
        tags,
        params: gameParams,
        querystring: sinceQuery,
        response: { 200: ownCollectionAnswer },
      },
    },
    async (request, reply) => {
      const owner = await requireUser(request);
      const { game } = request.params;
      const shelf = { userId: owner.id, game };
      const { seq } = await findState(db, shelf);
      const asked = request.query.since === undefined ? undefined : Number(request.query.since);
      // Whoever knows a higher number knows it from a database that was restored since.
      const since = asked !== undefined && asked > seq ? undefined : asked;
      const tag = `${seq}-${since ?? 'whole'}-${owner.username}`;
      const rows = await listCollections(db, shelf);
      return sendUnlessKnown(request, reply, tag, () =>
        Readable.from(printOwnCollection(db, { owner, game, seq, since, rows })),
      );
    },
  );

  for (const format of ['csv', 'json'] as const) {
    app.get(
      `${OWN_PATH}.${format}`,
      {
        config: { policy },
        schema: {
          operationId: format === 'csv' ? 'exportCollectionCsv' : 'exportCollectionJson',
          summary: `One’s collections of a game as a ${format.toUpperCase()} file`,
          tags,
          params: gameParams,
          response: { 200: z.any().meta({ type: 'string', format: 'binary' }) },
        },
      },
      async (request, reply) => {
        const owner = await requireUser(request);
        const { game } = request.params;
        const shelf = { userId: owner.id, game };
        reply.header('content-disposition', `attachment; filename="${game}-collection.${format}"`);
        if (format === 'csv') {
          reply.type('text/csv; charset=utf-8');
          return reply.send(Readable.from(exportCsv(db, shelf)));
        }
        reply.type('application/json; charset=utf-8');
        const rows = (await listCollections(db, shelf)).map((row) => ({ ...row, visibility: 0 }));
        return reply.send(Readable.from(printSharedCollection(db, owner, game, rows)));
      },
    );
  }
}

function changeRoute(app: App, { db, memberCall }: AppServices): void {
  app.post(
    `${OWN_PATH}/changes`,
    {
      config: { policy },
      bodyLimit: CHANGES_BYTES,
      schema: {
        operationId: 'changeCollection',
        summary: 'Add changes to a collection; the difference of each count is added',
        tags,
        params: gameParams,
        headers: idempotencyHeaders,
        body: collectionChanges,
        response: { 200: changedAnswer },
      },
    },
    async (request, reply) => {
      const { collection, changes } = request.body;
      const answer = await memberCall(
        request,
        ({ user, key }) => {
          const shelf = { userId: user.id, game: request.params.game };
          return changeEntries(db, shelf, { collection, changes, key });
        },
        { limits: [CHANGES_LIMIT] },
      );
      // The database has written it as it is sent.
      reply.type('application/json; charset=utf-8').serializer((text: string) => text);
      return reply.send(answer as never);
    },
  );
}

function namedRoutes(app: App, { memberWrite }: AppServices): void {
  const rules = { limits: [COLLECTIONS_LIMIT] };

  app.post(
    NAMED,
    {
      config: { policy },
      schema: {
        operationId: 'createCollection',
        summary: 'A new, empty collection',
        tags,
        params: gameParams,
        headers: idempotencyHeaders,
        body: newCollection,
        response: { 200: collectionsAnswer },
      },
    },
    async (request) =>
      memberWrite(
        request,
        ({ db, user }) =>
          createCollection(db, { userId: user.id, game: request.params.game }, request.body),
        rules,
      ),
  );

  app.patch(
    `${NAMED}/:collectionId`,
    {
      config: { policy },
      schema: {
        operationId: 'changeCollectionInfo',
        summary: 'Give a collection another name or say who may see it',
        tags,
        params: collectionIdParams,
        headers: idempotencyHeaders,
        body: collectionInfoChange,
        response: { 200: collectionsAnswer },
      },
    },
    async (request) => {
      const { game, collectionId } = request.params;
      return memberWrite(
        request,
        ({ db, user }) =>
          changeCollection(db, { userId: user.id, game }, Number(collectionId), request.body),
        rules,
      );
    },
  );

  app.delete(
    `${NAMED}/:collectionId`,
    {
      config: { policy },
      schema: {
        operationId: 'deleteCollection',
        summary: 'Delete a collection with everything in it',
        tags,
        params: collectionIdParams,
        headers: idempotencyHeaders,
        response: { 200: collectionsAnswer },
      },
    },
    async (request) => {
      const { game, collectionId } = request.params;
      return memberWrite(
        request,
        ({ db, user }) => removeCollection(db, { userId: user.id, game }, Number(collectionId)),
        rules,
      );
    },
  );
}

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

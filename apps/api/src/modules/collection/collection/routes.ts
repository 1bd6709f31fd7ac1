import { Readable } from 'node:stream';
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
} from '@deckframe/contract/collection/collection';
import { gameParams, idempotencyHeaders } from '@deckframe/contract/params';
import { z } from 'zod';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { requireUser } from '../../../lib/require-user.ts';
import { exportCsv } from '../export-collection.ts';
import { findState, listCollections } from './queries.ts';
import { printOwnCollection, printSharedCollection } from './read-collection.ts';
import { findPriceSource, listValues } from '../value-queries.ts';
import { sendUnlessKnown } from '../../../lib/send-unless-known.ts';
import { changeEntries, CHANGES_LIMIT } from '../change-entries.ts';
import {
  changeCollection,
  COLLECTIONS_LIMIT,
  createCollection,
  removeCollection,
} from './service.ts';

const tags = ['collection'];
const PATH = '/api/games/:game/my-collection';
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
    `${PATH}/value`,
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
    PATH,
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
      `${PATH}.${format}`,
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
    `${PATH}/changes`,
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

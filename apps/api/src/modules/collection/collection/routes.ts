import * as endpoints from '@deckframe/contract/collection/endpoints';
import { can } from '@deckframe/domain/accounts/access/can';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { AppError } from '../../../lib/app-error.ts';
import { handle } from '../../../lib/handle.ts';
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

export function ownCollectionRoutes(app: App, services: AppServices): void {
  readRoutes(app, services);
  changeRoute(app, services);
  namedRoutes(app, services);
  valueRoute(app, services);
}

const VALUE_DAYS = 90;
const VALUE_POINTS = 10;

function valueRoute(app: App, { db }: AppServices): void {
  handle(app, endpoints.getCollectionValue, async (request) => {
    const { id: userId } = await requireUser(request);
    const { game } = request.params;
    const range = { days: VALUE_DAYS, points: VALUE_POINTS };
    const points = await listValues(db, { userId, game }, range);
    const newest = await findPriceSource(db, game);
    const source = newest === undefined ? null : { name: newest.source, day: newest.day };
    return { points, source };
  });
}

function readRoutes(app: App, { db }: AppServices): void {
  handle(app, endpoints.getOwnCollection, async (request, reply) => {
    const owner = await requireUser(request);
    const { game } = request.params;
    const shelf = { userId: owner.id, game };
    const { seq } = await findState(db, shelf);
    const asked = request.query.since === undefined ? undefined : Number(request.query.since);
    // A higher number comes from before a restore.
    const since = asked !== undefined && asked > seq ? undefined : asked;
    const tag = `${seq}-${since ?? 'whole'}-${owner.username}`;
    const rows = await listCollections(db, shelf);
    return sendUnlessKnown(request, reply, tag, () =>
      Readable.from(printOwnCollection(db, { owner, game, seq, since, rows })),
    );
  });

  for (const [format, endpoint] of [
    ['csv', endpoints.exportCollectionCsv],
    ['json', endpoints.exportCollectionJson],
  ] as const) {
    handle(app, endpoint, async (request, reply) => {
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
    });
  }
}

function changeRoute(app: App, { db, memberCall }: AppServices): void {
  handle(app, endpoints.changeCollection, async (request, reply) => {
    const { collection, changes } = request.body;
    const answer = await memberCall(
      request,
      ({ user, key }) => {
        const shelf = { userId: user.id, game: request.params.game };
        return changeEntries(db, shelf, { collection, changes, key });
      },
      { limits: [CHANGES_LIMIT] },
    );
    // The database printed the JSON.
    reply.type('application/json; charset=utf-8').serializer((text: string) => text);
    return reply.send(answer);
  });
}

function namedRoutes(app: App, { memberWrite }: AppServices): void {
  const rules = { limits: [COLLECTIONS_LIMIT] };

  handle(app, endpoints.createCollection, async (request) =>
    memberWrite(
      request,
      ({ db, user }) =>
        createCollection(db, { userId: user.id, game: request.params.game }, request.body),
      rules,
    ),
  );

  handle(app, endpoints.changeCollectionInfo, async (request) => {
    const { game, collectionId } = request.params;
    return memberWrite(
      request,
      ({ db, user }) =>
        changeCollection(db, { userId: user.id, game }, Number(collectionId), request.body),
      rules,
    );
  });

  handle(app, endpoints.deleteCollection, async (request) => {
    const { game, collectionId } = request.params;
    return memberWrite(
      request,
      ({ db, user }) => removeCollection(db, { userId: user.id, game }, Number(collectionId)),
      rules,
    );
  });
}

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

  handle(app, endpoints.getCollection, async (request, reply) =>
    send(request, reply, request.params.game, { id: request.params.userId }),
  );

  handle(app, endpoints.findCollection, async (request, reply) =>
    send(request, reply, request.params.game, { name: request.query.user }),
  );

  handle(app, endpoints.saveCollection, async (request) => {
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
  });
}

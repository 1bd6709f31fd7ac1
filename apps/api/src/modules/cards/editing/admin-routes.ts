import * as endpoints from '@deckframe/contract/cards/admin-endpoints';
import { text } from '@deckframe/contract/text';
import { toMega } from '@deckframe/domain/community/profile/avatar-limits';
import type { FastifyRequest } from 'fastify';
import fastifyStatic from '@fastify/static';
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { AppError } from '../../../lib/app-error.ts';
import { IMMUTABLE, PICTURE } from '../../../lib/cache-control.ts';
import { spendDatabaseLimit, type DatabaseLimit } from '../../../lib/database-limit.ts';
import { openFileStore } from '../../../lib/file-store.ts';
import { handle } from '../../../lib/handle.ts';
import { requireUser } from '../../../lib/require-user.ts';
import {
  createImageQueue,
  IMAGE_LIMITS,
  processImage,
  readBody,
} from '../../site/uploads/service.ts';
import { getAlternates, saveAlternates } from './alternate-service.ts';
import { listFaceVariants, storeFaces, readFace } from './face-files.ts';
import { recordPicture, requirePlace, getAllCards, getHistory, getSchedules } from './service.ts';
import { cancelPublication, setPublication } from './publication.ts';
import { saveEdits } from './save-edits.ts';

export function alternateAdminRoutes(app: App, { db, memberWrite }: AppServices): void {
  handle(app, endpoints.listAlternates, async (request) =>
    getAlternates(db, request.params.game, request.query),
  );

  handle(app, endpoints.saveAlternates, async (request) =>
    memberWrite(request, (write) => saveAlternates(write, request.params.game, request.body)),
  );
}

/** Enough for a whole set in an hour. */
const PICTURE_LIMIT: DatabaseLimit = { name: 'card-picture', max: 1200, windowSeconds: 3600 };
/** Separate from members' pictures, so that large uploads block nobody. */
const QUEUE = { atOnce: 1, waiting: 4 };

/** Registers uploads of card pictures, re-encoded in every width. */
export async function cardPictureRoutes(app: App, services: AppServices): Promise<void> {
  const { db, env, games, memberWrite } = services;
  const store = env.UPLOADS_URL && (await openFileStore(env.UPLOADS_URL));
  const queue = createImageQueue(QUEUE);
  await app.register(async (scope: App) => {
    const tooLarge = () =>
      new AppError('IMAGE_TOO_LARGE', { megabytes: toMega(IMAGE_LIMITS.bytes) });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request: FastifyRequest, payload: IncomingMessage) =>
      readBody(payload, tooLarge(), IMAGE_LIMITS.bytes),
    );
    handle(
      scope,
      endpoints.uploadCardPicture,
      async (request) => {
        if (!store) throw new AppError('UPLOADS_OFF');
        const { game, cardno } = request.params;
        const config = games.get(game);
        const user = await requireUser(request);
        await requirePlace(db, config, cardno);
        await spendDatabaseLimit(db, PICTURE_LIMIT, user.id);
        const sent = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const variants = listFaceVariants(config);
        const pictures = await queue.run(() => processImage(sent, variants, IMAGE_LIMITS));
        const image = await storeFaces(store, config, pictures);
        const bytes = pictures.reduce((sum, picture) => sum + picture.length, 0);
        const input = { game, cardno, sent: createHash('sha256').update(sent).digest('base64url') };
        return memberWrite(
          request,
          (write) => recordPicture(write, { game, cardno }, { image, bytes }),
          { input },
        );
      },
      { bodyLimit: IMAGE_LIMITS.bytes * 2 },
    );
  });
}

const ENDING = '.webp';

const faceParams = z.strictObject({
  game: text(32),
  width: z.string().regex(/^\d{2,4}$/),
  file: text(120).regex(/^[\w★+-][\w★+.-]*\.webp$/u, 'must be the name of a WebP picture'),
});

/** Serves card pictures. For a missing one (404) the web app draws a frame. */
export async function mediaRoutes(app: App, { env, games }: AppServices): Promise<void> {
  const root = env.MEDIA_DIR === undefined ? undefined : resolve(env.MEDIA_DIR);
  const store = env.UPLOADS_URL && (await openFileStore(env.UPLOADS_URL));
  await app.register(fastifyStatic, {
    serve: false,
    cacheControl: false,
    dotfiles: 'deny',
  });
  app.get(
    '/media/:game/cards/:width/:file',
    { config: { policy: 'cards.read' }, schema: { hide: true, params: faceParams } },
    async (request, reply) => {
      const { game, width, file } = request.params;
      const config = games.get(game);
      const isOffered = config.cardFront_widths.includes(Number(width));
      if (!isOffered) throw new AppError('NOT_FOUND');
      const place = { game, width: Number(width), image: file.slice(0, -ENDING.length) };
      const uploaded = await readFace(store || undefined, place);
      if (uploaded !== undefined) {
        reply.header('cache-control', IMMUTABLE).type('image/webp');
        return reply.send(Buffer.from(uploaded));
      }
      if (root === undefined) throw new AppError('NOT_FOUND');
      reply.header('cache-control', PICTURE);
      return reply.sendFile(`${game}/${width}/${file}`, root);
    },
  );
}

export function cardAdminRoutes(app: App, services: AppServices): void {
  readRoutes(app, services);
  writeRoutes(app, services);
  scheduleRoutes(app, services);
}

function readRoutes(app: App, { db, games }: AppServices): void {
  handle(app, endpoints.listAllCards, async (request) =>
    getAllCards(db, games.get(request.params.game), request.query),
  );

  handle(app, endpoints.getCardHistory, async (request) =>
    getHistory(db, games.get(request.params.game).gameid, request.params.cardno),
  );
}

function writeRoutes(app: App, { games, memberWrite }: AppServices): void {
  handle(app, endpoints.saveCardEdits, async (request) => {
    const config = games.get(request.params.game);
    return memberWrite(request, (write) => saveEdits(write, config, request.body));
  });

  handle(app, endpoints.setCardPublication, async (request) => {
    const game = games.get(request.params.game).gameid;
    return memberWrite(request, (write) => setPublication(write, game, request.body));
  });
}

function scheduleRoutes(app: App, { db, games, memberWrite }: AppServices): void {
  handle(app, endpoints.listCardSchedules, async (request) =>
    getSchedules(db, games.get(request.params.game).gameid),
  );

  handle(app, endpoints.cancelCardSchedule, async (request) => {
    const { game, scheduleId } = request.params;
    await memberWrite(request, (write) => cancelPublication(write, game, scheduleId));
  });
}

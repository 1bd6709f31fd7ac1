import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { cardPictureAnswer } from '@deckframe/contract/cards/card-admin';
import { cardParams, idempotencyHeaders } from '@deckframe/contract/params';
import { toMega } from '@deckframe/domain/community/profile/avatar-limits';
import type { FastifyRequest } from 'fastify';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { AppError } from '../../lib/app-error.ts';
import { spendDatabaseLimit, type DatabaseLimit } from '../../lib/database-limit.ts';
import { openFileStore } from '../../lib/file-store.ts';
import { requireUser } from '../../lib/require-user.ts';
import { createImageQueue, IMAGE_LIMITS, processImage, readBody } from '../site/uploads/service.ts';
import { listFaceVariants, storeFaces } from '../cards/editing/face-files.ts';
import { recordPicture, requirePlace } from './service.ts';

/** A whole set in an hour, and what of it was wrong once more. */
const PICTURE_LIMIT: DatabaseLimit = { name: 'card-picture', max: 1200, windowSeconds: 3600 };
/** Beside the queue of members' pictures: a set that is brought in holds nobody up. */
const QUEUE = { atOnce: 1, waiting: 4 };

/** Pictures of cards, one file each: checked, drawn anew in every width and stored. */
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
    scope.post(
      '/api/admin/games/:game/cards/:cardno/picture',
      {
        config: { policy: 'cards.edit', proof: 'session' },
        bodyLimit: IMAGE_LIMITS.bytes * 2,
        schema: {
          operationId: 'uploadCardPicture',
          summary:
            'Store a picture for a card; the body is the file itself. The card shows it when its column `image` is saved with the answered name',
          tags: ['administration'],
          params: cardParams,
          headers: idempotencyHeaders,
          response: { 200: cardPictureAnswer },
        },
      },
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
    );
  });
}

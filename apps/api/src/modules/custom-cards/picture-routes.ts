import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { customCard, customCardParams } from '@deckframe/contract/creators/custom-series';
import { idempotencyHeaders } from '@deckframe/contract/params';
import { toMega } from '@deckframe/domain/community/profile/avatar-limits';
import type { FastifyRequest } from 'fastify';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { AppError } from '../../lib/app-error.ts';
import { spendDatabaseLimit, type DatabaseLimit } from '../../lib/database-limit.ts';
import { openFileStore } from '../../lib/file-store.ts';
import { requireUser } from '../../lib/require-user.ts';
import {
  createImageQueue,
  CUSTOM_CARDS,
  FORM_BYTES,
  IMAGE_LIMITS,
  processImage,
  readBody,
  readForm,
  removeFiles,
  storePicture,
} from '../site/uploads/service.ts';
import { getEditableSeries, toCustomCard } from '../creators/series/service.ts';
import { usePicture } from './pictures.ts';

/** Every card of a full series, and some of them again. */
const PICTURE_LIMIT: DatabaseLimit = { name: 'custom-picture', max: 600, windowSeconds: 3600 };
/** Beside the queue of avatars: a whole series that is drawn in one evening holds nobody up. */
const QUEUE = { atOnce: 1, waiting: 4 };

/** CUST-07: the documents' form, `action=upload`, `json` and `file`; the picture becomes `customPNG`. */
export async function customPictureRoutes(app: App, services: AppServices): Promise<void> {
  const { db, env, memberWrite } = services;
  const store = env.UPLOADS_URL && (await openFileStore(env.UPLOADS_URL));
  const queue = createImageQueue(QUEUE);
  await app.register(async (scope: App) => {
    const tooLarge = () =>
      new AppError('IMAGE_TOO_LARGE', { megabytes: toMega(IMAGE_LIMITS.bytes) });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request: FastifyRequest, payload: IncomingMessage) =>
      readBody(payload, tooLarge(), FORM_BYTES),
    );
    scope.post(
      '/api/games/:game/custom-series/:seriesId/cards/:cardId/picture',
      {
        config: { policy: 'customSeries.write' },
        bodyLimit: FORM_BYTES * 2,
        schema: {
          operationId: 'uploadCustomPicture',
          summary:
            'Upload the picture of a fan-made card by a form: `action` is `upload`, `json` {"folder":"customcards"} with a `crop` in shares of the picture where a part is wanted, and `file`',
          tags: ['custom series'],
          params: customCardParams,
          headers: idempotencyHeaders,
          response: { 200: customCard },
        },
      },
      async (request) => {
        if (!store) throw new AppError('UPLOADS_OFF');
        const user = await requireUser(request);
        await getEditableSeries(db, request.params, user);
        await spendDatabaseLimit(db, PICTURE_LIMIT, user.id);
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const type = request.headers['content-type'] ?? '';
        const { file, crop } = await readForm(body, type, CUSTOM_CARDS.name);
        const [full, sd] = await queue.run(() =>
          processImage(file, [CUSTOM_CARDS.full, CUSTOM_CARDS.sd], IMAGE_LIMITS, crop),
        );
        if (!full || !sd) throw new AppError('IMAGE_UNREADABLE');
        const picture = await storePicture(store, CUSTOM_CARDS, user.id, [full, sd]);
        let removed: string[] = [];
        const sent = createHash('sha256').update(file).digest('base64url');
        const answer = await memberWrite(
          request,
          async (write) => {
            const used = await usePicture(write, request.params, picture);
            removed = used.removed;
            return toCustomCard(used.card);
          },
          { input: { ...request.params, sent, crop } },
        );
        await removeFiles(store, CUSTOM_CARDS, user.id, removed);
        return answer;
      },
    );
  });
}

import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { idempotencyHeaders } from '@deckframe/contract/params';
import { uploadAnswer, uploadParams } from '@deckframe/contract/site/uploads';
import { toMega } from '@deckframe/domain/community/profile/avatar-limits';
import type { FastifyRequest } from 'fastify';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { AppError } from '../../../lib/app-error.ts';
import { IMMUTABLE } from '../../../lib/cache-control.ts';
import { spendDatabaseLimit } from '../../../lib/database-limit.ts';
import { openFileStore } from '../../../lib/file-store.ts';
import { requireUser } from '../../../lib/require-user.ts';
import { formUploadRoutes } from '../../uploads/form-routes.ts';
import { FORM_BYTES, IMAGE_LIMITS } from './image/image-limits.ts';
import { createImageQueue } from './image/image-queue.ts';
import { processImage } from './image/process-image.ts';
import { readBody } from '../../uploads/read-body.ts';
import { recordUpload, removeFiles, storePicture, UPLOAD_LIMIT } from './service.ts';
import { AVATARS, findFile, toKey } from './upload-folders.ts';

const AVATAR_PATH = '/api/me/uploads/avatar';
/** Two keep a small machine usable; eight more wait about as long as a caller would. */
const QUEUE = { atOnce: 2, waiting: 8 };

/** Pictures of members: taken in, made anew, and given out. */
export async function uploadRoutes(app: App, services: AppServices): Promise<void> {
  const { db, env, memberWrite } = services;
  const store = env.UPLOADS_URL && (await openFileStore(env.UPLOADS_URL));
  const queue = createImageQueue(QUEUE);

  await app.register(async (scope: App) => {
    const tooLarge = () =>
      new AppError('IMAGE_TOO_LARGE', { megabytes: toMega(IMAGE_LIMITS.bytes) });
    // Any type is read, for the bytes decide and not the name; nothing is parsed.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request: FastifyRequest, payload: IncomingMessage) =>
      readBody(payload, tooLarge(), IMAGE_LIMITS.bytes),
    );
    scope.post(
      AVATAR_PATH,
      {
        config: { policy: 'uploads.create' },
        // Ours says it in megabytes; this one only stands behind it.
        bodyLimit: IMAGE_LIMITS.bytes * 2,
        schema: {
          operationId: 'uploadAvatar',
          summary: 'Upload a picture to use as avatar; the body is the file itself',
          tags: ['profile'],
          headers: idempotencyHeaders,
          response: { 200: uploadAnswer },
        },
      },
      async (request) => {
        if (!store) throw new AppError('UPLOADS_OFF');
        const user = await requireUser(request);
        await spendDatabaseLimit(db, UPLOAD_LIMIT, user.id);
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const [full, sd] = await queue.run(() =>
          processImage(bytes, [AVATARS.full, AVATARS.sd], IMAGE_LIMITS),
        );
        if (!full || !sd) throw new AppError('IMAGE_UNREADABLE');
        const picture = await storePicture(store, AVATARS, user.id, [full, sd]);
        let removed: string[] = [];
        const sent = createHash('sha256').update(bytes).digest('base64url');
        const answer = await memberWrite(
          request,
          async (write) => {
            const used = findFile(AVATARS.name, user.id, user.avatar ?? '');
            const isUsed = (file: string) => file === used;
            const recorded = await recordUpload(write.db, AVATARS, user.id, picture, isUsed);
            removed = recorded.removed;
            return recorded.answer;
          },
          { input: { sent } },
        );
        await removeFiles(store, AVATARS, user.id, removed);
        return answer;
      },
    );
  });

  await app.register(async (scope: App) => {
    const tooLarge = () =>
      new AppError('IMAGE_TOO_LARGE', { megabytes: toMega(IMAGE_LIMITS.bytes) });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request: FastifyRequest, payload: IncomingMessage) =>
      readBody(payload, tooLarge(), FORM_BYTES),
    );
    formUploadRoutes(scope, { db, memberWrite, store: store || undefined, queue });
  });

  for (const variant of ['full', 'sd'] as const) {
    const pattern = toKey(':folder', ':userId', ':file', variant);
    app.get(
      `/media/uploads/${pattern}`,
      { config: { policy: 'uploads.read' }, schema: { hide: true, params: uploadParams } },
      async (request, reply) => {
        const { folder, userId, file } = request.params;
        const bytes = await store?.read(toKey(folder, userId, file, variant));
        if (bytes === undefined) throw new AppError('NOT_FOUND');
        return reply.header('cache-control', IMMUTABLE).type('image/webp').send(Buffer.from(bytes));
      },
    );
  }
}

import * as endpoints from '@deckframe/contract/site/endpoints';
import { uploadParams } from '@deckframe/contract/site/uploads';
import { toMega } from '@deckframe/domain/community/profile/avatar-limits';
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { AppError } from '../../../lib/app-error.ts';
import { IMMUTABLE } from '../../../lib/cache-control.ts';
import { spendDatabaseLimit } from '../../../lib/database-limit.ts';
import { openFileStore, type FileStore } from '../../../lib/file-store.ts';
import { handle } from '../../../lib/handle.ts';
import { requireUser } from '../../../lib/require-user.ts';
import { FORM_BYTES, IMAGE_LIMITS } from './image/image-limits.ts';
import { createImageQueue, type ImageQueue } from './image/image-queue.ts';
import { processImage } from './image/process-image.ts';
import { listImagesInUse } from './queries.ts';
import { readBody, readForm } from './read-form.ts';
import { recordUpload, removeFiles, storeInWrite, UPLOAD_LIMIT } from './service.ts';
import { CONTENT_IMAGES, AVATARS, findFile, toKey } from './upload-folders.ts';

export type UploadDeps = Pick<AppServices, 'db' | 'memberWrite'> & {
  store: FileStore | undefined;
  queue: ImageQueue;
};

/** CONT-04, CONT-06: the documented forms. */
function formUploadRoutes(scope: App, { db, memberWrite, store, queue }: UploadDeps): void {
  handle(
    scope,
    endpoints.uploadContentImage,
    async (request) => {
      if (!store) throw new AppError('UPLOADS_OFF');
      const user = await requireUser(request);
      await spendDatabaseLimit(db, UPLOAD_LIMIT, user.id);
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const form = await readForm(body, request.headers['content-type'] ?? '', CONTENT_IMAGES.name);
      if (form.userId !== undefined && form.userId !== user.id) {
        throw new AppError('FORBIDDEN');
      }
      const [full, sd] = await queue.run(() =>
        processImage(form.file, [CONTENT_IMAGES.full, CONTENT_IMAGES.sd], IMAGE_LIMITS, form.crop),
      );
      if (!full || !sd) throw new AppError('IMAGE_UNREADABLE');
      let removed: string[] = [];
      const sent = createHash('sha256').update(form.file).digest('base64url');
      const place = { db, store, folder: CONTENT_IMAGES, userId: user.id };
      const answer = await storeInWrite({ ...place, pictures: [full, sd] }, (keep) =>
        memberWrite(
          request,
          async (write) => {
            const picture = await keep();
            // Read after storing, because an article may use an old picture by now.
            const inUse = await listImagesInUse(write.db, user.id);
            const isUsed = (file: string) => inUse.some((text) => text.includes(file));
            const recorded = await recordUpload(write.db, CONTENT_IMAGES, user.id, picture, isUsed);
            removed = recorded.removed;
            return { filename: picture.file, ...recorded.answer };
          },
          { input: { action: form.action, sent } },
        ),
      );
      await removeFiles(store, CONTENT_IMAGES, user.id, removed);
      return answer;
    },
    { bodyLimit: FORM_BYTES * 2 },
  );
}

/** Two at once, eight waiting. */
const QUEUE = { atOnce: 2, waiting: 8 };

/** Registers members' pictures. */
export async function uploadRoutes(app: App, services: AppServices): Promise<void> {
  const { db, env, memberWrite } = services;
  const store = env.UPLOADS_URL && (await openFileStore(env.UPLOADS_URL));
  const queue = createImageQueue(QUEUE);

  await app.register(async (scope: App) => {
    const tooLarge = () =>
      new AppError('IMAGE_TOO_LARGE', { megabytes: toMega(IMAGE_LIMITS.bytes) });
    // Accepts any content type; the bytes decide.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request: FastifyRequest, payload: IncomingMessage) =>
      readBody(payload, tooLarge(), IMAGE_LIMITS.bytes),
    );
    handle(
      scope,
      endpoints.uploadAvatar,
      async (request) => {
        if (!store) throw new AppError('UPLOADS_OFF');
        const user = await requireUser(request);
        await spendDatabaseLimit(db, UPLOAD_LIMIT, user.id);
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const [full, sd] = await queue.run(() =>
          processImage(bytes, [AVATARS.full, AVATARS.sd], IMAGE_LIMITS),
        );
        if (!full || !sd) throw new AppError('IMAGE_UNREADABLE');
        let removed: string[] = [];
        const sent = createHash('sha256').update(bytes).digest('base64url');
        const place = { db, store, folder: AVATARS, userId: user.id };
        const answer = await storeInWrite({ ...place, pictures: [full, sd] }, (keep) =>
          memberWrite(
            request,
            async (write) => {
              const used = findFile(AVATARS.name, user.id, user.avatar ?? '');
              const isUsed = (file: string) => file === used;
              const picture = await keep();
              const recorded = await recordUpload(write.db, AVATARS, user.id, picture, isUsed);
              removed = recorded.removed;
              return recorded.answer;
            },
            { input: { sent } },
          ),
        );
        await removeFiles(store, AVATARS, user.id, removed);
        return answer;
      },
      { bodyLimit: IMAGE_LIMITS.bytes * 2 },
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

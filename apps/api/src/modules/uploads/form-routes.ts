import { createHash } from 'node:crypto';
import { contentImageAnswer } from '@deckframe/contract/site/uploads';
import { idempotencyHeaders } from '@deckframe/contract/params';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { AppError } from '../../lib/app-error.ts';
import { spendDatabaseLimit } from '../../lib/database-limit.ts';
import type { FileStore } from '../../lib/file-store.ts';
import { requireUser } from '../../lib/require-user.ts';
import { listImagesInUse } from './content-image-queries.ts';
import { FORM_BYTES, IMAGE_LIMITS } from '../site/uploads/image/image-limits.ts';
import type { ImageQueue } from '../site/uploads/image/image-queue.ts';
import { processImage } from '../site/uploads/image/process-image.ts';
import { readForm } from '../site/uploads/read-form.ts';
import { recordUpload, removeFiles, storePicture, UPLOAD_LIMIT } from '../site/uploads/service.ts';
import { CONTENT_IMAGES } from '../site/uploads/upload-folders.ts';

export type UploadDeps = Pick<AppServices, 'db' | 'memberWrite'> & {
  store: FileStore | undefined;
  queue: ImageQueue;
};

/** CONT-04, CONT-06: the documents' two forms for pictures of contents. Its scope reads the body. */
export function formUploadRoutes(scope: App, { db, memberWrite, store, queue }: UploadDeps): void {
  scope.post(
    '/api/uploads',
    {
      config: { policy: 'contents.write' },
      bodyLimit: FORM_BYTES * 2,
      schema: {
        operationId: 'uploadContentImage',
        summary:
          'Upload a picture of a content by a form: `action` is `uploadContentImage` with `userId` and `file`, or `upload` with `json` ({"folder":"contents"}) and `file`',
        tags: ['contents'],
        headers: idempotencyHeaders,
        response: { 200: contentImageAnswer },
      },
    },
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
      const picture = await storePicture(store, CONTENT_IMAGES, user.id, [full, sd]);
      let removed: string[] = [];
      const sent = createHash('sha256').update(form.file).digest('base64url');
      const answer = await memberWrite(
        request,
        async (write) => {
          const inUse = await listImagesInUse(write.db, user.id);
          const recorded = await recordUpload(write.db, CONTENT_IMAGES, user.id, picture, (file) =>
            inUse.some((text) => text.includes(file)),
          );
          removed = recorded.removed;
          return { filename: picture.file, ...recorded.answer };
        },
        { input: { action: form.action, sent } },
      );
      await removeFiles(store, CONTENT_IMAGES, user.id, removed);
      return answer;
    },
  );
}

import type { Answer, Body } from '#lib/api-client.ts';
import { uploadFile, type UploadOptions } from '#lib/upload-file.ts';

export type ContentWrite = Body<'POST /api/games/:game/contents'>;
export type ContentImage = Answer<'POST /api/uploads'>;

/** CONT-04: the picture of a content. */
export async function uploadContentImage(
  userId: string,
  file: File,
  options: UploadOptions,
): Promise<ContentImage> {
  const form = new FormData();
  form.append('action', 'uploadContentImage');
  form.append('userId', userId);
  form.append('file', file);
  return (await uploadFile('/api/uploads', form, options)) as ContentImage;
}

/** CONT-06: pictures within articles. */
export async function uploadOther(file: File, options: UploadOptions): Promise<ContentImage> {
  const form = new FormData();
  form.append('action', 'upload');
  form.append('json', JSON.stringify({ folder: 'contents' }));
  form.append('file', file);
  return (await uploadFile('/api/uploads', form, options)) as ContentImage;
}

import { queryOptions } from '@tanstack/react-query';
import type { Answer, Body, CallApi } from '#lib/api-client.ts';
import { uploadFile, type UploadOptions } from '#lib/upload-file.ts';
import { contentsKey } from '../shown/api.ts';

export type ContentWrite = Body<'POST /api/games/:game/contents'>;
export type ContentImage = Answer<'POST /api/uploads'>;
type Place = { game: string; contentId: string };

export function ownContentsQuery(api: CallApi, game: string) {
  return queryOptions({
    queryKey: [...contentsKey(game), 'own'],
    queryFn: async ({ signal }) => {
      return await api('GET /api/games/:game/my-contents', { params: { game }, signal });
    },
  });
}

export async function createContent(api: CallApi, game: string, body: ContentWrite, key: string) {
  return await api('POST /api/games/:game/contents', { params: { game }, key, body });
}

/** `version` is the version that the change is based on. Otherwise it is a conflict. */
export async function updateContent(
  api: CallApi,
  path: Place & { version: number },
  body: ContentWrite,
  key: string,
) {
  const { game, contentId, version } = path;
  const params = { game, contentId };
  return await api('PUT /api/games/:game/contents/:contentId', { params, key, version, body });
}

export async function deleteContent(api: CallApi, path: Place, key: string): Promise<void> {
  await api('DELETE /api/games/:game/contents/:contentId', { params: path, key });
}

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

import { queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';
import { uploadFile, type UploadOptions } from '#lib/upload-file.ts';
import { writeHeaders } from '#lib/write/write-key.ts';
import { contentsKey } from '../shown/api.ts';

export type ContentWrite = components['schemas']['ContentWrite'];
export type ContentImage = components['schemas']['ContentImage'];
type Place = { game: string; contentId: string };

const ONE = '/api/games/{game}/contents/{contentId}';

export function ownContentsQuery(api: ApiClient, game: string) {
  return queryOptions({
    queryKey: [...contentsKey(game), 'own'],
    queryFn: async ({ signal }) => {
      const params = { path: { game } };
      return getData(await api.GET('/api/games/{game}/my-contents', { params, signal }));
    },
  });
}

export async function createContent(api: ApiClient, game: string, body: ContentWrite, key: string) {
  const params = { path: { game }, header: writeHeaders(key) };
  return getData(await api.POST('/api/games/{game}/contents', { params, body }));
}

/** `version` is the one that the change was made from; another one is a conflict. */
export async function updateContent(
  api: ApiClient,
  path: Place & { version: number },
  body: ContentWrite,
  key: string,
) {
  const { game, contentId, version } = path;
  const header = { ...writeHeaders(key), 'if-match': `"${version}"` };
  const params = { path: { game, contentId }, header };
  return getData(await api.PUT(ONE, { params, body }));
}

export async function deleteContent(api: ApiClient, path: Place, key: string): Promise<void> {
  await api.DELETE(ONE, { params: { path, header: writeHeaders(key) } });
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

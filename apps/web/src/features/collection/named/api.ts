import type { Answer, CallApi } from '#lib/api-client.ts';

export type CollectionInfo = Answer<'GET /api/games/:game/my-collection'>['collections'][number];
export type CollectionsAnswer = Answer<'POST /api/games/:game/my-collections'>;

export function createCollection(
  api: CallApi,
  game: string,
  name: string,
  key: string,
): Promise<CollectionsAnswer> {
  return api('POST /api/games/:game/my-collections', { params: { game }, key, body: { name } });
}

export function renameCollection(
  api: CallApi,
  path: { game: string; collectionId: string },
  name: string,
  key: string,
): Promise<CollectionsAnswer> {
  return api('PATCH /api/games/:game/my-collections/:collectionId', {
    params: path,
    key,
    body: { name },
  });
}

export function deleteCollection(
  api: CallApi,
  path: { game: string; collectionId: string },
  key: string,
): Promise<CollectionsAnswer> {
  return api('DELETE /api/games/:game/my-collections/:collectionId', { params: path, key });
}

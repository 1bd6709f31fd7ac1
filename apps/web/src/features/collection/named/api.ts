import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';
import { writeHeaders } from '#lib/write/write-key.ts';

type Schemas = components['schemas'];

export type CollectionInfo = Schemas['CollectionInfo'];
export type CollectionsAnswer = Schemas['Collections'];

export function createCollection(
  api: ApiClient,
  game: string,
  name: string,
  key: string,
): Promise<CollectionsAnswer> {
  const params = { path: { game }, header: writeHeaders(key) };
  return api
    .POST('/api/games/{game}/my-collections', { params, body: { name } })
    .then(getData<CollectionsAnswer>);
}

export function renameCollection(
  api: ApiClient,
  path: { game: string; collectionId: string },
  name: string,
  key: string,
): Promise<CollectionsAnswer> {
  const params = { path, header: writeHeaders(key) };
  return api
    .PATCH('/api/games/{game}/my-collections/{collectionId}', { params, body: { name } })
    .then(getData<CollectionsAnswer>);
}

export function deleteCollection(
  api: ApiClient,
  path: { game: string; collectionId: string },
  key: string,
): Promise<CollectionsAnswer> {
  const params = { path, header: writeHeaders(key) };
  return api
    .DELETE('/api/games/{game}/my-collections/{collectionId}', { params })
    .then(getData<CollectionsAnswer>);
}

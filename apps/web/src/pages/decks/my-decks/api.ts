import { queryOptions } from '@tanstack/react-query';
import type { DeckAddress } from '#decks/api/deck-requests.ts';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';
import { changeHeaders, writeHeaders } from '#lib/write/write-key.ts';
import type { OwnDeck } from './my-deck-dialog.ts';

type Visibility = OwnDeck['visibility'];

export function foldersQuery(api: ApiClient, game: string, userId: string | undefined) {
  return queryOptions({
    queryKey: ['decks', game, 'folders', userId],
    queryFn: ({ signal }) =>
      api
        .GET('/api/games/{game}/my-deck-folders', { params: { path: { game } }, signal })
        .then(getData<components['schemas']['DeckFolders']>),
    enabled: userId !== undefined,
  });
}

export function deckPreferencesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['deck-preferences'],
    queryFn: ({ signal }) => api.GET('/api/me/deck-preferences', { signal }).then(getData),
  });
}

export function saveDeckPreferences(
  api: ApiClient,
  body: { defaultVisibility: Visibility },
  key: string,
) {
  return api.PUT('/api/me/deck-preferences', { params: { header: writeHeaders(key) }, body });
}

/** Without an id it is a new folder. */
export function saveFolder(
  api: ApiClient,
  { game, id, name }: { game: string; id: string | undefined; name: string },
  key: string,
) {
  const header = writeHeaders(key);
  const body = { name };
  if (id === undefined) {
    return api.POST('/api/games/{game}/my-deck-folders', {
      params: { path: { game }, header },
      body,
    });
  }
  return api.PUT('/api/games/{game}/my-deck-folders/{folderId}', {
    params: { path: { game, folderId: id }, header },
    body,
  });
}

export function deleteFolder(
  api: ApiClient,
  path: { game: string; folderId: string },
  key: string,
) {
  const params = { path, header: writeHeaders(key) };
  return api.DELETE('/api/games/{game}/my-deck-folders/{folderId}', { params });
}

export function fileDeck(api: ApiClient, path: DeckAddress, folderIds: string[], key: string) {
  const params = { path, header: writeHeaders(key) };
  return api.PUT('/api/games/{game}/decks/{deckId}/folders', { params, body: { folderIds } });
}

export function archiveDeck(api: ApiClient, path: DeckAddress, isArchived: boolean, key: string) {
  const params = { path, header: writeHeaders(key) };
  return api.PUT('/api/games/{game}/decks/{deckId}/archive', { params, body: { isArchived } });
}

export function duplicateDeck(api: ApiClient, path: DeckAddress, copyId: string, key: string) {
  const params = { path, header: writeHeaders(key) };
  return api
    .POST('/api/games/{game}/decks/{deckId}/duplicate', { params, body: { id: copyId } })
    .then(getData);
}

export function showDeckTo(
  api: ApiClient,
  { version, ...path }: DeckAddress & { version: number },
  visibility: Visibility,
  key: string,
) {
  const params = { path, header: changeHeaders(key, version) };
  return api
    .PUT('/api/games/{game}/decks/{deckId}/visibility', { params, body: { visibility } })
    .then(getData);
}

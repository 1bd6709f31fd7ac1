import type { DeckAddress } from '#decks/api/deck-requests.ts';
import type { CallApi } from '#lib/api-client.ts';
import type { OwnDeck } from './my-deck-dialog.ts';

type Visibility = OwnDeck['visibility'];

export function saveDeckPreferences(
  api: CallApi,
  body: { defaultVisibility: Visibility },
  key: string,
) {
  return api('PUT /api/me/deck-preferences', { key, body });
}

/** Creates a folder if there is no id. */
export function saveFolder(
  api: CallApi,
  { game, id, name }: { game: string; id: string | undefined; name: string },
  key: string,
) {
  const body = { name };
  if (id === undefined) {
    return api('POST /api/games/:game/my-deck-folders', { params: { game }, key, body });
  }
  return api('PUT /api/games/:game/my-deck-folders/:folderId', {
    params: { game, folderId: id },
    key,
    body,
  });
}

export function deleteFolder(api: CallApi, path: { game: string; folderId: string }, key: string) {
  return api('DELETE /api/games/:game/my-deck-folders/:folderId', { params: path, key });
}

export function fileDeck(api: CallApi, path: DeckAddress, folderIds: string[], key: string) {
  return api('PUT /api/games/:game/decks/:deckId/folders', {
    params: path,
    key,
    body: { folderIds },
  });
}

export function archiveDeck(api: CallApi, path: DeckAddress, isArchived: boolean, key: string) {
  return api('PUT /api/games/:game/decks/:deckId/archive', {
    params: path,
    key,
    body: { isArchived },
  });
}

export function duplicateDeck(
  api: CallApi,
  path: DeckAddress,
  copy: { id: string; name: string },
  key: string,
) {
  return api('POST /api/games/:game/decks/:deckId/duplicate', {
    params: path,
    key,
    body: copy,
  });
}

export function showDeckTo(
  api: CallApi,
  { version, ...path }: DeckAddress & { version: number },
  visibility: Visibility,
  key: string,
) {
  return api('PUT /api/games/:game/decks/:deckId/visibility', {
    params: path,
    key,
    version,
    body: { visibility },
  });
}

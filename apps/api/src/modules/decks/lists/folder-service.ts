import { FOLDERS_MAX } from '@deckframe/contract/decks/deck-lists';
import type { AccountPart } from '../../../lib/account-part.ts';
import { AppError } from '../../../lib/app-error.ts';
import { type DeckWrite, getOwnDeckForUpdate } from '../decks/service.ts';
import {
  countFolders,
  deleteFolder,
  deleteFoldersOf,
  hasOtherFolder,
  insertFolder,
  listFolderNames,
  listFolders,
  listFoldersOf,
  listOwnFolderIds,
  renameFolder,
  replaceMembership,
} from './folder-queries.ts';

export type Folder = { id: string; name: string; deckCount: number };

export async function createFolder(write: DeckWrite, name: string): Promise<Folder> {
  const { db, config, user } = write;
  const count = await countFolders(db, user.id, config.gameid);
  if (count >= FOLDERS_MAX) throw new AppError('FOLDER_LIMIT', { limit: FOLDERS_MAX });
  const trimmed = name.trim();
  const id = await insertFolder(db, user.id, config.gameid, trimmed);
  if (id === undefined) throw new AppError('FOLDER_NAME_TAKEN');
  return { id: String(id), name: trimmed, deckCount: 0 };
}

export async function changeFolderName(
  write: DeckWrite,
  id: number,
  name: string,
): Promise<Folder> {
  const { db, config, user } = write;
  const [userId, trimmed] = [user.id, name.trim()];
  if (await hasOtherFolder(db, userId, config.gameid, trimmed, id)) {
    throw new AppError('FOLDER_NAME_TAKEN');
  }
  const isRenamed = await renameFolder(db, userId, config.gameid, id, trimmed);
  const folders = isRenamed ? await listFolders(db, userId, config.gameid) : [];
  const folder = folders.find((row) => row.id === id);
  if (folder === undefined) throw new AppError('FOLDER_NOT_FOUND');
  return { id: String(id), name: folder.name, deckCount: folder.deck_count };
}

export async function removeFolder(write: DeckWrite, id: number): Promise<Record<string, never>> {
  const { db, config, user } = write;
  const isGone = await deleteFolder(db, user.id, config.gameid, id);
  if (!isGone) throw new AppError('FOLDER_NOT_FOUND');
  return {};
}

/** Sets the folders of a deck and returns their names. */
export async function fileDeck(
  write: DeckWrite,
  deckId: string,
  folderIds: readonly number[],
): Promise<{ folders: string[] }> {
  const { db, config, user } = write;
  const userId = user.id;
  const game = config.gameid;
  await getOwnDeckForUpdate(db, game, deckId, user);
  const wanted = [...new Set(folderIds)];
  const own = await listOwnFolderIds(db, userId, game, wanted);
  if (own.length < wanted.length) throw new AppError('FOLDER_NOT_FOUND');
  await replaceMembership(db, { userId, game, deckId }, own);
  return { folders: await listFolderNames(db, game, deckId) };
}

export const deckFoldersPart: AccountPart = {
  name: 'deckFolders',
  covers: {
    'deck_folders.user_id': ['export', 'erase'],
    'deck_folder_decks.user_id': ['export', 'erase'],
  },
  read: listFoldersOf,
  erase: deleteFoldersOf,
};

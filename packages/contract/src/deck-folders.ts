import { z } from 'zod';
import { nameText, text } from './text.ts';

export const FOLDER_NAME_MAX = 60;
/** Folders of one member in one game at most. */
export const FOLDERS_MAX = 200;

const folderId = text(15).regex(/^[1-9]\d*$/);

export const folderParams = z.strictObject({ game: text(32), folderId });

export const folderBody = z
  .strictObject({
    name: nameText(FOLDER_NAME_MAX).refine((name) => name.trim() !== '', 'must not be blank'),
  })
  .meta({ id: 'DeckFolderBody' });

export const folder = z
  .strictObject({ id: z.string(), name: z.string(), deckCount: z.int() })
  .meta({ id: 'DeckFolder' });

export const foldersAnswer = z
  .strictObject({
    folders: z.array(folder),
    allCount: z.int().meta({ description: 'Decks that are neither locked nor archived' }),
    unfiledCount: z.int(),
    archivedCount: z.int(),
  })
  .meta({ id: 'DeckFolders' });

/** The whole membership of one deck at once. */
export const deckFoldersChange = z
  .strictObject({ folderIds: z.array(folderId).max(FOLDERS_MAX) })
  .meta({ id: 'DeckFoldersChange' });

export const deckFoldersAnswer = z
  .strictObject({ folders: z.array(z.string()) })
  .meta({ id: 'DeckFolderNames' });

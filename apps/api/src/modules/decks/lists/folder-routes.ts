import * as endpoints from '@deckframe/contract/decks/endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { handle } from '../../../lib/handle.ts';
import { requireUser } from '../../../lib/require-user.ts';
import { readDeckId } from '../decks/reading-service.ts';
import type { DeckWriter } from '../decks/service.ts';
import { countOwnDecks, listFolders } from './folder-queries.ts';
import { changeFolderName, createFolder, fileDeck, removeFolder } from './folder-service.ts';

export function deckFolderRoutes(app: App, services: AppServices, writer: DeckWriter): void {
  folderRoutes(app, services, writer);
  folderChangeRoutes(app, services, writer);
}

function folderRoutes(app: App, { db, memberWrite }: AppServices, writer: DeckWriter): void {
  handle(app, endpoints.listDeckFolders, async (request) => {
    const userId = (await requireUser(request)).id;
    const { game } = request.params;
    const rows = await listFolders(db, userId, game);
    const counts = await countOwnDecks(db, userId, game);
    return {
      folders: rows.map((row) => ({
        id: String(row.id),
        name: row.name,
        deckCount: row.deck_count,
      })),
      allCount: counts.shown,
      unfiledCount: counts.unfiled,
      archivedCount: counts.archived,
    };
  });

  handle(app, endpoints.createDeckFolder, async (request) => {
    const { game } = request.params;
    return memberWrite(request, (write) =>
      createFolder(writer.open(write, game), request.body.name),
    );
  });
}

function folderChangeRoutes(app: App, { memberWrite }: AppServices, writer: DeckWriter): void {
  handle(app, endpoints.renameDeckFolder, async (request) => {
    const { game, folderId } = request.params;
    return memberWrite(request, (write) =>
      changeFolderName(writer.open(write, game), Number(folderId), request.body.name),
    );
  });

  handle(app, endpoints.deleteDeckFolder, async (request) => {
    const { game, folderId } = request.params;
    return memberWrite(request, (write) =>
      removeFolder(writer.open(write, game), Number(folderId)),
    );
  });

  handle(app, endpoints.fileDeck, async (request) => {
    const { game, deckId } = request.params;
    const id = readDeckId(deckId);
    const folderIds = request.body.folderIds.map(Number);
    return memberWrite(request, (write) => fileDeck(writer.open(write, game), id, folderIds));
  });
}

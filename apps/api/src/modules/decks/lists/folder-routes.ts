import {
  deckFoldersAnswer,
  deckFoldersChange,
  folder,
  folderBody,
  folderParams,
  foldersAnswer,
} from '@deckframe/contract/decks/deck-lists';
import { deckParams } from '@deckframe/contract/decks/decks';
import { gameParams, idempotencyHeaders } from '@deckframe/contract/params';
import { z } from 'zod';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { requireUser } from '../../../lib/require-user.ts';
import { readDeckId } from '../decks/reading-service.ts';
import type { DeckWriter } from '../decks/service.ts';
import { countOwnDecks, listFolders } from './folder-queries.ts';
import { changeFolderName, createFolder, fileDeck, removeFolder } from './folder-service.ts';

const FOLDERS = '/api/games/:game/my-deck-folders';

export function deckFolderRoutes(app: App, services: AppServices, writer: DeckWriter): void {
  folderRoutes(app, services, writer);
  folderChangeRoutes(app, services, writer);
}

function folderRoutes(app: App, { db, memberWrite }: AppServices, writer: DeckWriter): void {
  app.get(
    FOLDERS,
    {
      config: { policy: 'decks.organise' },
      schema: {
        operationId: 'listDeckFolders',
        summary: 'One’s folders and how many decks each holds',
        tags: ['decks'],
        params: gameParams,
        response: { 200: foldersAnswer },
      },
    },
    async (request) => {
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
    },
  );

  app.post(
    FOLDERS,
    {
      config: { policy: 'decks.organise' },
      schema: {
        operationId: 'createDeckFolder',
        summary: 'A new, empty folder',
        tags: ['decks'],
        params: gameParams,
        headers: idempotencyHeaders,
        body: folderBody,
        response: { 200: folder },
      },
    },
    async (request) => {
      const { game } = request.params;
      return memberWrite(request, (write) =>
        createFolder(writer.open(write, game), request.body.name),
      );
    },
  );
}

function folderChangeRoutes(app: App, { memberWrite }: AppServices, writer: DeckWriter): void {
  app.put(
    `${FOLDERS}/:folderId`,
    {
      config: { policy: 'decks.organise' },
      schema: {
        operationId: 'renameDeckFolder',
        summary: 'Give a folder another name',
        tags: ['decks'],
        params: folderParams,
        headers: idempotencyHeaders,
        body: folderBody,
        response: { 200: folder },
      },
    },
    async (request) => {
      const { game, folderId } = request.params;
      return memberWrite(request, (write) =>
        changeFolderName(writer.open(write, game), Number(folderId), request.body.name),
      );
    },
  );

  app.delete(
    `${FOLDERS}/:folderId`,
    {
      config: { policy: 'decks.organise' },
      schema: {
        operationId: 'deleteDeckFolder',
        summary: 'Delete a folder; its decks stay',
        tags: ['decks'],
        params: folderParams,
        headers: idempotencyHeaders,
        response: { 200: z.strictObject({}) },
      },
    },
    async (request) => {
      const { game, folderId } = request.params;
      return memberWrite(request, (write) =>
        removeFolder(writer.open(write, game), Number(folderId)),
      );
    },
  );

  app.put(
    '/api/games/:game/decks/:deckId/folders',
    {
      config: { policy: 'decks.organise' },
      schema: {
        operationId: 'fileDeck',
        summary: 'Set which of one’s folders hold a deck',
        tags: ['decks'],
        params: deckParams,
        headers: idempotencyHeaders,
        body: deckFoldersChange,
        response: { 200: deckFoldersAnswer },
      },
    },
    async (request) => {
      const { game, deckId } = request.params;
      const id = readDeckId(deckId);
      const folderIds = request.body.folderIds.map(Number);
      return memberWrite(request, (write) => fileDeck(writer.open(write, game), id, folderIds));
    },
  );
}

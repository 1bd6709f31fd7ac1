import { bookmarksQuery, decksAnswer, deckPreferences } from '@deckframe/contract/decks/deck-lists';
import { deckParams } from '@deckframe/contract/decks/decks';
import { gameParams, idempotencyHeaders } from '@deckframe/contract/params';
import { DECK_VISIBILITY, toVisibility } from '@deckframe/domain/decks/deck/deck-document';
import { z } from 'zod';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { requireUser } from '../../lib/require-user.ts';
import { getReadableDeck, readDeckId, toDeckSummary } from '../deck-reading/service.ts';
import { findDefaultVisibility } from '../decks/decks/service.ts';
import {
  deleteBookmark,
  insertBookmark,
  listBookmarks,
  upsertDefaultVisibility,
} from '../decks/lists/bookmark-queries.ts';
import { readDeckPage, toDeckPage } from '../decks/lists/page.ts';

const BOOKMARK = '/api/games/:game/decks/:deckId/bookmark';
const PREFERENCES = '/api/me/deck-preferences';
/** Bookmarks are ordered by the moment they were made, as recent decks are by theirs. */
const ORDER = 'recent';

const config = { policy: 'decks.organise' } as const;

/** What a member keeps about decks: bookmarks, and how new decks are shown. */
export function bookmarkAndPreferenceRoutes(app: App, services: AppServices): void {
  bookmarkRoutes(app, services);
  preferenceRoutes(app, services);
}

function bookmarkRoutes(app: App, { db, memberWrite }: AppServices): void {
  app.get(
    '/api/games/:game/my-bookmarks',
    {
      config: { policy: 'decks.organise' },
      schema: {
        operationId: 'listBookmarks',
        summary: 'Decks that one has kept, last kept first',
        tags: ['decks'],
        params: gameParams,
        querystring: bookmarksQuery,
        response: { 200: decksAnswer },
      },
    },
    async (request) => {
      const page = readDeckPage(ORDER, request.query);
      const userId = (await requireUser(request)).id;
      const found = await listBookmarks(db, userId, request.params.game, page);
      const { rows, newer, older } = toDeckPage(ORDER, page, found);
      return { decks: rows.map(toDeckSummary), newer, older };
    },
  );

  const schema = {
    tags: ['decks'],
    params: deckParams,
    headers: idempotencyHeaders,
    response: { 200: z.strictObject({}) },
  };

  app.put(
    BOOKMARK,
    { config, schema: { ...schema, operationId: 'addBookmark', summary: 'Keep a deck' } },
    async (request) => {
      const { game, deckId } = request.params;
      const row = await getReadableDeck(db, game, deckId, () => request.findUser());
      return memberWrite(request, async (write) => {
        await insertBookmark(write.db, write.user.id, game, row.id);
        return {};
      });
    },
  );

  app.delete(
    BOOKMARK,
    { config, schema: { ...schema, operationId: 'removeBookmark', summary: 'Keep it no longer' } },
    async (request) => {
      const id = readDeckId(request.params.deckId);
      return memberWrite(request, async (write) => {
        await deleteBookmark(write.db, write.user.id, request.params.game, id);
        return {};
      });
    },
  );
}

function preferenceRoutes(app: App, { db, memberWrite }: AppServices): void {
  app.get(
    PREFERENCES,
    {
      config,
      schema: {
        operationId: 'getDeckPreferences',
        summary: 'How one’s new decks are shown',
        tags: ['decks'],
        response: { 200: deckPreferences },
      },
    },
    async (request) => {
      const { id } = await requireUser(request);
      const preferred = await findDefaultVisibility(db, id);
      return { defaultVisibility: toVisibility(preferred ?? 0) };
    },
  );

  app.put(
    PREFERENCES,
    {
      config,
      schema: {
        operationId: 'changeDeckPreferences',
        summary: 'Change how one’s new decks are shown',
        tags: ['decks'],
        headers: idempotencyHeaders,
        body: deckPreferences,
        response: { 200: deckPreferences },
      },
    },
    async (request) => {
      const { defaultVisibility } = request.body;
      return memberWrite(request, async (write) => {
        const visibility = DECK_VISIBILITY[defaultVisibility];
        await upsertDefaultVisibility(write.db, write.user.id, visibility);
        return { defaultVisibility };
      });
    },
  );
}

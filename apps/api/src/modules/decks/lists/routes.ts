import { BUILD_DECKS_MAX } from '@deckframe/contract/decks/deck-lists';
import * as endpoints from '@deckframe/contract/decks/endpoints';
import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { encodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { DECK_VISIBILITY, toVisibility } from '@deckframe/domain/decks/deck/deck';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { allowSharedCache } from '../../../lib/cache-control.ts';
import { handle } from '../../../lib/handle.ts';
import { requireUser } from '../../../lib/require-user.ts';
import { readPromised } from '../../collection/trades/service.ts';
import { getReadableDeck, readDeckId, toDeckSummary } from '../decks/reading-service.ts';
import { findDefaultVisibility } from '../decks/service.ts';
import {
  deleteBookmark,
  insertBookmark,
  listBookmarks,
  upsertDefaultVisibility,
} from './bookmark-queries.ts';
import { readDeckPage, toDeckPage } from './page.ts';
import { listBuildRows } from './queries.ts';
import { findMemberDecks, findOwnDecks, findHomeDecks, findPublicDecks } from './service.ts';
import { createTermShares } from './term-shares.ts';
import type { Reach } from './filter-queries.ts';

/** Bookmarks are sorted by time, like recent decks. */
const ORDER = 'recent';

/** Registers bookmarks and preferences of new decks. */
export function bookmarkAndPreferenceRoutes(app: App, services: AppServices): void {
  bookmarkRoutes(app, services);
  preferenceRoutes(app, services);
}

function bookmarkRoutes(app: App, { db, memberWrite }: AppServices): void {
  handle(app, endpoints.listBookmarks, async (request) => {
    const page = readDeckPage(ORDER, request.query);
    const userId = (await requireUser(request)).id;
    const found = await listBookmarks(db, userId, request.params.game, page);
    const { rows, newer, older } = toDeckPage(ORDER, page, found);
    return { decks: rows.map(toDeckSummary), newer, older };
  });

  handle(app, endpoints.addBookmark, async (request) => {
    const { game, deckId } = request.params;
    const row = await getReadableDeck(db, game, deckId, () => request.findUser());
    return memberWrite(request, async (write) => {
      await insertBookmark(write.db, write.user.id, game, row.id);
      return {};
    });
  });

  handle(app, endpoints.removeBookmark, async (request) => {
    const id = readDeckId(request.params.deckId);
    return memberWrite(request, async (write) => {
      await deleteBookmark(write.db, write.user.id, request.params.game, id);
      return {};
    });
  });
}

function preferenceRoutes(app: App, { db, memberWrite }: AppServices): void {
  handle(app, endpoints.getDeckPreferences, async (request) => {
    const { id } = await requireUser(request);
    const preferred = await findDefaultVisibility(db, id);
    return { defaultVisibility: toVisibility(preferred ?? 0) };
  });

  handle(app, endpoints.changeDeckPreferences, async (request) => {
    const { defaultVisibility } = request.body;
    return memberWrite(request, async (write) => {
      const visibility = DECK_VISIBILITY[defaultVisibility];
      await upsertDefaultVisibility(write.db, write.user.id, visibility);
      return { defaultVisibility };
    });
  });
}

export function deckListRoutes(app: App, services: AppServices): void {
  publicListRoutes(app, services);
  memberListRoutes(app, services);
  buildListRoute(app, services);
}

function publicListRoutes(app: App, { clock, db, games }: AppServices): void {
  const shares = createTermShares(db, clock);

  handle(app, endpoints.listDecks, async (request, reply) => {
    const { order, after, before, limit, missing, ...filters } = request.query;
    const { game } = request.params;
    // Requires a login, because it uses the member's collection.
    const user = await (missing === undefined ? request.findUser() : requireUser(request));
    const own = user?.id;
    const reach = await readReach(db, game, own, missing);
    const list = { game, order, filters, page: { after, before, limit }, reach };
    const { rows, newer, older } = await findPublicDecks(db, shares, list, own);
    if (request.headers.cookie === undefined) {
      reply.header('vary', 'cookie');
      allowSharedCache(request, reply);
    }
    return { decks: rows.map(toDeckSummary), newer, older };
  });

  handle(app, endpoints.listPopularDecks, async (request, reply) => {
    const { rows, isOfTheWeek } = await findHomeDecks(db, shares, games.get(request.params.game));
    allowSharedCache(request, reply);
    return { decks: rows.map(toDeckSummary), isOfTheWeek };
  });
}

function memberListRoutes(app: App, { db }: AppServices): void {
  handle(app, endpoints.listMyDecks, async (request) => {
    const { order, after, before, limit, folder, unfiled, archived, missing, ...filters } =
      request.query;
    const user = await requireUser(request);
    const list = {
      game: request.params.game,
      order,
      filters,
      page: { after, before, limit },
      reach: await readReach(db, request.params.game, user.id, missing),
    };
    const { rows, newer, older } = await findOwnDecks(db, list, user.id, {
      archived: archived === true,
      ...(folder !== undefined && { folder: Number(folder) }),
      ...(unfiled === true && { unfiled }),
    });
    const decks = rows.map((row) => ({ ...toDeckSummary(row), folders: row.folders }));
    return { decks, newer, older };
  });

  handle(app, endpoints.listUserDecks, async (request, reply) => {
    const { order, after, before, limit, ...filters } = request.query;
    const { game, userId } = request.params;
    const list = { game, order, filters, page: { after, before, limit } };
    const { rows, newer, older } = await findMemberDecks(db, list, userId);
    allowSharedCache(request, reply);
    return { decks: rows.map(toDeckSummary), newer, older };
  });
}

function buildListRoute(app: App, { db }: AppServices): void {
  handle(app, endpoints.listMyDeckCards, async (request) => {
    const user = await requireUser(request);
    const rows = await listBuildRows(db, request.params.game, user.id, BUILD_DECKS_MAX + 1);
    const decks = rows.slice(0, BUILD_DECKS_MAX).map((row) => ({
      id: encodeDeckId(row.id),
      name: row.decklist_name,
      isSleeved: row.is_sleeved,
      archetype: row.archetype ?? '',
      content: row.content,
    }));
    return { decks, isCut: rows.length > BUILD_DECKS_MAX };
  });
}

async function readReach(
  db: Database,
  game: string,
  userId: UserId | undefined,
  missing: number | undefined,
): Promise<Reach | undefined> {
  if (userId === undefined || missing === undefined) return undefined;
  return { userId, missing, promised: await readPromised(db, game, userId) };
}

import {
  decksAnswer,
  ownDecksAnswer,
  ownDecksQuery,
  publicDecksQuery,
  userDecksParams,
  userDecksQuery,
} from '@deckframe/contract/deck-lists';
import { gameParams } from '@deckframe/contract/params';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { allowSharedCache } from '../../lib/cache-control.ts';
import { requireUser } from '../../lib/require-user.ts';
import { toDeckSummary } from '../deck-reading/service.ts';
import { findMemberDecks, findOwnDecks, findPublicDecks } from './service.ts';
import { createTermShares } from './term-shares.ts';

export function deckListRoutes(app: App, services: AppServices): void {
  publicListRoutes(app, services);
  memberListRoutes(app, services);
}

function publicListRoutes(app: App, { clock, db }: AppServices): void {
  const shares = createTermShares(db, clock);

  app.get(
    '/api/games/:game/decks',
    {
      config: { policy: 'decks.read' },
      schema: {
        operationId: 'listDecks',
        summary: 'Public decks of other members, 25 a page',
        tags: ['decks'],
        params: gameParams,
        querystring: publicDecksQuery,
        response: { 200: decksAnswer },
      },
    },
    async (request, reply) => {
      const { order, after, before, limit, ...filters } = request.query;
      const { game } = request.params;
      const user = await request.findUser();
      const list = { game, order, filters, page: { after, before, limit } };
      const own = user?.id;
      const { rows, newer, older } = await findPublicDecks(db, shares, list, own);
      if (request.headers.cookie === undefined) {
        reply.header('vary', 'cookie');
        allowSharedCache(request, reply);
      }
      return { decks: rows.map(toDeckSummary), newer, older };
    },
  );
}

function memberListRoutes(app: App, { db }: AppServices): void {
  app.get(
    '/api/games/:game/my-decks',
    {
      config: { policy: 'decks.organise' },
      schema: {
        operationId: 'listMyDecks',
        summary: 'One’s own decks, 25 a page; locked ones are hidden',
        tags: ['decks'],
        params: gameParams,
        querystring: ownDecksQuery,
        response: { 200: ownDecksAnswer },
      },
    },
    async (request) => {
      const { order, after, before, limit, folder, unfiled, archived, ...filters } = request.query;
      const user = await requireUser(request);
      const list = {
        game: request.params.game,
        order,
        filters,
        page: { after, before, limit },
      };
      const { rows, newer, older } = await findOwnDecks(db, list, user.id, {
        archived: archived === true,
        ...(folder !== undefined && { folder: Number(folder) }),
        ...(unfiled === true && { unfiled }),
      });
      const decks = rows.map((row) => ({ ...toDeckSummary(row), folders: row.folders }));
      return { decks, newer, older };
    },
  );

  app.get(
    '/api/games/:game/users/:userId/decks',
    {
      config: { policy: 'decks.read' },
      schema: {
        operationId: 'listUserDecks',
        summary: 'Public decks of one member, 25 a page',
        tags: ['decks'],
        params: userDecksParams,
        querystring: userDecksQuery,
        response: { 200: decksAnswer },
      },
    },
    async (request, reply) => {
      const { order, after, before, limit, ...filters } = request.query;
      const { game, userId } = request.params;
      const list = { game, order, filters, page: { after, before, limit } };
      const { rows, newer, older } = await findMemberDecks(db, list, userId);
      allowSharedCache(request, reply);
      return { decks: rows.map(toDeckSummary), newer, older };
    },
  );
}

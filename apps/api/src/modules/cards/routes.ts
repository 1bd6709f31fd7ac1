import {
  catalogueCard,
  NEWEST_CARDS_DEFAULT,
  newestCardsAnswer,
  newestCardsQuery,
} from '@deckframe/contract/cards/cards';
import { cardParams, gameParams } from '@deckframe/contract/params';
import type { AppDeps } from '../../app-deps.ts';
import type { App } from '../../app-types.ts';
import { AppError } from '../../lib/app-error.ts';
import { allowSharedCache } from '../../lib/cache-control.ts';
import { toCard, toCatalogueCard } from './mapping.ts';
import { findPublishedCard, listNewestCards } from './queries.ts';

export function cardRoutes(app: App, { db }: AppDeps): void {
  app.get(
    '/api/games/:game/cards/:cardno',
    {
      config: { policy: 'cards.read' },
      schema: {
        operationId: 'getCard',
        summary: 'One printing of a card',
        tags: ['cards'],
        params: cardParams,
        response: { 200: catalogueCard },
      },
    },
    async (request, reply) => {
      const { game, cardno } = request.params;
      const row = await findPublishedCard(db, game, cardno);
      if (row === undefined) throw new AppError('CARD_NOT_FOUND');
      allowSharedCache(request, reply);
      return toCatalogueCard(row);
    },
  );

  app.get(
    '/api/games/:game/newest-cards',
    {
      config: { policy: 'cards.read' },
      schema: {
        operationId: 'listNewestCards',
        summary: 'The newest published main cards',
        tags: ['cards'],
        params: gameParams,
        querystring: newestCardsQuery,
        response: { 200: newestCardsAnswer },
      },
    },
    async (request, reply) => {
      const limit = request.query.limit ?? NEWEST_CARDS_DEFAULT;
      const rows = await listNewestCards(db, request.params.game, limit);
      allowSharedCache(request, reply);
      return { cards: rows.map(toCard) };
    },
  );
}

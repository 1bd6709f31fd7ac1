import { cardRating, ratedAnswer, ratingBody } from '@deckframe/contract/community/community';
import { cardParams, gameParams, idempotencyHeaders } from '@deckframe/contract/params';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import {
  getDailyCard,
  getRatedCard,
  getRating,
  rateCard,
  rateDailyCard,
  RATING_LIMIT,
} from './service.ts';

const tags = ['community'];
const PATH = '/api/games/:game/cards/:cardno/rating';

export function ratingRoutes(app: App, { db, memberWrite }: AppServices): void {
  app.get(
    PATH,
    {
      config: { policy: 'community.read' },
      schema: {
        operationId: 'getCardRating',
        summary: 'Average and number of the ratings of a card, and your own',
        tags,
        params: cardParams,
        response: { 200: cardRating },
      },
    },
    async (request) => {
      const { game, cardno } = request.params;
      const card = await getRatedCard(db, game, cardno);
      return getRating(db, game, card, (await request.findUser())?.id ?? null);
    },
  );

  app.put(
    PATH,
    {
      config: { policy: 'community.take-part' },
      schema: {
        operationId: 'rateCard',
        summary: 'Rate a card with 1 to 5 stars',
        tags,
        params: cardParams,
        headers: idempotencyHeaders,
        body: ratingBody,
        response: { 200: ratedAnswer },
      },
    },
    async (request) => {
      const { game, cardno } = request.params;
      const card = await getRatedCard(db, game, cardno);
      const { rating } = request.body;
      return memberWrite(
        request,
        (write) => rateCard(write.db, { userId: write.user.id, game, card, rating }),
        { limits: [RATING_LIMIT] },
      );
    },
  );

  app.put(
    '/api/games/:game/daily-card/rating',
    {
      config: { policy: 'community.take-part' },
      schema: {
        operationId: 'rateDailyCard',
        summary: 'Rate the card of the day, once a UTC date',
        tags,
        params: gameParams,
        headers: idempotencyHeaders,
        body: ratingBody,
        response: { 200: ratedAnswer },
      },
    },
    async (request) => {
      const { game } = request.params;
      const { rating } = request.body;
      const daily = await getDailyCard(db, game);
      return memberWrite(
        request,
        (write) => rateDailyCard(write.db, { userId: write.user.id, game, ...daily, rating }),
        { limits: [RATING_LIMIT] },
      );
    },
  );
}

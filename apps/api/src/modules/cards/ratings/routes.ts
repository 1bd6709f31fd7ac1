import { dailyCardAnswer } from '@deckframe/contract/cards/cards';
import {
  staplesAnswer,
  cardRating,
  ratedAnswer,
  ratingBody,
} from '@deckframe/contract/community/community';
import { gameParams, cardParams, idempotencyHeaders } from '@deckframe/contract/params';
import type { AppDeps } from '../../../app-deps.ts';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { AppError } from '../../../lib/app-error.ts';
import { allowSharedCache } from '../../../lib/cache-control.ts';
import { requireUser } from '../../../lib/require-user.ts';
import {
  toDailyCard,
  getOrFillDailyCard,
  getStapleCard,
  getStaples,
  markStaple,
  STAPLE_LIMIT,
  getDailyCard,
  getRatedCard,
  getRating,
  rateCard,
  rateDailyCard,
  RATING_LIMIT,
} from './service.ts';

export function dailyCardRoutes(app: App, { db }: AppDeps): void {
  app.get(
    '/api/games/:game/daily-card',
    {
      config: { policy: 'dailyCard.read' },
      schema: {
        operationId: 'getDailyCard',
        summary: "Today's card of the day (UTC)",
        tags: ['cards'],
        params: gameParams,
        response: { 200: dailyCardAnswer },
      },
    },
    async (request, reply) => {
      const row = await getOrFillDailyCard(db, request.params.game);
      if (row === undefined) throw new AppError('DAILY_CARD_NOT_FOUND');
      allowSharedCache(request, reply);
      return toDailyCard(row);
    },
  );
}

const tags = ['community'];
const STAPLE_PATH = '/api/me/games/:game/staples/:cardno';

export function stapleRoutes(app: App, { db, memberWrite }: AppServices): void {
  app.get(
    '/api/me/games/:game/staples',
    {
      config: { policy: 'community.take-part' },
      schema: {
        operationId: 'listStaples',
        summary: 'Your staple cards of a game',
        tags,
        params: gameParams,
        response: { 200: staplesAnswer },
      },
    },
    async (request) => getStaples(db, (await requireUser(request)).id, request.params.game),
  );

  for (const [method, remove] of [
    ['PUT', false],
    ['DELETE', true],
  ] as const) {
    app.route({
      method,
      url: STAPLE_PATH,
      config: { policy: 'community.take-part' },
      schema: {
        operationId: remove ? 'unmarkStaple' : 'markStaple',
        summary: remove ? 'Take a card off your staples' : 'Mark a card as a staple',
        tags,
        params: cardParams,
        headers: idempotencyHeaders,
        response: { 200: staplesAnswer },
      },
      handler: async (request) => {
        const { game, cardno } = request.params;
        const card = await getStapleCard(db, game, cardno);
        return memberWrite(
          request,
          (write) => markStaple(write.db, { userId: write.user.id, game, card, remove }),
          { limits: [STAPLE_LIMIT] },
        );
      },
    });
  }
}

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

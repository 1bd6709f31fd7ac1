import * as endpoints from '@deckframe/contract/cards/endpoints';
import type { AppDeps } from '../../../app-deps.ts';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { AppError } from '../../../lib/app-error.ts';
import { allowSharedCache } from '../../../lib/cache-control.ts';
import { handle } from '../../../lib/handle.ts';
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
  handle(app, endpoints.getDailyCard, async (request, reply) => {
    const row = await getOrFillDailyCard(db, request.params.game);
    if (row === undefined) throw new AppError('DAILY_CARD_NOT_FOUND');
    allowSharedCache(request, reply);
    return toDailyCard(row);
  });
}

export function stapleRoutes(app: App, { db, memberWrite }: AppServices): void {
  handle(app, endpoints.listStaples, async (request) =>
    getStaples(db, (await requireUser(request)).id, request.params.game),
  );

  for (const endpoint of [endpoints.markStaple, endpoints.unmarkStaple]) {
    const remove = endpoint === endpoints.unmarkStaple;
    handle(app, endpoint, async (request) => {
      const { game, cardno } = request.params;
      const card = await getStapleCard(db, game, cardno);
      return memberWrite(
        request,
        (write) => markStaple(write.db, { userId: write.user.id, game, card, remove }),
        { limits: [STAPLE_LIMIT] },
      );
    });
  }
}

export function ratingRoutes(app: App, { db, memberWrite }: AppServices): void {
  handle(app, endpoints.getCardRating, async (request) => {
    const { game, cardno } = request.params;
    const card = await getRatedCard(db, game, cardno);
    return getRating(db, game, card, (await request.findUser())?.id ?? null);
  });

  handle(app, endpoints.rateCard, async (request) => {
    const { game, cardno } = request.params;
    const card = await getRatedCard(db, game, cardno);
    const { rating } = request.body;
    return memberWrite(
      request,
      (write) => rateCard(write.db, { userId: write.user.id, game, card, rating }),
      { limits: [RATING_LIMIT] },
    );
  });

  handle(app, endpoints.rateDailyCard, async (request) => {
    const { game } = request.params;
    const { rating } = request.body;
    const daily = await getDailyCard(db, game);
    return memberWrite(
      request,
      (write) => rateDailyCard(write.db, { userId: write.user.id, game, ...daily, rating }),
      { limits: [RATING_LIMIT] },
    );
  });
}

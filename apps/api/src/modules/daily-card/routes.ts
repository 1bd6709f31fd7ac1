import { dailyCardAnswer } from '@deckframe/contract/daily-card';
import { gameParams } from '@deckframe/contract/params';
import type { AppDeps } from '../../app-deps.ts';
import type { App } from '../../app-types.ts';
import { AppError } from '../../lib/app-error.ts';
import { allowSharedCache } from '../../lib/cache-control.ts';
import { toDailyCard } from './mapping.ts';
import { getOrFillDailyCard } from './service.ts';

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

import {
  customBatchAnswer,
  customCardBatch,
  seriesParams,
} from '@deckframe/contract/creators/custom-series';
import { idempotencyHeaders } from '@deckframe/contract/params';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { BATCH_LIMIT, writeBatch } from './batch.ts';

/** The cards of an imported file, some at a time. */
export function customBatchRoutes(app: App, { games, memberWrite }: AppServices): void {
  app.post(
    '/api/games/:game/custom-series/:seriesId/cards/batch',
    {
      config: { policy: 'customSeries.write' },
      schema: {
        operationId: 'writeCustomCards',
        summary: 'New cards and changes of cards, each refused or written by itself',
        tags: ['custom series'],
        params: seriesParams,
        headers: idempotencyHeaders,
        body: customCardBatch,
        response: { 200: customBatchAnswer },
      },
    },
    async (request) => {
      const { game, seriesId } = request.params;
      const config = games.get(game);
      return memberWrite(
        request,
        (write) => writeBatch(write, config, seriesId, request.body.cards),
        { limits: [BATCH_LIMIT] },
      );
    },
  );
}
